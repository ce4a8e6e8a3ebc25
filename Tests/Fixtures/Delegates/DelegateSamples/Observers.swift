import UIKit

/// Observes in each scene and never stops: the closure is called for windows that are gone.
class LeakyObserverSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var token: NSObjectProtocol?
  var refreshes = 0

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.refresh()
    }
  }

  func refresh() { refreshes += 1 }
}

/// The same, with what the scene takes given back when it goes.
class SoundObserverSceneDelegate: SceneState, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.refreshes += 1
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

/// What a scene delegate keeps, in a base class without a conformance.
class SceneState: UIResponder {
  var window: UIWindow?
  var token: NSObjectProtocol?
  var refreshes = 0
}

/// Observes anew at each return to the foreground, and removes the last observer only.
class DoubleObserverSceneDelegate: SceneState, UIWindowSceneDelegate {
  func sceneWillEnterForeground(_ scene: UIScene) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// Observes once for as long as the scene is connected.
class SingleObserverSceneDelegate: SceneState, UIWindowSceneDelegate {
  func sceneWillEnterForeground(_ scene: UIScene) {
    if token != nil { return }
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
