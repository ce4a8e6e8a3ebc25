import SceneLifecycle

/// Names that logs hold beside the format's own.
enum OtherNames {
  /// The callback of the format that a name of the same recipient is another name for; nil for none.
  static func base(of name: String, _ recipient: Recipient) -> String? {
    others(of: recipient).first { $0.names.contains(name) }?.base
  }

  /// Whether the model has no part in what the name says: a line of it is read and binds nothing.
  static func isUnmodelled(_ name: String, _ recipient: Recipient) -> Bool {
    if recipient != .process && anywhere.contains(name) { return true }
    return unmodelled(of: recipient).contains(name)
      || observers.contains(recipient) && isOfAnotherClass(name)
  }

  /// Whether CarPlay calls the scene's delegate so in addition to what it calls every scene's.
  static func isOfTemplate(_ name: String) -> Bool {
    RecordedSelector(name).forms.contains { form in
      ofTemplates.contains { $0.names.contains(form) }
    }
  }

  private typealias Others = [(base: String, names: [String])]

  private static func others(of recipient: Recipient) -> Others {
    switch recipient {
    case .appDelegate: ofApplication
    case .sceneDelegate: ofScene + ofTemplates
    case .notificationCenter: ofCenter
    default: []
    }
  }

  private static let ofApplication: Others = [
    ("willFinishLaunchingWithOptions", ["applicationWillFinishLaunching"]),
    ("configurationForConnecting", ["configurationForConnectingSceneSession"]),
    ("shouldRestoreApplicationState", ["shouldRestoreSecureApplicationState"]),
    ("shouldSaveApplicationState", ["shouldSaveSecureApplicationState"]),
    ("protectedDataDidBecomeAvailable", ["applicationProtectedDataDidBecomeAvailable"]),
    ("protectedDataWillBecomeUnavailable", ["applicationProtectedDataWillBecomeUnavailable"]),
    ("didReceiveMemoryWarning", ["applicationDidReceiveMemoryWarning"]),
    (
      "didRegisterForRemoteNotifications",
      ["didRegisterForRemoteNotificationsWithDeviceToken"]
    ),
    (
      "didFailToRegisterForRemoteNotifications",
      ["didFailToRegisterForRemoteNotificationsWithError"]
    ),
    ("performFetch", ["performFetchWithCompletionHandler", "performFetchWith"]),
    ("openURL", ["open", "handleOpenURL", "handleOpen"]),
    ("continueUserActivity", ["continue"]),
    ("didUpdateUserActivity", ["didUpdate"]),
    ("performActionForShortcutItem", ["performActionFor"]),
    ("userDidAcceptCloudKitShareWith", ["userDidAcceptCloudKitShareWithMetadata"]),
  ]

  private static let ofScene: Others = [
    ("willConnectTo", ["willConnectToSession"]),
    ("continueUserActivity", ["continue"]),
    ("didUpdateUserActivity", ["didUpdate"]),
    ("performActionForShortcutItem", ["performActionFor"]),
    ("userDidAcceptCloudKitShareWith", ["userDidAcceptCloudKitShareWithMetadata"]),
    ("restoreInteractionStateWith", ["restoreInteractionStateWithUserActivity"]),
    ("stateRestorationActivity", ["stateRestorationActivityForScene"]),
    ("windowSceneDidUpdateCoordinateSpace", ["didUpdateCoordinateSpace"]),
  ]

  /// The calls of a car's delegate beside the callbacks of every scene.
  ///
  /// Apple: carplay/cptemplateapplicationscenedelegate.
  private static let ofTemplates: Others = [
    (
      "willConnectTo",
      ["didConnect", "didConnectInterfaceController", "templateApplicationSceneDidConnect"]
    ),
    (
      "sceneDidDisconnect",
      [
        "didDisconnect", "didDisconnectInterfaceController",
        "templateApplicationSceneDidDisconnect",
      ]
    ),
  ]

  private static let ofCenter: Others = [
    ("didReceiveResponse", ["didReceive", "didReceiveNotificationResponse"]),
    ("willPresentNotification", ["willPresent"]),
  ]

  /// The calls of Swift and SwiftUI to any object; `SwiftUINames` has the meanings of some of them.
  private static let anywhere = [
    "init", "deinit", "dealloc", "body", "task", "onAppear", "onDisappear", "onChange",
    "onOpenURL", "onContinueUserActivity", "onReceive",
  ]

