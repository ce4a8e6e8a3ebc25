/// Recognises taps.
///
/// Source: Apple, uitapgesturerecognizer.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there have to be.
  open var numberOfTapsRequired = 1
  /// How many fingers tap.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that moves.
///
/// Source: Apple, uipangesturerecognizer.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  /// How few fingers may move.
  open var minimumNumberOfTouches = 1
  /// How many fingers may move.
  open var maximumNumberOfTouches = Int.max

  /// How far the finger has moved: as far as was set.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast the finger moves: it rests here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises a finger that moves in from an edge.
///
/// Source: Apple, uiscreenedgepangesturerecognizer.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges; stored, never used.
  open var edges: UIRectEdge = []
}

/// Recognises a finger that moves fast.
///
/// Source: Apple, uiswipegesturerecognizer.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// In which direction; stored, never used.
  open var direction = Direction.right
  /// How many fingers move.
  open var numberOfTouchesRequired = 1

  /// Where a finger moves.
  ///
  /// Source: Apple, uiswipegesturerecognizer/direction-swift.struct.
  public struct Direction: OptionSet, Sendable {
    /// One bit a direction.
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}

/// Recognises a finger that stays.
///
/// Source: Apple, uilongpressgesturerecognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it stays at least, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers stay.
  open var numberOfTouchesRequired = 1
}

/// Recognises two fingers that move apart.
///
/// Source: Apple, uipinchgesturerecognizer.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far, as a factor; stored, never used.
  open var scale: CGFloat = 1
  /// How fast: they rest here.
  open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that turn.
///
/// Source: Apple, uirotationgesturerecognizer.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far, in radians; stored, never used.
  open var rotation: CGFloat = 0
}

/// Edges of a rectangle.
///
/// Source: Apple, uirectedge.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit an edge.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// That above.
  public static let top = UIRectEdge(rawValue: 1)
  /// The one at the left.
  public static let left = UIRectEdge(rawValue: 2)
  /// That below.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The one at the right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All of them.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
