/// What an app may ask of the system. It happens after the callback, and may be refused.
extension AppContext {
  /// Something that the app asks of the system.
  public enum SystemRequest: Hashable, Sendable {
    /// That a session is shown; a new window when none is named.
    case activation(SessionID?)
    /// That a session ends for good.
    case destruction(SessionID)
    /// That a session's scene is brought up to date.
    case refresh(SessionID)
    /// That the system prompts the user.
    case systemPrompt
  }

  /// `requestSceneSessionActivation` for a session; for a new window when none is named.
  ///
  /// It carries no activity.
  public func requestActivation(of session: SessionID? = nil) {
    system.request(.activation(session))
  }

  /// `requestSceneSessionDestruction`.
  public func requestDestruction(of session: SessionID) { system.request(.destruction(session)) }

  /// `requestSceneSessionRefresh`.
  public func requestRefresh(of session: SessionID) { system.request(.refresh(session)) }

  /// Shows a prompt of the system's, such as Face ID: active windows resign until it is dismissed.
  public func presentSystemPrompt() { system.request(.systemPrompt) }

  /// `UIScene.activationConditions`: which contents the scene's session gets from now on.
  ///
  /// They last as long as the session. The system asks them where it can choose between windows.
  public func setActivationConditions(_ conditions: ActivationConditions, for scene: SceneID) {
    system.setActivationConditions(conditions, for: scene)
  }

  /// `beginBackgroundTask`; noted as taken.
  public func beginBackgroundTask(for scene: SceneID? = nil) -> AppBackgroundTask {
    let task = system.beginBackgroundTask()
    note(Observation(.takes, .backgroundTask, scene: scene, item: Int(task.id)))
    return task
  }

  /// `endBackgroundTask`; noted as given back.
  public func endBackgroundTask(_ task: AppBackgroundTask, for scene: SceneID? = nil) {
    system.endBackgroundTask(task)
    note(Observation(.returns, .backgroundTask, scene: scene, item: Int(task.id)))
  }
}
