/// What recognises a gesture: a shape, because nothing touches here.
///
/// Source: Apple, uigesturerecognizer.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view in which it recognises.
  open internal(set) weak var view: UIView?
  /// Whether it recognises anything; a plain value here.
  open var isEnabled = true
  /// How far the gesture is.
  open var state = State.possible
  /// Whether touches reach the view only if there was no gesture; a plain value here.
  open var cancelsTouchesInView = true
  /// What decides about the gesture; never asked here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  public override init() { super.init() }

  @available(*, unavailable, message: "Linux finds no method by a selector")
  /// Calls a method by its name: unavailable, because nothing finds it.
  public init(target: Any?, action: Selector?) { super.init() }

  /// How far a gesture is.
  ///
  /// Source: Apple, uigesturerecognizer/state-swift.enum.
  public enum State: Int, Sendable {
    /// It may come.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It has changed.
    case changed = 2
    /// It has ended.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// It was none.
    case failed = 5
  }
}

/// What decides about a gesture; never asked here.
///
/// Source: Apple, uigesturerecognizerdelegate.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// What recognises taps: a shape.
///
/// Source: Apple, uitapgesturerecognizer.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// What recognises a finger that moves: a shape.
///
/// Source: Apple, uipangesturerecognizer.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// What recognises a finger that moves fast: a shape.
///
/// Source: Apple, uiswipegesturerecognizer.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// What recognises a finger that stays: a shape.
///
/// Source: Apple, uilongpressgesturerecognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it stays.
  open var minimumPressDuration: TimeInterval = 0.5
}
