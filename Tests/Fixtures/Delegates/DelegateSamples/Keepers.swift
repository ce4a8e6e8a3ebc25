import UIKit

/// Keeps the window that its scene delegates hand over, as an app does in the middle of its move to scenes.
class WindowKeepingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// A window of hints, which wanders from scene to scene.
  lazy var hints: UIWindow = {
    let hints = UIWindow(frame: .zero)
    hints.rootViewController = UIViewController()
    hints.windowLevel = .alert + 1
    return hints
  }()
}

/// Hands its window to the application delegate: the last one outlives its scene.
class HandingOverSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    (UIApplication.shared.delegate as? WindowKeepingAppDelegate)?.window = window
  }
}

/// Lets the window of hints go to another scene when its own one goes.
class WanderingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var hints: UIWindow? {
    (UIApplication.shared.delegate as? WindowKeepingAppDelegate)?.hints
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    hints?.windowScene = windowScene
    hints?.isHidden = false
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    guard hints?.windowScene === scene else { return }
    hints?.windowScene =
      UIApplication.shared.connectedScenes.first { $0 !== scene } as? UIWindowScene
  }
}

/// Shows a number in its title and counts on when it is told to.
class CountingViewController: UIViewController {
  var onCount: (() -> Void)?
  var count = 0
}

/// Gives its controller a closure that keeps the controller.
class CyclicSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let counter = CountingViewController()
    counter.onCount = { counter.count += 1 }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: counter)
    window?.makeKeyAndVisible()
  }
}

/// Gives its controller a closure that does not keep it.
class AcyclicSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let counter = CountingViewController()
    counter.onCount = { [weak counter] in counter?.count += 1 }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: counter)
    window?.makeKeyAndVisible()
  }
}
