/// A shape: a touch without a position.
///
/// Source: Apple, uitouch.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is between its beginning and its end.
  ///
  /// Source: Apple, uitouch/phase-swift.enum.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  open var phase: Phase { .began }
  open var tapCount: Int { 1 }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A shape: a press of some key or button.
///
/// Source: Apple, uipress.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// A shape: what touches and presses belong to.
///
/// Source: Apple, uievent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of movement or button.
  ///
  /// Source: Apple, uievent/eventsubtype.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
  }
}

/// A shape: what presses belong to.
///
/// Source: Apple, uipressesevent.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}
