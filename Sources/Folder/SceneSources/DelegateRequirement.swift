/// A method of UIKit's delegate protocols as its declaration reads.
///
/// Source: Apple, uiapplicationdelegate, uiscenedelegate, uiwindowscenedelegate and
/// usernotifications/unusernotificationcenterdelegate.
package struct DelegateRequirement: Hashable, Sendable {
  /// The name with its labels.
  package let title: String
  /// The types of the parameters; nil for one that is not compared.
  package let types: [String?]
  /// Whether it is the form of another method that is `async` and has no handler.
  package let isAsync: Bool

  init(_ title: String, _ types: String?..., isAsync: Bool = false) {
    self.title = title
    self.types = types
    self.isAsync = isAsync
  }

  /// Returns a protocol's requirements, inherited ones too; none where it is no delegate's.
  package static func all(of name: String) -> [DelegateRequirement] {
    switch name {
    case "UIApplicationDelegate": application
    case "UISceneDelegate": scene
    case "UIWindowSceneDelegate": scene + windowScene
    case "UNUserNotificationCenterDelegate": notifications
    default: []
    }
  }

  /// Whether a method of the same name has other types, so that it is another method.
  package func differs(from method: WrittenMethod) -> Bool {
    zip(types, method.parameters).contains { wanted, written in
      guard let wanted, written.type != wanted else { return false }
      return ["UI", "NS", "Set<", "UN"].contains { written.type.hasPrefix($0) }
    }
  }

  private static let scene = [
    DelegateRequirement(
      "scene(_:willConnectTo:options:)", "UIScene", "UISceneSession", "ConnectionOptions"),
    DelegateRequirement("sceneDidDisconnect(_:)", "UIScene"),
    DelegateRequirement("sceneWillEnterForeground(_:)", "UIScene"),
    DelegateRequirement("sceneDidBecomeActive(_:)", "UIScene"),
    DelegateRequirement("sceneWillResignActive(_:)", "UIScene"),
    DelegateRequirement("sceneDidEnterBackground(_:)", "UIScene"),
    DelegateRequirement("scene(_:openURLContexts:)", "UIScene", "Set<UIOpenURLContext>"),
    DelegateRequirement("scene(_:willContinueUserActivityWithType:)", "UIScene", "String"),
    DelegateRequirement("scene(_:continue:)", "UIScene", "NSUserActivity"),
    DelegateRequirement(
      "scene(_:didFailToContinueUserActivityWithType:error:)", "UIScene", "String", nil),
    DelegateRequirement("scene(_:didUpdate:)", "UIScene", "NSUserActivity"),
    DelegateRequirement("stateRestorationActivity(for:)", "UIScene"),
    DelegateRequirement("scene(_:restoreInteractionStateWith:)", "UIScene", "NSUserActivity"),
  ]

  private static let windowScene = [
    DelegateRequirement(
      "windowScene(_:performActionFor:completionHandler:)", "UIWindowScene",
      "UIApplicationShortcutItem", nil),
    DelegateRequirement(
      "windowScene(_:performActionFor:)", "UIWindowScene", "UIApplicationShortcutItem",
      isAsync: true),
    DelegateRequirement(
      "windowScene(_:userDidAcceptCloudKitShareWith:)", "UIWindowScene", nil),
    DelegateRequirement(
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", "UIWindowScene", nil,
      "UIInterfaceOrientation", "UITraitCollection"),
    DelegateRequirement(
      "windowScene(_:didUpdateEffectiveGeometry:)", "UIWindowScene", nil),
    DelegateRequirement("preferredWindowingControlStyle(for:)", "UIWindowScene"),
  ]

  private static let notifications =
    ["willPresent:withCompletionHandler", "didReceive:withCompletionHandler", "openSettingsFor"]
    .map {
      DelegateRequirement("userNotificationCenter(_:\($0):)", "UNUserNotificationCenter", nil)
    }
    + ["willPresent", "didReceive"].map {
      DelegateRequirement(
        "userNotificationCenter(_:\($0):)", "UNUserNotificationCenter", nil, isAsync: true)
    }

  private static let application =
    [
      "applicationDidFinishLaunching(_:)", "applicationWillTerminate(_:)",
      "applicationDidReceiveMemoryWarning(_:)", "applicationSignificantTimeChange(_:)",
      "applicationProtectedDataDidBecomeAvailable(_:)",
      "applicationProtectedDataWillBecomeUnavailable(_:)", "applicationWillEnterForeground(_:)",
      "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
      "applicationDidEnterBackground(_:)", "application(_:willFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)",
      "application(_:willContinueUserActivityWithType:)",
      "application(_:continue:restorationHandler:)",
      "application(_:didFailToContinueUserActivityWithType:error:)", "application(_:didUpdate:)",
      "application(_:performActionFor:completionHandler:)",
      "application(_:userDidAcceptCloudKitShareWith:)",
      "application(_:shouldRestoreSecureApplicationState:)",
      "application(_:shouldSaveSecureApplicationState:)",
      "application(_:shouldRestoreApplicationState:)",
      "application(_:shouldSaveApplicationState:)",
      "application(_:willEncodeRestorableStateWith:)",
      "application(_:didDecodeRestorableStateWith:)",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
      "application(_:didRegister:)",
      "application(_:performFetchWithCompletionHandler:)",
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      "application(_:supportedInterfaceOrientationsFor:)",
      "application(_:shouldAllowExtensionPointIdentifier:)", "application(_:open:options:)",
    ].map { DelegateRequirement($0, "UIApplication") }
    + [
      "application(_:performActionFor:)", "application(_:didReceiveRemoteNotification:)",
      "application(_:handleEventsForBackgroundURLSession:)",
    ].map { DelegateRequirement($0, "UIApplication", isAsync: true) }
    + [
      DelegateRequirement(
        "application(_:configurationForConnecting:options:)", "UIApplication", "UISceneSession",
        "ConnectionOptions"),
      DelegateRequirement(
        "application(_:didDiscardSceneSessions:)", "UIApplication", "Set<UISceneSession>"),
    ]
}
