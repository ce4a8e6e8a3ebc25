/// Why the system runs an app in the background, without a user who asked for it.
@frozen
public enum BackgroundCause: UInt8, Hashable, Sendable, CaseIterable {
  /// A push that shows nothing: `didReceiveRemoteNotification`.
  case silentPush
  /// A background fetch: `performFetch`.
  case backgroundFetch
  /// A task of the task scheduler.
  case backgroundTask
  /// Transfers that went on without the app: `handleEventsForBackgroundURLSession`.
  case urlSession
  /// The device has moved.
  case locationUpdate
  /// The user picked an action of a notification that does not open the app.
  case notificationAction
  /// Siri or a shortcut runs an App Intent that does not open the app.
  case appIntent
}

/// Why the process was launched, as far as an app can know when it launches.
@frozen
public struct AppLaunch: Hashable, Sendable {
  /// The system's reason for the launch; nil for a launch by the user, or by another app.
  public let backgroundCause: BackgroundCause?
  /// Number of the process since the app was installed, from 1.
  public let process: UInt32

  /// The payload that opens an app without scenes; nil for an app with scenes.
  ///
  /// It is delivered once more in a call.
  public let opening: ScenePayload?

  public init(
    for backgroundCause: BackgroundCause? = nil, process: UInt32, opening: ScenePayload? = nil
  ) {
    self.backgroundCause = backgroundCause
    self.process = process
    self.opening = opening
  }

  /// Whether the system launched the app for its own reasons: no scene need follow.
  public var isForBackgroundWork: Bool { backgroundCause != nil }
}

/// Background time that the app asked for and has not given back.
@frozen
public struct AppBackgroundTask: Hashable, Sendable {
  /// Its number, never used again on a device.
  public let id: UInt32

  public init(id: UInt32) { self.id = id }
}