  private static func unmodelled(of recipient: Recipient) -> [String] {
    switch recipient {
    case .appDelegate: ofApplicationAlone + ofPushKit + ofLocations
    case .sceneDelegate:
      [
        "didUpdateEffectiveGeometry", "windowSceneDidUpdateEffectiveGeometry",
        "preferredWindowingControlStyle",
      ]
    case .viewController: ofViews
    case .notificationCenter: ["openSettingsFor", "openSettingsForNotification"]
    case .appObserver: ofStatusBar + ofScreen
    case .sceneObserver: ["systemProtectionDidChangeNotification"]
    case .windowObserver:
      [
        "didResignKeyNotification", "didBecomeVisibleNotification", "didBecomeHiddenNotification",
      ]
    default: []
    }
  }

  private static let ofApplicationAlone = [
    "supportedInterfaceOrientationsFor", "supportedInterfaceOrientationsForWindow",
    "shouldAllowExtensionPointIdentifier", "buildMenu", "buildMenuWithBuilder", "handlerFor",
    "handlerForIntent", "applicationShouldRequestHealthAuthorization",
    "viewControllerWithRestorationIdentifierPath", "willEncodeRestorableStateWith",
    "willEncodeRestorableStateWithCoder", "didDecodeRestorableStateWith",
    "didDecodeRestorableStateWithCoder", "handleWatchKitExtensionRequest",
    "didReceiveLocalNotification", "didReceive", "didRegisterUserNotificationSettings",
    "handleActionWithIdentifier", "applicationShouldAutomaticallyLocalizeKeyCommands",
    "willChangeStatusBarOrientation", "didChangeStatusBarOrientation",
    "willChangeStatusBarFrame", "didChangeStatusBarFrame",
  ]

  private static let ofPushKit = [
    "didUpdatePushCredentials", "didReceiveIncomingPush",
    "didReceiveIncomingPushWith", "didReceiveIncomingPushWithPayload",
    "didInvalidatePushTokenFor", "didInvalidatePushTokenForType",
  ]

  private static let ofLocations = [
    "didEnterRegion", "didExitRegion", "didDetermineState", "didStartMonitoringFor",
    "didStartMonitoringForRegion", "monitoringDidFailFor", "monitoringDidFailForRegion",
    "didRange", "didRangeBeacons", "didVisit", "didChangeAuthorization",
    "didChangeAuthorizationStatus", "locationManagerDidChangeAuthorization", "didFailWithError",
  ]

  private static let ofViews = [
    "loadView", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange", "updateViewConstraints",
    "updateProperties", "viewWillTransition", "viewWillTransitionToSize", "willTransition",
    "willTransitionToTraitCollection", "traitCollectionDidChange", "awakeFromNib",
    "initWithCoder", "initWithNibName", "prepare", "prepareForSegue", "willMove", "didMove",
    "willMoveToParent", "didMoveToParent", "willMoveToParentViewController",
    "didMoveToParentViewController", "encodeRestorableState", "decodeRestorableState",
    "encodeRestorableStateWithCoder", "decodeRestorableStateWithCoder",
    "applicationFinishedRestoringState", "viewWillUnload", "viewDidUnload",
  ]

  private static let ofStatusBar = [
    "backgroundRefreshStatusDidChangeNotification", "willChangeStatusBarOrientationNotification",
    "didChangeStatusBarOrientationNotification", "willChangeStatusBarFrameNotification",
    "didChangeStatusBarFrameNotification",
  ]

  /// Notifications of `UIScreen` that observers of the application may be asked to note.
  private static let ofScreen = [
    "didConnectNotification", "didDisconnectNotification", "modeDidChangeNotification",
    "brightnessDidChangeNotification", "capturedDidChangeNotification",
  ]

  private static let observers: [Recipient] = [.appObserver, .sceneObserver, .windowObserver]

  /// Classes whose notifications say nothing about the life cycle.
  private static let otherClasses = [
    "UIScreen", "UIDevice", "UIKeyboard", "UIResponder", "UIAccessibility", "UIContentSizeCategory",
    "UIPasteboard", "NSProcessInfo", "ProcessInfo", "AVAudioSession", "keyboard",
  ]

  private static func isOfAnotherClass(_ name: String) -> Bool {
    name.hasSuffix("Notification") && otherClasses.contains { name.hasPrefix($0) }
  }
}
