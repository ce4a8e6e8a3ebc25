import UIKit

/// Plays while a window is active.
class PlayerAppDelegate: UIResponder, UIApplicationDelegate {
  var isPlaying = false
  weak var mainWindow: UIWindow?
}

/// Stops the app's player when any window leaves.
class RashPlayerSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var app: PlayerAppDelegate? { UIApplication.shared.delegate as? PlayerAppDelegate }

  func sceneDidBecomeActive(_ scene: UIScene) { app?.isPlaying = true }
  func sceneWillResignActive(_ scene: UIScene) { app?.isPlaying = false }
}

/// Stops the player when the last window leaves.
class CalmPlayerSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var app: PlayerAppDelegate? { UIApplication.shared.delegate as? PlayerAppDelegate }

  func sceneDidBecomeActive(_ scene: UIScene) { app?.isPlaying = true }
  func sceneWillResignActive(_ scene: UIScene) {
    let others = UIApplication.shared.connectedScenes.filter { $0 !== scene }
    if !others.contains(where: { $0.activationState == .foregroundActive }) {
      app?.isPlaying = false
    }
  }
}

/// Takes the main window of whatever connects, an external display included.
class GreedyWindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    (UIApplication.shared.delegate as? PlayerAppDelegate)?.mainWindow = window
  }
}

/// Chooses the configuration by the role of the session.
class RoleAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass =
      connectingSceneSession.role == .windowExternalDisplayNonInteractive
      ? DisplaySceneDelegate.self : PlainSceneDelegate.self
    return configuration
  }
}

/// Shows a black picture on an external display.
class DisplaySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.view.backgroundColor = .black
    window?.isHidden = false
  }
}
