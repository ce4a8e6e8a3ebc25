public import SceneSeam
public import UIKit

// UIKit's objects and the identities that histories and laws know them by.
extension AppContext {
  /// The identity of a scene object of the app that is played; nil for one that is gone.
  ///
  /// A stand-in for an app's service notes with it for which scene something is done.
  @MainActor
  public func sceneID(of scene: UIScene) -> SceneID? { host?.identity(scene) }

  /// The identity of a session of the app that is played; nil for one that was closed.
  @MainActor
  public func sessionID(of session: UISceneSession) -> SessionID? { host?.identity(session) }

  @MainActor
  private var host: HostedProcess? {
    guard let host = CurrentHost.host as? HostedProcess, host.context === self else { return nil }
    return host
  }
}
