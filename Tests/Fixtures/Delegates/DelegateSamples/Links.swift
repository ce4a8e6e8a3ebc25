import UIKit
import UserNotifications

/// Opens what the system hands to the app.
final class LinkRouter {
  private(set) var opened: [URL] = []
  private var answered: [String] = []

  /// Opens the answer to a notification once: iOS may deliver it at the connection and in a call.
  func open(answerTo identifier: String) {
    if answered.contains(identifier) { return }
    answered.append(identifier)
    open(type: identifier)
  }

  func open(_ url: URL) { opened.append(url) }

  func open(type: String) {
    let number = type.split(separator: "-").last.map(String.init) ?? ""
    if let url = URL(string: "https://example.com/item/\(number)") { open(url) }
  }
}

/// Reads the doors of the application delegate and of the notification centre.
class LinkAppDelegate: UIResponder, UIApplicationDelegate,
  @preconcurrency UNUserNotificationCenterDelegate
{
  let router = LinkRouter()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { _, _ in }
    application.registerForRemoteNotifications()
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
      router.open(answerTo: response.notification.request.identifier)
    }
    completionHandler()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound])
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    UserDefaults.standard.set(deviceToken, forKey: "token")
  }
}

/// Hands every door's payload to the router.
class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var router: LinkRouter? { (UIApplication.shared.delegate as? LinkAppDelegate)?.router }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    if let activity = connectionOptions.userActivities.first {
      self.scene(scene, continue: activity)
    }
    if let item = connectionOptions.shortcutItem { router?.open(type: item.type) }
    if let response = connectionOptions.notificationResponse {
      router?.open(answerTo: response.notification.request.identifier)
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { router?.open(context.url) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = userActivity.webpageURL
    else { return }
    router?.open(url)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    router?.open(type: shortcutItem.type)
    completionHandler(true)
  }
}

/// Opens the answer to a notification at the connection as well: a tap on it opens it twice.
class DoubleLinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    if let response = connectionOptions.notificationResponse,
      let delegate = UIApplication.shared.delegate as? LinkAppDelegate
    {
      delegate.router.open(type: response.notification.request.identifier)
    }
  }
}
