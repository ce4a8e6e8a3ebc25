import UIKit
import UserNotifications

/// Adopts the protocol and implements little.
class BaseSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidBecomeActive(_ scene: UIScene) {}
}

/// UIKit would call all of these.
class DerivedSceneDelegate: BaseSceneDelegate {
  override func sceneDidBecomeActive(_ scene: UIScene) {}

  func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Methods that the compiler takes for the app's own.
class NearSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidBecomActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIWindowScene) {}
  func scene(_ scene: UIScene, openURLContext context: Set<UIOpenURLContext>) {}
  func scene(named name: String) -> Int { name.count }
}

class MistakenAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    #if os(iOS)
      UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    #endif
    return true
  }

  func application(_ application: UIApplication, handleOpen url: URL) -> Bool { true }
}
