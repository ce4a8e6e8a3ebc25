/// The published partition of events; each group is explored together with the core.
public enum EventGroup: String, Hashable, Sendable, CaseIterable {
  /// Launch, open, return, home, kill.
  case core
  /// Windows that come, go, turn and are touched.
  case windows
  /// What takes the focus for a while.
  case interruptions
  /// What is delivered to a scene.
  case payloads
  /// State that is saved and given back.
  case restoration
  /// What the app asks of the system.
  case requests
  /// Scenes that are not windows.
  case roles
  /// What happens to the process.
  case process
  /// Notifications that arrive, and what the user does with them.
  case notifications
  /// What happens to the device.
  case device
}
