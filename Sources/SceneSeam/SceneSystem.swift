/// What stands behind a context: UIKit's objects in the shipped app, a played history in a test.
///
/// An adapter answers from the objects that it has at hand; none of its answers is kept.
public protocol SceneSystem: AnyObject {
  /// Whole seconds on the app's clock since it began.
  var now: Int { get }
  /// What `UIApplication.applicationState` says now.
  var applicationState: ApplicationState { get }
  /// The scenes that `UIApplication.connectedScenes` has now, in any order.
  var connectedScenes: [SceneID] { get }
  /// The sessions that `UIApplication.openSessions` has now, in any order.
  var openSessions: [SessionID] { get }
  /// What `UIApplication.isProtectedDataAvailable` says now.
  var isProtectedDataAvailable: Bool { get }

  /// What a scene's `activationState` says now; unattached for a scene that is gone.
  func activationState(of scene: SceneID) -> ActivationState
  /// What a scene's session is for.
  func role(of scene: SceneID) -> SceneRole

  /// Takes what the app asks for; it is done, or refused, after the callback under way.
  func request(_ request: AppContext.SystemRequest)
  /// Gives the app background time, under a number that was never used.
  func beginBackgroundTask() -> AppBackgroundTask
  /// Takes background time back.
  func endBackgroundTask(_ task: AppBackgroundTask)

  /// Takes what the app notes; by default it is dropped.
  func note(_ observation: AppContext.Observation)
  /// Returns a way to the system's context that may be sent anywhere.
  func handle(to context: AppContext) -> ContextHandle
}

extension SceneSystem {
  public func note(_ observation: AppContext.Observation) {}
}
