extension UIScene {
  /// The options that a scene connects with.
  ///
  /// Source: Apple, uiscene/connectionoptions.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The contents of the options, for the host, which does not read them in the app's name.
    package struct Contents {
      /// The URLs.
      package var urlContexts: Set<UIOpenURLContext> = []
      /// The activities.
      package var userActivities: Set<NSUserActivity> = []
      /// The quick action.
      package var shortcutItem: UIApplicationShortcutItem?
      /// The answer to a notification.
      package var notificationResponse: UNNotificationResponse?
      /// The CloudKit share.
      package var cloudKitShareMetadata: CKShareMetadata?
    }

    /// The contents of the options.
    package let contents: Contents
    /// Whether the app has read what opened the scene.
    package private(set) var isRead = false

    /// The URLs that opened the scene: at most one here.
    public var urlContexts: Set<UIOpenURLContext> {
      read(contents.urlContexts) { !$0.isEmpty }
    }
    /// The activities that opened the scene: at most one here.
    ///
    /// Apple speaks of one or more, and each cause that it names brings one: a search result, another app, a
    /// request with its one activity. No recording has more, so no history makes two of them up.
    /// Source: Apple, uiscene/connectionoptions/useractivities.
    public var userActivities: Set<NSUserActivity> {
      read(contents.userActivities) { !$0.isEmpty }
    }
    /// The quick action that opened the scene.
    public var shortcutItem: UIApplicationShortcutItem? {
      read(contents.shortcutItem) { $0 != nil }
    }
    /// The answer to a notification that opened the scene.
    public var notificationResponse: UNNotificationResponse? {
      read(contents.notificationResponse) { $0 != nil }
    }
    /// The CloudKit share that opened the scene.
    public var cloudKitShareMetadata: CKShareMetadata? {
      read(contents.cloudKitShareMetadata) { $0 != nil }
    }
    /// The type of an activity that will follow in a call of its own.
    public let handoffUserActivityType: String?
    /// The app that opened the scene; nil here.
    public let sourceApplication: String?

    /// Creates it as the host does; an app has no need to.
    package init(
      urlContexts: [UIOpenURLContext] = [], userActivities: [NSUserActivity] = [],
      shortcutItem: UIApplicationShortcutItem? = nil,
      notificationResponse: UNNotificationResponse? = nil,
      cloudKitShareMetadata: CKShareMetadata? = nil, handoffUserActivityType: String? = nil
    ) {
      contents = Contents(
        urlContexts: Set(urlContexts), userActivities: Set(userActivities),
        shortcutItem: shortcutItem, notificationResponse: notificationResponse,
        cloudKitShareMetadata: cloudKitShareMetadata)
      self.handoffUserActivityType = handoffUserActivityType
      sourceApplication = nil
    }

    private func read<Value>(_ value: Value, _ isThere: (Value) -> Bool) -> Value {
      if isThere(value) { isRead = true }
      return value
    }
  }
}
