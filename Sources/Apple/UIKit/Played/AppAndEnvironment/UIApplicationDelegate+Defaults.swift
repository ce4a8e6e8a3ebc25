// What an app does not implement, it ignores.
extension UIApplicationDelegate {
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing: the app leaves it out.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing: the app leaves it out.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing: the app leaves it out.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing: the app leaves it out.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does nothing: the app leaves it out.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Does nothing: the app leaves it out.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing: the app leaves it out.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing: the app leaves it out.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing: the app leaves it out.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing: the app leaves it out.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing: the app leaves it out.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Answers for an app that leaves it out.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    MissingMethod.openURL.recordCall()
    return false
  }
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    MissingMethod.continueInApp.recordCall()
    return false
  }
  /// Does nothing: the app leaves it out.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing: the app leaves it out.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Does nothing: the app leaves it out.
  public func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata
  ) { MissingMethod.acceptShareInApp.recordCall() }
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    MissingMethod.restoresSecurely.recordCall()
    return false
  }
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    MissingMethod.savesSecurely.recordCall()
    return false
  }
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Does nothing: the app leaves it out.
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}
  /// Does nothing: the app leaves it out.
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}
  /// Does nothing: the app leaves it out.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing: the app leaves it out.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Answers for an app that leaves it out.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// Does nothing: the app leaves it out.
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}
}
