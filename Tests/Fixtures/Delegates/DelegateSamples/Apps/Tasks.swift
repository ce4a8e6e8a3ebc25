import UIKit

/// Where the app's parts open, for scene delegates and the application delegate alike.
@MainActor
final class TaskRouter {
  private(set) var links: [URL] = []
  private(set) var activities: [NSUserActivity] = []
  private(set) var actions: [UIApplicationShortcutItem] = []
  private(set) var isAnnounced = false

  func open(_ url: URL) { links.append(url) }
  func perform(_ item: UIApplicationShortcutItem) { actions.append(item) }
  func announce() { isAnnounced = true }
  func forget() { isAnnounced = false }

  func open(_ activity: NSUserActivity) {
    isAnnounced = false
    activities.append(activity)
  }
}

/// A list of tasks in the middle of its move to scenes: before iOS 13, and without a scene manifest, the
/// application delegate has the window; otherwise scenes do.
class TasksAppDelegate: UIResponder, UIApplicationDelegate {
  let router = TaskRouter()
  var window: UIWindow?
  private(set) var isActive = false

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UserDefaults.standard.register(defaults: ["sorted": true])
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // What opens the app comes in a call of its own, because both launch methods return true.
    true
  }

  /// Shows the list, in the delegate's own window.
  func showWindow() {
    if window != nil { return }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = TasksViewController()
    window?.makeKeyAndVisible()
  }

  // MARK: Without scenes

  func applicationDidBecomeActive(_ application: UIApplication) {
    showWindow()
    isActive = true
  }

  func applicationWillResignActive(_ application: UIApplication) { isActive = false }
  func applicationDidEnterBackground(_ application: UIApplication) { saves() }
  func applicationWillTerminate(_ application: UIApplication) { saves() }

  /// Saves; scenes do it in the background as well.
  func saves() { UserDefaults.standard.set(router.links.count, forKey: "opened") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    router.open(url)
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    router.perform(shortcutItem)
    completionHandler(true)
  }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    router.announce()
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    router.open(userActivity)
    if let root = window?.rootViewController { restorationHandler([root]) }
    return true
  }

  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    router.forget()
  }

  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: ["opened": router.links.count])
  }

  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  {
    coder.encode(router.links.count, forKey: "opened")
    return true
  }

  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder)
    -> Bool
  {
    coder.decodeInteger(forKey: "opened") >= 0
  }
}

/// The list.
final class TasksViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    userActivity = NSUserActivity(activityType: "com.example.tasks.list")
  }
}

/// A window of the list: it goes the application delegate's ways.
class TasksSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  var app: TasksAppDelegate? { UIApplication.shared.delegate as? TasksAppDelegate }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = TasksViewController()
    self.window = window
    window.makeKeyAndVisible()
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    if let activity = connectionOptions.userActivities.first { app?.router.open(activity) }
    if let item = connectionOptions.shortcutItem { app?.router.perform(item) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { app?.router.open(context.url) }
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    app?.router.announce()
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    app?.router.open(userActivity)
  }

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    app?.router.forget()
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    app?.router.perform(shortcutItem)
    completionHandler(true)
  }

  func sceneDidEnterBackground(_ scene: UIScene) { app?.saves() }
}

/// Still opens in its own window what comes to the application delegate: with scenes, nothing does.
class HalfMovedTasksSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = TasksViewController()
    window?.makeKeyAndVisible()
    (UIApplication.shared.delegate as? TasksAppDelegate)?.window = window
  }
}
