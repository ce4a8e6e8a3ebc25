/// A shape: what recognises a gesture; nothing touches here.
///
/// Source: Apple, uigesturerecognizer.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var state = State.possible
  open var cancelsTouchesInView = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  public override init() { super.init() }

  @available(*, unavailable, message: "Linux finds no method by a selector")
  public init(target: Any?, action: Selector?) { super.init() }

  /// How far a gesture is.
  ///
  /// Source: Apple, uigesturerecognizer/state-swift.enum.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }
}

/// A shape: what decides about a gesture; never asked here.
///
/// Source: Apple, uigesturerecognizerdelegate.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// A shape: what recognises taps.
///
/// Source: Apple, uitapgesturerecognizer.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A shape: what recognises a finger that moves.
///
/// Source: Apple, uipangesturerecognizer.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// A shape: what recognises a finger that moves fast.
///
/// Source: Apple, uiswipegesturerecognizer.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// A shape: what recognises a finger that stays.
///
/// Source: Apple, uilongpressgesturerecognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}
