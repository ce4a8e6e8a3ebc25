/// The published partition of events; each group is explored together with the core.
public enum EventGroup: String, Hashable, Sendable, CaseIterable {
  /// Launch, open, return, home, kill.
  case core
  /// Windows that come, go, turn and are touched.
  case windows
  /// Interruptions, which take the focus for a while.
  case interruptions
  /// Payloads, which are delivered to a scene.
  case payloads
  /// State that is saved and given back.
  case restoration
  /// The app's requests to the system.
  case requests
  /// Scenes that are not windows.
  case roles
  /// Changes of the process.
  case process
  /// Notifications that arrive, and what the user does with them.
  case notifications
  /// Changes of the device.
  case device
}
