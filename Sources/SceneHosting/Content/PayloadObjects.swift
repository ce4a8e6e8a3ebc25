import SceneSeam
import UIKit

/// What a payload of a history holds, as UIKit's objects: what the test named, or an item by number.
@MainActor
enum PayloadObjects {
  /// The URL that a payload opens; an item of its own number where the test names none.
  static func url(_ payload: ScenePayload) -> URL {
    let text = "https://example.com/item/\(payload.id)"
    return payload.url ?? payload.activity?.webpageURL ?? URL(string: text)
      ?? URL(fileURLWithPath: "/item/\(payload.id)")
  }

  /// What says which payload it is, where the test names nothing.
  static func identifier(_ payload: ScenePayload) -> String { "item-\(payload.id)" }

  static func context(_ payload: ScenePayload) -> UIOpenURLContext {
    guard case .url(let context) = payload.content else {
      return UIOpenURLContext(
        url: url(payload),
        options: UIScene.OpenURLOptions(sourceApplication: nil, openInPlace: false))
    }
    return UIOpenURLContext(
      url: context.url,
      options: UIScene.OpenURLOptions(
        sourceApplication: context.sourceApplication, openInPlace: context.openInPlace))
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
    activity.userInfo = plain(content.userInfo)
    activity.targetContentIdentifier = content.targetContentIdentifier
    return activity
  }

  static func shortcut(_ payload: ScenePayload) -> UIApplicationShortcutItem {
    let content = payload.shortcut
    let item = UIApplicationShortcutItem(
      type: content?.type ?? identifier(payload),
      localizedTitle: content?.title ?? "Item \(payload.id)", localizedSubtitle: nil,
      userInfo: content.map { secure($0.userInfo) })
    item.targetContentIdentifier = content?.targetContentIdentifier ?? identifier(payload)
    return item
  }

  static func response(_ payload: ScenePayload) -> UNNotificationResponse {
    payload.notification.map(response)
      ?? response(
        NotificationResponse(identifier(payload), userInfo: ["id": .number(Int(payload.id))]))
  }

  /// The answer that a content describes.
  static func response(_ content: NotificationResponse) -> UNNotificationResponse {
    UNNotificationResponse(
      notification: notification(content.requestIdentifier, content.userInfo),
      actionIdentifier: content.actionIdentifier)
  }

  /// A notification with an identifier.
  static func notification(_ identifier: String, _ userInfo: UserInfo = UserInfo())
    -> UNNotification
  {
    let content = UNNotificationContent(body: identifier, userInfo: plain(userInfo))
    return UNNotification(
      request: UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
  }

  static func share(_ payload: ScenePayload) -> CKShareMetadata {
    CKShareMetadata(identifier: payload.share?.identifier ?? identifier(payload))
  }

  /// A `userInfo` as Foundation has it.
  static func plain(_ info: UserInfo) -> [AnyHashable: Any] {
    info.members.reduce(into: [:]) { $0[$1.key] = plain($1.value) }
  }

  private static func plain(_ value: UserInfoValue) -> Any {
    switch value {
    case .text(let text): text
    case .number(let number): number
    case .decimal(let number): number
    case .flag(let flag): flag
    case .list(let values): values.map(plain)
    }
  }

  /// The members of a `userInfo` that Foundation's archives hold: texts and numbers.
  private static func secure(_ info: UserInfo) -> [String: any NSSecureCoding] {
    info.members.reduce(into: [:]) { members, member in
      if let text = member.value.text { members[member.key] = NSString(string: text) }
      if let number = member.value.number { members[member.key] = NSNumber(value: number) }
    }
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
