#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  public import Foundation
  import SceneBridging
  public import SceneSeam
  public import UIKit
  public import UserNotifications

  /// An application delegate that forwards all that it receives to the app's object.
  ///
  /// An app derives its own from it and overrides ``makeApp(_:)``; what else it overrides calls `super`.
  /// Not yet compiled by Apple's compiler.
  @MainActor
  open class SeamAppDelegate: UIResponder, UIApplicationDelegate {
    /// The window of an app without scenes.
    open var window: UIWindow?

    /// The driver of the app's object; the object is made with the delegate.
    public private(set) lazy var driver = AppDriver(
      store: makeStore(), prompts: { [weak self] in self?.presentSystemPrompt() },
      make: { makeApp($0) })

    /// Creates the delegate and the app's object: a process counts though it ends before its first call.
    public override init() {
      super.init()
      _ = driver
    }

    // MARK: What an app overrides

    /// Makes the app's object, once for each process; this one ignores everything.
    open func makeApp(_ context: AppContext) -> any SceneApp {
      preconditionFailure("\(type(of: self)) makes no app: override 'makeApp(_:)'")
    }

    /// Makes the store of what survives the process: the device's own.
    open func makeStore() -> AppContext.Store { DeviceStore.own }

    /// Shows the system's prompt for which the app asks, such as Face ID; this one shows none.
    open func presentSystemPrompt() {}

    /// The class of scene delegates where the manifest names none, for windows and displays.
    open var sceneDelegateClass: AnyClass { SeamSceneDelegate.self }

    /// Returns the result for UIKit of work in the background once the app's handler has returned.
    open func result(of cause: BackgroundCause) -> UIBackgroundFetchResult { .newData }

    /// How a notification is shown that comes while the app is in the foreground; not at all by default.
    ///
    /// That is what UIKit does where no delegate says otherwise. An app that wants more answers
    /// `[.banner, .list, .sound, .badge]`.
    /// Source: Apple, unusernotificationcenterdelegate/usernotificationcenter(_:willpresent:withcompletionhandler:).
    open func presentation(of notification: UNNotification) -> UNNotificationPresentationOptions {
      []
    }

    // MARK: The process

    /// Forwards it, and receives answers to notifications where no other object does.
    open func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let center = UNUserNotificationCenter.current()
      if center.delegate == nil { center.delegate = self }
      driver.receives(.willFinishLaunching)
      return true
    }

    /// Forwards it.
    open func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      driver.launches(launchOptions)
      return true
    }

    /// Forwards it.
    open func applicationWillTerminate(_ application: UIApplication) { driver.receives(.terminate) }

    /// Forwards it.
    open func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      driver.receives(.memoryWarning)
    }

    /// Forwards it.
    open func applicationSignificantTimeChange(_ application: UIApplication) {
      driver.receives(.timeChange)
    }

    /// Forwards it.
    open func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
      driver.receives(.protectedDataAvailable)
    }

    /// Forwards it.
    open func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
      driver.receives(.protectedDataUnavailable)
    }

    // MARK: Sessions

    /// Forwards it, and answers as the manifest says, with a scene delegate where it names none.
    open func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      driver.configures(connectingSceneSession)
      let role = connectingSceneSession.role
      let configuration = UISceneConfiguration(
        name: connectingSceneSession.configuration.name, sessionRole: role)
      let isOurs = [.windowApplication, .externalDisplay].contains(SceneRole(taking: role))
      if configuration.delegateClass == nil && isOurs {
        configuration.delegateClass = sceneDelegateClass
      }
      return configuration
    }

    /// Forwards it.
    open func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
      driver.discards(sceneSessions)
    }

    // MARK: Work in the background

    /// Forwards it, and says that it is done once the app's handler has returned.
    open func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      let push = RemoteNotification(userInfo: UserInfo(taking: userInfo))
      driver.works(.silentPush, with: .push(push))
      completionHandler(result(of: .silentPush))
    }

    /// Forwards it.
    open func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
    ) {
      driver.receives(.registered)
    }

    /// Forwards it.
    open func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      driver.receives(.registrationFailed)
    }

    /// Forwards it, and says that it is done once the app's handler has returned.
    open func application(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler:
        @escaping (UIBackgroundFetchResult) -> Void
    ) {
      driver.works(.backgroundFetch)
      completionHandler(result(of: .backgroundFetch))
    }

    /// Forwards it, and says that it is done once the app's handler has returned.
    open func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      driver.works(.urlSession)
      completionHandler()
    }

    // MARK: An app without scenes

    /// Forwards it.
    open func applicationWillEnterForeground(_ application: UIApplication) {
      driver.receives(.appForeground)
    }

    /// Forwards it.
    open func applicationDidBecomeActive(_ application: UIApplication) {
      driver.receives(.appActive)
    }

    /// Forwards it.
    open func applicationWillResignActive(_ application: UIApplication) {
      driver.receives(.appResign)
    }

    /// Forwards it.
    open func applicationDidEnterBackground(_ application: UIApplication) {
      driver.receives(.appBackground)
    }

    /// Forwards it.
    open func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      driver.delivers(.url(OpenURLContext(url, taking: options)))
      return true
    }

    /// Forwards it.
    open func application(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
      driver.receives(.appWillContinue)
      return true
    }

    /// Forwards it.
    open func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      driver.delivers(.activity(UserActivity(taking: userActivity)))
      return true
    }

    /// Forwards it.
    open func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      driver.receives(.appFailActivity)
    }

    /// Forwards it.
    open func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
      driver.receives(.appUpdateActivity)
    }

    /// Forwards it.
    open func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      driver.delivers(.shortcut(ShortcutItem(taking: shortcutItem)))
      completionHandler(true)
    }

    #if OUR_UIKIT || canImport(CloudKit)
      /// Forwards it.
      open func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith metadata: SceneShare
      ) {
        driver.delivers(.share(ShareMetadata(taking: metadata)))
      }
    #endif

    // MARK: Notifications

    /// Forwards it, and lets the system show what the app says.
    open func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      driver.receives(.willPresent)
      completionHandler(presentation(of: notification))
    }

    /// Forwards it.
    open func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      driver.answers(response)
      completionHandler()
    }
  }

  // The protocol belongs to no actor.
  extension SeamAppDelegate: @preconcurrency UNUserNotificationCenterDelegate {}
#endif
