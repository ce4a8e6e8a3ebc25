/// A shape: a touch without a place.
///
/// Source: Apple, uitouch.
@preconcurrency @MainActor
open class UITouch: NSObject {}

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
  /// What kind of movement or button it is.
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
