import UIKit

/// Keeps a draft in its view controller, saved where the delegate says so.
class DraftViewController: UIViewController {
  var text = ""
  var saved = ""

  func type() { text += "a" }
  func save() { saved = text }
}

/// Saves in a method that an app with scenes never receives.
class LateSavingAppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) {
    for case let scene as UIWindowScene in application.connectedScenes {
      (scene.windows.first?.rootViewController as? DraftViewController)?.save()
    }
  }
}

/// Shows a draft, and saves it if the class below does.
class DraftSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var draft: DraftViewController? { window?.rootViewController as? DraftViewController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let controller = DraftViewController()
    if let activity = session.stateRestorationActivity {
      controller.text = activity.userInfo?["text"] as? String ?? ""
      controller.save()
    }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let text = draft?.text, !text.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: "com.example.draft")
    activity.addUserInfoEntries(from: ["text": text])
    return activity
  }
}

/// Saves when its scene is in the background.
class SavingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var draft: DraftViewController? { window?.rootViewController as? DraftViewController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = DraftViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: UIScene) { draft?.save() }
}

/// The window comes from the storyboard.
class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var hadWindow = false

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    hadWindow = window?.rootViewController is DraftViewController
    guard let _ = (scene as? UIWindowScene) else { return }
  }
}

/// An app of before scenes.
class OldAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var opened: [URL] = []
  var isActive = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UITabBarController()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    opened.append(url)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { isActive = true }
  func applicationWillResignActive(_ application: UIApplication) { isActive = false }
}
