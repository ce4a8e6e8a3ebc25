import UIKit
import UserNotifications

/// What an app has opened; the classes below adopt the application delegate's protocol.
class OpeningAppDelegate: TwinAppDelegate, @preconcurrency UNUserNotificationCenterDelegate {
  var links: [UIOpenURLContext] = []
  var activities: [NSUserActivity] = []
  var actions: [UIApplicationShortcutItem] = []
  var answers: [UNNotificationResponse] = []
  var invitations: [CKShare.Metadata] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
      let delegate = response.targetScene?.delegate as? OpeningSceneDelegate
      if delegate?.isWaiting(for: response) != true { open(response) }
    }
    completionHandler()
  }

  func open(_ response: UNNotificationResponse) {
    let identifier = response.notification.request.identifier
    if answers.contains(where: { $0.notification.request.identifier == identifier }) { return }
    answers.append(response)
  }
}

/// Opens what comes with the connection once the scene is active, and the rest at once.
class OpeningSceneDelegate: TwinSceneDelegate {
  private var waiting: [() -> Void] = []
  private var response: UNNotificationResponse?

  var opening: OpeningAppDelegate? { app as? OpeningAppDelegate }

  func isWaiting(for response: UNNotificationResponse) -> Bool {
    let identifier = response.notification.request.identifier
    return self.response?.notification.request.identifier == identifier
  }

  func keeps(_ options: UIScene.ConnectionOptions) {
    waiting += options.urlContexts.map { context in
      { [weak self] in self?.opening?.links.append(context) }
    }
    waiting += options.userActivities.map { activity in
      { [weak self] in self?.opening?.activities.append(activity) }
    }
    if let share = options.cloudKitShareMetadata {
      waiting.append { [weak self] in self?.opening?.invitations.append(share) }
    }
    response = options.notificationResponse
  }

  func keeps(_ item: UIApplicationShortcutItem) {
    waiting.append { [weak self] in self?.opening?.actions.append(item) }
  }

  func openWaiting() {
    for open in waiting { open() }
    waiting = []
    if let response { opening?.open(response) }
    response = nil
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    opening?.links += Array(URLContexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    opening?.activities.append(userActivity)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    opening?.actions.append(shortcutItem)
    completionHandler(true)
  }

  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata
  ) {
    opening?.invitations.append(metadata)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { openWaiting() }
}

/// P2: the application delegate of a recipe book.
class RecipesAppDelegate: OpeningAppDelegate, UIApplicationDelegate {}

/// P2: a recipe book that opens links, scanned codes and quick actions.
class RecipesSceneDelegate: OpeningSceneDelegate, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    showWindow(in: scene)
    keeps(connectionOptions)
    // The bug: a quick action is expected in its own call, which only a warm app gets.
    if isFixed, let item = connectionOptions.shortcutItem { keeps(item) }
  }
}

/// P3: a messenger's application delegate, which hears of the notification that was tapped.
class MessengerAppDelegate: OpeningAppDelegate, UIApplicationDelegate {
  override func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier { open(response) }
    completionHandler()
  }

  override func open(_ response: UNNotificationResponse) {
    // The bug: a tap may come in the options and in a call of its own.
    if isFixed { super.open(response) } else { answers.append(response) }
  }
}

/// P3: a messenger that opens the conversation once the list of conversations is on the screen.
class MessengerSceneDelegate: OpeningSceneDelegate, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    showWindow(in: scene)
    keeps(connectionOptions)
    if let item = connectionOptions.shortcutItem { keeps(item) }
  }
}
