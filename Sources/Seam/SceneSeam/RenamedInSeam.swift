// Names of the version before, for one version: the compiler offers the new one.

/// The former name of a scene's connection options.
@available(*, unavailable, renamed: "SceneConnectionOptions")
public typealias ConnectionOptions = SceneConnectionOptions

/// How the process was launched; the app's, beside the scene's.
@available(*, unavailable, renamed: "AppLaunch")
public typealias Launch = AppLaunch

/// The former name of a scene's payload.
@available(*, unavailable, renamed: "ScenePayload")
public typealias Payload = ScenePayload

/// Background time that the app holds.
@available(*, unavailable, renamed: "AppBackgroundTask")
public typealias BackgroundTask = AppBackgroundTask

extension ScenePayload {
  /// The former name of a payload's kind.
  @available(*, unavailable, renamed: "PayloadKind")
  public typealias Kind = PayloadKind
}
