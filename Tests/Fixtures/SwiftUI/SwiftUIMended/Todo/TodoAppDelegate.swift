import SwiftUI

final class TodoAppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    if session.role == .windowApplication {
      configuration.delegateClass = TodoSceneDelegate.self
    }
    return configuration
  }
}

/// Takes quick actions for one window.
final class TodoSceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var shortcut: String?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    shortcut = connectionOptions.shortcutItem?.type
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    shortcut = shortcutItem.type
    completionHandler(true)
  }
}
