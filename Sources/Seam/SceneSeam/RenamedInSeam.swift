// Names of the version before, for one version: the compiler offers the new one.

/// What a scene is connected with has the name that UIKit's options have.
@available(*, unavailable, renamed: "SceneConnectionOptions")
public typealias ConnectionOptions = SceneConnectionOptions

/// How the process was launched; the app's, beside the scene's.
@available(*, unavailable, renamed: "AppLaunch")
public typealias Launch = AppLaunch

/// What is handed to a scene.
@available(*, unavailable, renamed: "ScenePayload")
public typealias Payload = ScenePayload

/// Background time that the app holds.
@available(*, unavailable, renamed: "AppBackgroundTask")
public typealias BackgroundTask = AppBackgroundTask

extension ScenePayload {
  /// What kind of thing a payload is.
  @available(*, unavailable, renamed: "PayloadKind")
  public typealias Kind = PayloadKind
}
