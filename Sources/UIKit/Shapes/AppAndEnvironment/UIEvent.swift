/// A touch: a shape without a place.
///
/// Source: Apple, uitouch.
@preconcurrency @MainActor
open class UITouch: NSObject {}

/// A press of a key or a button: a shape without a key.
///
/// Source: Apple, uipress.
@preconcurrency @MainActor
open class UIPress: NSObject {}

/// What touches and presses belong to: a shape.
///
/// Source: Apple, uievent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of movement or button it is.
  ///
  /// Source: Apple, uievent/eventsubtype.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// A headset's button plays.
    case remoteControlPlay = 100
    /// A headset's button pauses.
    case remoteControlPause = 101
  }
}

/// What presses belong to: a shape.
///
/// Source: Apple, uipressesevent.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}
