import SceneLifecycle
public import SceneSeam

/// Something that the world may bring to the app, under a name.
///
/// A link, an activity, the answer to a notification, a quick action, a share, a push.
///
/// A scenario's line has the name: `openURL 1 with note`. Without one it brings the first of its kind,
/// so the simplest belongs first. The name is what files keep: rename the content, not the name.
public struct AppContent: Hashable, Sendable {
  /// The word in scenarios: letters, digits, `.`, `-` and `_`.
  public let name: String
  /// The content itself, as an event brings it.
  public let content: PayloadContent
  /// Whether it is an activity of a type that the app declares, which nothing else is known of.
  package var isDeclaredType = false
  /// Whether it is an activity of a type that the app declares, whether the test names it or not.
  package var isAnnounced = false
  /// The activity that it is; nil for anything else.
  package var activity: UserActivity? {
    if case .activity(let activity) = content { activity } else { nil }
  }

  /// Names a content.
  ///
  /// - Parameters:
  ///   - name: The word in scenarios.
  ///   - content: What it holds.
  public init(_ name: String, _ content: PayloadContent) {
    precondition(
      name.isIdentifier, "a content's name is one word such as 'open-note', was '\(name)'")
    self.name = name
    self.content = content
  }

  /// A URL that is opened.
  ///
  /// - Parameters:
  ///   - name: The word in scenarios.
  ///   - text: The URL.
  ///   - sourceApplication: The app that opens it; nil for one of another team.
  public static func url(
    _ name: String, _ text: String, sourceApplication: String? = nil
  ) -> AppContent {
    let context = OpenURLContext(parsing: text, sourceApplication: sourceApplication)
    guard let context else { preconditionFailure("'\(text)' is no URL") }
    return AppContent(name, .url(context))
  }

  /// A universal link: an activity with a page of the web.
  public static func universalLink(_ name: String, _ text: String) -> AppContent {
    guard let activity = UserActivity(universalLink: text) else {
      preconditionFailure("'\(text)' is no URL")
    }
    return AppContent(name, .activity(activity))
  }

  /// A user activity.
  public static func activity(_ name: String, _ activity: UserActivity) -> AppContent {
    AppContent(name, .activity(activity))
  }

  /// A quick action of the icon.
  public static func shortcut(_ name: String, _ item: ShortcutItem) -> AppContent {
    AppContent(name, .shortcut(item))
  }

  /// The user's answer to a notification.
  public static func notification(_ name: String, _ response: NotificationResponse) -> AppContent {
    AppContent(name, .notification(response))
  }

  /// The invitation to a share.
  public static func share(_ name: String, _ metadata: ShareMetadata) -> AppContent {
    AppContent(name, .share(metadata))
  }

  /// A push that shows nothing.
  public static func push(_ name: String, _ userInfo: UserInfo) -> AppContent {
    AppContent(name, .push(RemoteNotification(userInfo: userInfo)))
  }

  /// The contents that a function makes of the numbers from 0 on, simple ones first.
  ///
  /// They are named after their numbers: `page-0`, `page-1`, …
  ///
  /// - Parameters:
  ///   - name: What their names begin with.
  ///   - count: How many there are.
  ///   - make: Makes the content of a number; the same number makes the same content.
  public static func each(
    _ name: String, _ count: Int, _ make: (Int) -> PayloadContent
  ) -> [AppContent] {
    (0..<count).map { AppContent("\(name)-\($0)", make($0)) }
  }
}

extension EventKind {
  /// Whether the event can bring a content: the kind of the event is that of the content.
  func brings(_ content: PayloadContent) -> Bool {
    switch content {
    case .url: self == .openURL
    // A link is a page or a result of a search; Handoff brings whatever else the app continues.
    case .activity(let activity):
      self == .universalLink
        ? activity.isPage || activity.isSearchResult : self == .handoff && !activity.isSearchResult
    case .shortcut: self == .shortcutItem
    case .notification: [.notificationTap, .notificationAction, .foregroundPush].contains(self)
    case .share: self == .cloudKitShare
    case .push: self == .silentPush
    }
  }
}
