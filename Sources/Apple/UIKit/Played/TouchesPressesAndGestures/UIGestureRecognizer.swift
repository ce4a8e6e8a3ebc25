/// Recognises a gesture; nothing touches here, so it acts where the app sets its state.
///
/// A test that sets `state` to `.ended` plays the gesture.
///
/// Source: Apple, uigesturerecognizer.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  private var entries: [Entry] = []
  /// The view that it is for.
  open internal(set) weak var view: UIView?
  /// Whether it recognises anything; stored, never used.
  open var isEnabled = true
  /// How far the gesture is; the methods of the targets are called as it begins, changes and ends.
  open var state = State.possible {
    didSet {
      switch state {
      case .began, .changed, .ended, .cancelled: callsTargets()
      case .possible, .failed: break
      }
    }
  }
  /// Whether the view hears no more of the touches; stored, never used.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches later; stored, never used.
  open var delaysTouchesBegan = false
  /// Whether the view hears later that touches have ended; stored, never used.
  open var delaysTouchesEnded = true
  /// The name that the app gave the recogniser; stored, never used.
  open var name: String?
  /// The object that decides about the gesture; never asked here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  public override init() { super.init() }

  /// Creates one that calls a method of an object, which it does not keep.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method of an object, which the recogniser does not keep.
  open func addTarget(_ target: Any, action: Selector) {
    entries.append(Entry(target: target as AnyObject, action: action))
  }

  /// Forgets methods; nil stands for every target and every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.action == action)
    }
  }

  private func callsTargets() {
    for entry in entries {
      if let target = entry.target { entry.action.call(target, self) }
    }
  }

  /// Where the gesture is: at the corner of the view, as nothing touches here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }
  /// Lets another one decide first; a plain wish here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// How far a gesture is.
  ///
  /// Source: Apple, uigesturerecognizer/state-swift.enum.
  public enum State: Int, Sendable {
    /// Nothing is recognised.
    case possible = 0
    /// The gesture begins.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has ended.
    case ended = 3
    /// The system has ended it.
    case cancelled = 4
    /// It is none.
    case failed = 5

    /// The state that a gesture of one moment ends with.
    public static let recognized = State.ended
  }
}

/// Decides about a gesture; never asked here.
///
/// Source: Apple, uigesturerecognizerdelegate.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asks whether a gesture may begin; never asked here.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asks whether a gesture gets a touch; never asked here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Asks whether two gestures may be recognised at once; never asked here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks whether another gesture has to fail first; never asked here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks whether a gesture waits for this one to fail; never asked here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Answers for an app that leaves it out.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Answers for an app that leaves it out.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Answers for an app that leaves it out.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Answers for an app that leaves it out.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Answers for an app that leaves it out.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
