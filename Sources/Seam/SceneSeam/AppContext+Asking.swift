/// An app's requests to the system.
///
/// A request happens after the callback, and may be refused.
extension AppContext {
  /// Something that the app asks of the system.
  public enum SystemRequest: Hashable, Sendable {
    /// That a session is shown, or a new window when none is named; it may hand an activity on.
    case activation(SessionID?, handingOn: UserActivity? = nil)
    /// That a session ends for good.
    case destruction(SessionID)
    /// That a session's scene is brought up to date.
    case refresh(SessionID)
    /// That the system prompts the user.
    case systemPrompt
    /// That the app gets pushes.
    case pushRegistration
  }

  /// `requestSceneSessionActivation` for a session; for a new window when none is named.
  ///
  /// The scene gets the activity when it connects, or in a call where it is connected.
  ///
  /// - Parameters:
  ///   - session: The session; nil for a new window.
  ///   - activity: What the scene is to show; it is the app's own, so no law asks that it is handled.
  public func requestActivation(
    of session: SessionID? = nil, handingOn activity: UserActivity? = nil
  ) {
    ask(.activation(session, handingOn: activity))
  }

  /// `requestSceneSessionDestruction`.
  public func requestDestruction(of session: SessionID) { ask(.destruction(session)) }

  /// `requestSceneSessionRefresh`.
  public func requestRefresh(of session: SessionID) { ask(.refresh(session)) }

  /// Shows a prompt of the system's, such as Face ID: active windows resign until it is dismissed.
  public func presentSystemPrompt() { ask(.systemPrompt) }

  /// `registerForRemoteNotifications`: the answer is `registered` or `registrationFailed`.
  public func requestPushRegistration() { ask(.pushRegistration) }

  private func ask(_ request: SystemRequest) {
    requestCount &+= 1
    system.request(request)
  }

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
