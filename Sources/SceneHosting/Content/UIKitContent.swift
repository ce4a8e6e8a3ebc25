import SceneSeam
import UIKit

/// What a payload of a history holds, as UIKit's objects.
///
/// What the test names is delivered; a payload without a content gets one of its number.
@MainActor
enum UIKitContent {
  /// The URL of a payload.
  static func url(_ payload: ScenePayload) -> URL {
    payload.url ?? payload.activity?.webpageURL ?? numbered(payload.id)
  }

  private static func numbered(_ id: UInt32) -> URL {
    URL(string: "https://example.com/item/\(id)") ?? URL(fileURLWithPath: "/item/\(id)")
  }

  /// What says which payload it is, in `userInfo` and in identifiers.
  static func identifier(_ payload: ScenePayload) -> String { "item-\(payload.id)" }

  static func context(_ payload: ScenePayload) -> UIOpenURLContext {
    var options = UIScene.OpenURLOptions(sourceApplication: nil, openInPlace: false)
    if case .url(let context) = payload.content {
      options = UIScene.OpenURLOptions(
        sourceApplication: context.sourceApplication, openInPlace: context.openInPlace)
    }
    return UIOpenURLContext(url: url(payload), options: options)
  }

  static func activity(_ payload: ScenePayload) -> NSUserActivity {
    guard let content = payload.activity else {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url(payload)
      activity.targetContentIdentifier = identifier(payload)
      return activity
    }
    let activity = NSUserActivity(activityType: content.type)
    activity.title = content.title
    activity.webpageURL = content.webpageURL
    activity.targetContentIdentifier = content.targetContentIdentifier
    if !content.userInfo.isEmpty { activity.userInfo = content.userInfo.values }
    return activity
  }

  static func shortcut(_ payload: ScenePayload) -> UIApplicationShortcutItem {
    let item = UIApplicationShortcutItem(
      type: payload.shortcut?.type ?? identifier(payload),
      localizedTitle: payload.shortcut?.title ?? "Item \(payload.id)")
    item.targetContentIdentifier =
      payload.shortcut.map { $0.targetContentIdentifier } ?? identifier(payload)
    return item
  }

  static func response(_ payload: ScenePayload) -> UNNotificationResponse {
    payload.notification.map { response($0) }
      ?? UNNotificationResponse(
        notification: notification(payload.id),
        actionIdentifier: UNNotificationDefaultActionIdentifier)
  }

  /// What the test says of an answer to a notification.
  static func response(_ content: NotificationResponse) -> UNNotificationResponse {
    let text = UNNotificationContent(
      body: content.userText ?? "", userInfo: content.userInfo.values)
    let request = UNNotificationRequest(
      identifier: content.requestIdentifier, content: text, trigger: nil)
    return UNNotificationResponse(
      notification: UNNotification(request: request), actionIdentifier: content.actionIdentifier)
  }

  /// The notification with a number.
  static func notification(_ id: UInt32) -> UNNotification {
    let content = UNNotificationContent(
      body: "Item \(id)", userInfo: ["url": "https://example.com/item/\(id)", "id": Int(id)])
    return UNNotification(
      request: UNNotificationRequest(identifier: "item-\(id)", content: content, trigger: nil))
  }

  static func share(_ payload: ScenePayload) -> CKShareMetadata {
    CKShareMetadata(identifier: payload.share?.identifier ?? identifier(payload))
  }

  /// What a scene connects with.
  static func options(_ options: SceneConnectionOptions) -> UIScene.ConnectionOptions {
    let type = options.announcesActivity ? NSUserActivityTypeBrowsingWeb : nil
    guard let payload = options.payload else {
      return UIScene.ConnectionOptions(handoffUserActivityType: type)
    }
    switch payload.kind {
    case .url: return UIScene.ConnectionOptions(urlContexts: [context(payload)])
    case .activity: return UIScene.ConnectionOptions(userActivities: [activity(payload)])
    case .shortcut: return UIScene.ConnectionOptions(shortcutItem: shortcut(payload))
    case .notification: return UIScene.ConnectionOptions(notificationResponse: response(payload))
    case .share: return UIScene.ConnectionOptions(cloudKitShareMetadata: share(payload))
    }
  }
}

extension UserInfo {
  /// The keys and values as UIKit's objects hold them.
  var values: [AnyHashable: Any] {
    members.reduce(into: [:]) { values, member in values[member.key] = member.value.object }
  }
}

extension UserInfoValue {
  /// The value as UIKit's objects hold it.
  fileprivate var object: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .decimal(let number): number
    case .flag(let flag): flag
    case .list(let values): values.map(\.object)
    }
  }
}

/// Sets in which a played history decides the order.
@MainActor
enum OrderedSets {
  /// The most elements of a set whose order is decided.
  static let limit = 3

  /// A set that is walked in the order of its elements: Swift's order depends on where it lies in
  /// memory, so sets are made until one has the order.
  static func make<Element: Hashable>(_ elements: [Element]) -> Set<Element> {
    precondition(elements.count <= limit, "a set's order is decided for 3, was \(elements.count)")
    var others: [Set<Element>] = []
    while true {
      let set = Set(elements)
      if Array(set) == elements { return set }
      others.append(set)
    }
  }
}

extension UISceneSession.Role {
  /// The role of a session in a history.
  init(_ role: SceneRole) {
    switch role {
    case .windowApplication: self = .windowApplication
    case .externalDisplay: self = .windowExternalDisplayNonInteractive
    case .carPlay: self = .carTemplateApplication
    case .keyboardInput: self.init(rawValue: "UISceneSessionRoleKeyboardInput")
    }
  }
}
