public import Foundation

extension PayloadContent {
  /// Through which kind of door it comes; nil for a push, which is handed to no scene.
  public var kind: ScenePayload.PayloadKind? {
    switch self {
    case .url: .url
    case .activity: .activity
    case .shortcut: .shortcut
    case .notification: .notification
    case .share: .share
    case .push: nil
    }
  }

  /// By what the system chooses a scene; a URL's is its text (WWDC 2019/259).
  public var targetContentIdentifier: String? {
    switch self {
    case .url(let context): context.url.absoluteString
    case .activity(let activity):
      activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString
    case .shortcut(let item): item.targetContentIdentifier
    case .notification(let response): response.targetContentIdentifier
    case .share, .push: nil
    }
  }
}

extension PayloadContent: CustomStringConvertible {
  /// The content as a report prints it, such as `notes://note/7` or `com.example.draft [id: "7"]`.
  public var description: String {
    switch self {
    case .url(let context):
      words(
        context.url.absoluteString, [context.sourceApplication.map { "from \($0)" }],
        context.openInPlace ? "in place" : nil)
    case .activity(let activity):
      words(
        activity.type,
        [activity.title.map { "'\($0)'" }, activity.webpageURL?.absoluteString],
        info(activity.userInfo), target(activity.targetContentIdentifier))
    case .shortcut(let item):
      words(
        item.type, [item.title.isEmpty ? nil : "'\(item.title)'"], info(item.userInfo),
        target(item.targetContentIdentifier))
    case .notification(let response):
      words(
        response.requestIdentifier,
        [
          response.actionIdentifier == NotificationResponse.defaultAction
            ? nil : response.actionIdentifier,
          response.userText.map { "'\($0)'" },
          response.categoryIdentifier.isEmpty ? nil : "of \(response.categoryIdentifier)",
        ], info(response.userInfo), target(response.targetContentIdentifier))
    case .share(let share):
      words(
        share.identifier, [share.title.map { "'\($0)'" }, share.owner.map { "of \($0)" }])
    case .push(let push): push.userInfo.description
    }
  }

  private func words(_ first: String, _ more: [String?], _ rest: String?...) -> String {
    ([first] + (more + rest).compactMap { $0 }).joined(separator: " ")
  }

  private func info(_ info: UserInfo) -> String? {
    info.isEmpty ? nil : info.description
  }

  private func target(_ identifier: String?) -> String? { identifier.map { "for \($0)" } }
}

// MARK: - What an app reads

extension ScenePayload {
  /// The URL that is opened; nil where the payload is no URL, or its content is not known.
  public var url: URL? { if case .url(let context) = content { context.url } else { nil } }

  /// The activity; nil where the payload is none, or its content is not known.
  public var activity: UserActivity? {
    if case .activity(let activity) = content { activity } else { nil }
  }

  /// The quick action; nil where the payload is none, or its content is not known.
  public var shortcut: ShortcutItem? {
    if case .shortcut(let item) = content { item } else { nil }
  }

  /// The answer to a notification; nil where the payload is none, or its content is not known.
  public var notification: NotificationResponse? {
    if case .notification(let response) = content { response } else { nil }
  }

  /// The invitation; nil where the payload is none, or its content is not known.
  public var share: ShareMetadata? {
    if case .share(let metadata) = content { metadata } else { nil }
  }
}
