import SceneLifecycle

// What is delivered to a scene.

/// Something is delivered, to an app that runs or to one that is launched for it.
protocol PayloadEventRule: SceneEventRule {}

extension PayloadEventRule {
  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet { engine.deliverable }

  @inline(always)
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool {
    !engine.isDying && !engine.isLocked && !engine.platform.refusesToLaunch
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.deliver(kind, to: slot, &choices)
  }
}

/// A URL is opened in the scene.
enum OpenURLEvent: PayloadEventRule {
  static let kind = EventKind.openURL
  static let sources: [Source] = [
    .apple("uiscene/connectionoptions"),
    .apple("uiapplicationdelegate/application(_:open:options:)"),
    .header("UISceneActivationConditions.h"),
  ]
}

/// A link, a widget or a search result brings a user activity.
enum UniversalLinkEvent: PayloadEventRule {
  static let kind = EventKind.universalLink
  static let sources: [Source] = [.header("UISceneOptions.h")]
}

/// An activity is handed off from another device.
enum HandoffEvent: PayloadEventRule {
  static let kind = EventKind.handoff
  static let sources: [Source] = [.apple("uiscene/connectionoptions/handoffuseractivitytype")]
}

/// The user picks a quick action of the icon.
enum ShortcutItemEvent: PayloadEventRule {
  static let kind = EventKind.shortcutItem
  static let sources: [Source] = [.apple("add-home-screen-quick-actions")]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.platform.isHandheld ? engine.deliverable : .none
  }
}

/// The user taps a notification.
enum NotificationTapEvent: PayloadEventRule {
  static let kind = EventKind.notificationTap
  static let sources: [Source] = [
    .apple("uiscene/connectionoptions/notificationresponse"), .report("warm-notification-tap"),
    .ours("a tap on the lock screen unlocks the device"),
  ]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.deliverable | engine.deliverableThroughLock
  }

  @inline(always)
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool {
    !engine.isDying && !engine.platform.refusesToLaunch
  }
}

/// The user accepts a CloudKit share.
enum CloudKitShareEvent: PayloadEventRule {
  static let kind = EventKind.cloudKitShare
  static let sources: [Source] = [
    .apple("uiwindowscenedelegate/windowscene(_:userdidacceptcloudkitsharewith:)")
  ]
}
