import UIKit

/// Saves under background time and ends it when all is saved; when the time is over, it does not.
class GreedyAppDelegate: UIResponder, UIApplicationDelegate {
  private var task = UIBackgroundTaskIdentifier.invalid

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.save() }
    }
    return true
  }

  private func save() {
    guard task == .invalid else { return }
    task = UIApplication.shared.beginBackgroundTask(withName: "save")
  }
}

/// Ends its background time when the time is over.
class ModestAppDelegate: UIResponder, UIApplicationDelegate {
  private var task = UIBackgroundTaskIdentifier.invalid

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.save() }
    }
    return true
  }

  private func save() {
    guard task == .invalid else { return }
    task = UIApplication.shared.beginBackgroundTask(withName: "save") { [weak self] in
      self?.end()
    }
  }

  private func end() {
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}

/// A scene delegate that shows one window and does nothing else.
class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
