/// The app's delegate, which receives its callbacks; it ignores those that it leaves out.
///
/// Objective-C asks whether a method is there. Here a default takes its place, so a method that only a
/// subclass of the conforming class has is never called: the host looks for such methods in the source.
/// Of a method with a handler there is a form that is `async` as well: an app has one of the two.
/// Source: Apple, uiapplicationdelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIWindowKeeper {
  // MARK: The process

  /// The process is launching; the host ignores the answer.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The process has launched; the host ignores the answer.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has launched: the oldest form, called where the app has no other.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The process is asked to end; most processes end without it.
  func applicationWillTerminate(_ application: UIApplication)
  /// The system is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The date or the time zone has changed.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Protected data can be read again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Protected data will soon be unreadable.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  // MARK: Sessions

  /// Asks how a new session is configured; by default as the manifest says.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Sessions were closed for good, now or while the app did not run.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: An app without scenes

  /// The app comes to the foreground; an app with scenes does not receive it.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is active; an app with scenes does not receive it.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app stops being active; an app with scenes does not receive it.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is in the background; an app with scenes does not receive it.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// A URL is opened; an app with scenes does not receive it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// An activity will come; an app with scenes does not receive it.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// An activity came; an app with scenes does not receive it.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An activity did not come; an app with scenes does not receive it.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// An activity is saved; an app with scenes does not receive it.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// The user picked a quick action; an app with scenes does not receive it.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The user picked a quick action; an app with scenes does not receive it.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// The user accepted a CloudKit share; an app with scenes does not receive it.
  func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata)
  /// Asks whether the state of the last process is restored; an app with scenes is not asked.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder)
    -> Bool
  /// Asks whether the state is saved; an app with scenes is not asked.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  /// Asks whether the state of the last process is restored, in the form of before iOS 13.2.
  ///
  /// It is asked where the app has no other.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  /// Asks whether the state is saved: the form of before iOS 13.2, asked where the app has no other.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// The state is about to be saved.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// The state of the last process is restored.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  // MARK: Work in the background

  /// A push came.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// A push came.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// The app may receive pushes.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// The app may not receive pushes.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// The app may fetch.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Transfers are done that went on without the app.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Transfers are done that went on without the app.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) async

  // MARK: What is never asked here

  /// The user has allowed what the app has asked for, before iOS 10.
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Asks how a window may be turned; the host never asks.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Asks whether a third party may add something; the host never asks.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
}
