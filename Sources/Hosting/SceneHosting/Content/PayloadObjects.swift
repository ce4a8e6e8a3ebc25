import SceneBridging
import SceneSeam
import UIKit

/// UIKit's objects for a payload of a history: as the test named it, or an item by number.
@MainActor
enum PayloadObjects {
  /// The URL that a payload opens; an item of its own number where the test names none.
  nonisolated static func url(_ payload: ScenePayload) -> URL {
    let text = "https://example.com/item/\(payload.id)"
    return payload.url ?? payload.activity?.webpageURL ?? URL(string: text)
      ?? URL(fileURLWithPath: "/item/\(payload.id)")
  }

  /// The content that the objects of a payload show, where the test names none.
  nonisolated static func content(of payload: ScenePayload) -> PayloadContent {
    let identifier = identifier(payload)
    return switch payload.kind {
    case .url: .url(OpenURLContext(url(payload)))
    case .activity:
      .activity(
        UserActivity(
          UserActivity.browsingWeb, webpageURL: url(payload), targetContentIdentifier: identifier))
    case .shortcut:
      .shortcut(
        ShortcutItem(
          identifier, title: "Item \(payload.id)", targetContentIdentifier: identifier))
    case .notification: .notification(answer(payload))
    case .share: .share(ShareMetadata(identifier))
    }
  }

  /// The answer to a notification that a payload brings, named by the test or not.
  nonisolated private static func answer(_ payload: ScenePayload) -> NotificationResponse {
    payload.notification
      ?? NotificationResponse(
        identifier(payload), userInfo: ["id": .number(Int(payload.id))])
  }

  /// Returns the text that says which payload it is, where the test names nothing.
  nonisolated static func identifier(_ payload: ScenePayload) -> String { "item-\(payload.id)" }

  /// The name by which an app that keeps no object knows a payload.
  static func name(_ payload: ScenePayload) -> String {
    switch payload.kind {
    case .url: url(payload).absoluteString
    case .activity:
      payload.activity.map { $0.targetContentIdentifier ?? $0.type } ?? identifier(payload)
    case .shortcut: payload.shortcut?.type ?? identifier(payload)
    case .notification: payload.notification?.requestIdentifier ?? identifier(payload)
    case .share: payload.share?.identifier ?? identifier(payload)
    }
  }

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

  /// How a URL came, as an app without scenes reads it.
  static func options(_ payload: ScenePayload) -> [UIApplication.OpenURLOptionsKey: Any] {
    let options = context(payload).options
    var values: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: options.openInPlace]
    values[.sourceApplication] = options.sourceApplication
    return values
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
    activity.userInfo = content.userInfo.plain
    activity.targetContentIdentifier = content.targetContentIdentifier
    return activity
  }

  static func shortcut(_ payload: ScenePayload) -> UIApplicationShortcutItem {
    let content = payload.shortcut
    let item = UIApplicationShortcutItem(
      type: content?.type ?? identifier(payload),
      localizedTitle: content?.title ?? "Item \(payload.id)", localizedSubtitle: nil,
      userInfo: content.map { secure($0.userInfo) })
    item.targetContentIdentifier =
      content.map(\.targetContentIdentifier) ?? identifier(payload)
    return item
  }

  static func response(_ payload: ScenePayload, at date: Date) -> UNNotificationResponse {
    response(answer(payload), at: date)
  }

  /// The answer that a content describes.
  static func response(_ content: NotificationResponse, at date: Date) -> UNNotificationResponse {
    let notification = notification(
      content.requestIdentifier, content.userInfo, of: content.categoryIdentifier, at: date)
    guard let text = content.userText else {
      return UNNotificationResponse(
        notification: notification, actionIdentifier: content.actionIdentifier)
    }
    return UNTextInputNotificationResponse(
      notification: notification, actionIdentifier: content.actionIdentifier, userText: text)
  }

  /// A notification with an identifier, of a category where one is named.
  static func notification(
    _ identifier: String, _ userInfo: UserInfo = UserInfo(), of category: String = "",
    at date: Date
  ) -> UNNotification {
    let content = UNNotificationContent(
      body: identifier, userInfo: userInfo.plain, category: category)
    return UNNotification(
      request: UNNotificationRequest(identifier: identifier, content: content, trigger: nil),
      date: date)
  }

  static func share(_ payload: ScenePayload) -> CKShareMetadata {
    CKShareMetadata(identifier: payload.share?.identifier ?? identifier(payload))
  }

  /// The members of a `userInfo` that Foundation's archives hold: texts and numbers.
  private static func secure(_ info: UserInfo) -> [String: any NSSecureCoding] {
    info.members.reduce(into: [:]) { members, member in
      if let text = member.value.text { members[member.key] = NSString(string: text) }
      if let number = member.value.number { members[member.key] = NSNumber(value: number) }
    }
  }

  /// Returns the options that a scene connects with.
  static func options(
    _ options: SceneConnectionOptions, announcing announcedType: String, at date: Date
  ) -> UIScene.ConnectionOptions {
    let type = options.announcesActivity ? announcedType : nil
    guard let payload = options.payload else {
      return UIScene.ConnectionOptions(handoffUserActivityType: type)
    }
    switch payload.kind {
    case .url: return UIScene.ConnectionOptions(urlContexts: [context(payload)])
    case .activity: return UIScene.ConnectionOptions(userActivities: [activity(payload)])
    case .shortcut: return UIScene.ConnectionOptions(shortcutItem: shortcut(payload))
    case .notification:
      return UIScene.ConnectionOptions(notificationResponse: response(payload, at: date))
    case .share: return UIScene.ConnectionOptions(cloudKitShareMetadata: share(payload))
    }
  }
}

extension ScenePayload {
  /// The payload with the content that its objects show.
  var completed: ScenePayload {
    content == nil ? ScenePayload(kind, id: id, content: PayloadObjects.content(of: self)) : self
  }
}

/// Sets in which a played history decides the order.
@MainActor
enum OrderedSets {
  /// A set that is walked in the order of its elements.
  ///
  /// Elements of one hash lie one after another; where they begin depends on where the set lies in
  /// memory, so sets are made until none of them comes round to the front.
  static func make<Element: Hashable>(_ elements: [Element]) -> Set<Element> {
    var others: [Set<Element>] = []
    while true {
      var set = Set<Element>(minimumCapacity: 4 * elements.count)
      for element in elements { set.insert(element) }
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
