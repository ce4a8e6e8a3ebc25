public import Foundation

/// The content of a payload as a delegate reads it, under UIKit's own names.
public indirect enum PayloadContent: Hashable, Sendable {
  /// A URL with its options.
  case url(OpenURLContext)
  /// A user activity.
  case activity(UserActivity)
  /// A quick action of the icon.
  case shortcut(ShortcutItem)
  /// The user's answer to a notification.
  case notification(NotificationResponse)
  /// The invitation to a share.
  case share(ShareMetadata)
  /// A push that shows nothing.
  case push(RemoteNotification)
}

/// A URL that is opened, with its options (Apple, uiopenurlcontext).
public struct OpenURLContext: Hashable, Sendable {
  /// The URL.
  public var url: URL
  /// The bundle identifier of the app that opens it; nil for one of another team.
  public var sourceApplication: String?
  /// Whether a document has to be opened where it is.
  public var openInPlace: Bool

  /// Creates a URL that is opened.
  public init(_ url: URL, sourceApplication: String? = nil, openInPlace: Bool = false) {
    self.url = url
    self.sourceApplication = sourceApplication
    self.openInPlace = openInPlace
  }

  /// Creates a URL that is opened from its text; nil where the text is no URL.
  public init?(parsing text: String, sourceApplication: String? = nil) {
    guard let url = URL(string: text) else { return nil }
    self.init(url, sourceApplication: sourceApplication)
  }
}

extension OpenURLContext {
  /// Whether it is a document that is opened.
  package var isDocument: Bool { url.isFileURL }

  /// Whether it is a page of the web, which a tapped link brings as an activity and a widget as a URL.
  package var isPage: Bool { ["http", "https"].contains(url.scheme?.lowercased()) }
}

/// The user's activity: here before, on another device, in a search (Apple, nsuseractivity).
public struct UserActivity: Hashable, Sendable {
  /// `activityType`, such as `NSUserActivityTypeBrowsingWeb` for a universal link.
  public var type: String
  /// `title`.
  public var title: String?
  /// `webpageURL`, which a universal link has.
  public var webpageURL: URL?
  /// `userInfo`.
  public var userInfo: UserInfo
  /// `targetContentIdentifier`, by which the system chooses a scene.
  public var targetContentIdentifier: String?

  /// Creates an activity.
  public init(
    _ type: String, title: String? = nil, webpageURL: URL? = nil, userInfo: UserInfo = UserInfo(),
    targetContentIdentifier: String? = nil
  ) {
    self.type = type
    self.title = title
    self.webpageURL = webpageURL
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }

  /// Creates the activity that a universal link brings; nil where the text is no URL.
  public init?(universalLink text: String) {
    guard let url = URL(string: text) else { return nil }
    self.init(Self.browsingWeb, webpageURL: url)
  }

  /// Whether it is a page of the web, as a universal link brings one.
  public var isPage: Bool { type == Self.browsingWeb }

  /// Whether it is a result of a search in Spotlight, which comes as a link does and never by Handoff.
  ///
  /// Source: Apple, corespotlight/cssearchableitemactiontype and csquerycontinuationactiontype.
  public var isSearchResult: Bool { type == "com.apple.corespotlightitem" || continuesSearch }

  /// Whether it is a search that goes on in the app, of which Spotlight brings the words.
  package var continuesSearch: Bool { type == "com.apple.corespotlightquery" }

  /// The type of the activity that a universal link brings: `NSUserActivityTypeBrowsingWeb`.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"
}

/// A quick action of the icon (Apple, uiapplicationshortcutitem).
public struct ShortcutItem: Hashable, Sendable {
  /// `type`.
  public var type: String
  /// `localizedTitle`.
  public var title: String
  /// `userInfo`.
  public var userInfo: UserInfo
  /// `targetContentIdentifier`, by which the system chooses a scene.
  public var targetContentIdentifier: String?

  /// Creates a quick action.
  public init(
    _ type: String, title: String = "", userInfo: UserInfo = UserInfo(),
    targetContentIdentifier: String? = nil
  ) {
    self.type = type
    self.title = title
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }
}

/// The user's answer to a notification (Apple, unnotificationresponse).
public struct NotificationResponse: Hashable, Sendable {
  /// `notification.request.identifier`.
  public var requestIdentifier: String
  /// `actionIdentifier`; that of a tap by default.
  public var actionIdentifier: String
  /// The text that the user wrote, where the action asks for it: `userText`.
  public var userText: String?
  /// `notification.request.content.categoryIdentifier`; empty for none.
  public var categoryIdentifier: String
  /// `notification.request.content.userInfo`.
  public var userInfo: UserInfo
  /// `targetContentIdentifier`, by which the system chooses a scene.
  public var targetContentIdentifier: String?

  /// Creates an answer.
  public init(
    _ requestIdentifier: String,
    actionIdentifier: String = NotificationResponse.defaultAction, userText: String? = nil,
    categoryIdentifier: String = "", userInfo: UserInfo = UserInfo(),
    targetContentIdentifier: String? = nil
  ) {
    self.requestIdentifier = requestIdentifier
    self.actionIdentifier = actionIdentifier
    self.userText = userText
    self.categoryIdentifier = categoryIdentifier
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }

  /// A tap on the notification itself: `UNNotificationDefaultActionIdentifier`.
  public static let defaultAction = "com.apple.UNNotificationDefaultActionIdentifier"
  /// The user sent it away: `UNNotificationDismissActionIdentifier`.
  public static let dismissAction = "com.apple.UNNotificationDismissActionIdentifier"
}

/// The invitation to a CloudKit share (Apple, ckshare/metadata).
public struct ShareMetadata: Hashable, Sendable {
  /// The record name of the share.
  public var identifier: String
  /// The title that its owner gave it.
  public var title: String?
  /// The name of its owner.
  public var owner: String?

  /// Creates an invitation.
  public init(_ identifier: String, title: String? = nil, owner: String? = nil) {
    self.identifier = identifier
    self.title = title
    self.owner = owner
  }
}

/// A push that shows nothing and runs the app in the background.
///
/// Apple, uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:).
public struct RemoteNotification: Hashable, Sendable {
  /// The values that the server sent.
  public var userInfo: UserInfo

  /// Creates a push.
  public init(userInfo: UserInfo) { self.userInfo = userInfo }
}
