import SceneSeam
import UIKit

/// What a payload of a history holds, as UIKit's objects.
@MainActor
enum PayloadContent {
  /// The URL of a payload.
  static func url(_ payload: ScenePayload) -> URL {
    let text = "https://example.com/item/\(payload.id)"
    return URL(string: text) ?? URL(fileURLWithPath: "/item/\(payload.id)")
  }

  /// What says which payload it is, in `userInfo` and in identifiers.
  static func identifier(_ payload: ScenePayload) -> String { "item-\(payload.id)" }

  static func context(_ payload: ScenePayload) -> UIOpenURLContext {
    UIOpenURLContext(
      url: url(payload), options: UIScene.OpenURLOptions(sourceApplication: nil, openInPlace: false)
    )
  }

  static func activity(_ payload: ScenePayload) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url(payload)
    activity.targetContentIdentifier = identifier(payload)
    return activity
  }

  static func shortcut(_ payload: ScenePayload) -> UIApplicationShortcutItem {
    let item = UIApplicationShortcutItem(
      type: identifier(payload), localizedTitle: "Item \(payload.id)")
    item.targetContentIdentifier = identifier(payload)
    return item
  }

  static func response(_ payload: ScenePayload) -> UNNotificationResponse {
    UNNotificationResponse(
      notification: notification(payload.id),
      actionIdentifier: UNNotificationDefaultActionIdentifier)
  }

  /// The notification with a number.
  static func notification(_ id: UInt32) -> UNNotification {
    let content = UNNotificationContent(
      body: "Item \(id)", userInfo: ["url": "https://example.com/item/\(id)", "id": Int(id)])
    return UNNotification(
      request: UNNotificationRequest(identifier: "item-\(id)", content: content, trigger: nil))
  }

  static func share(_ payload: ScenePayload) -> CKShareMetadata {
    CKShareMetadata(identifier: identifier(payload))
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
