#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  import Foundation
  import SceneBridging
  import SceneSeam
  import UIKit
  import UserNotifications

  // What UIKit's objects hold, as the seam's values: what an app reads of a payload.

  extension OpenURLContext {
    @MainActor init(taking context: UIOpenURLContext) {
      self.init(
        context.url, sourceApplication: context.options.sourceApplication,
        openInPlace: context.options.openInPlace)
    }

    /// A URL as an app without scenes gets it.
    @MainActor init(_ url: URL, taking options: [UIApplication.OpenURLOptionsKey: Any]) {
      self.init(
        url, sourceApplication: options[.sourceApplication] as? String,
        openInPlace: options[.openInPlace] as? Bool ?? false)
    }
  }

  extension UserActivity {
    init(taking activity: NSUserActivity) {
      self.init(
        activity.activityType, title: activity.title, webpageURL: activity.webpageURL,
        userInfo: UserInfo(taking: activity.userInfo),
        targetContentIdentifier: activity.targetContentIdentifier)
    }
  }

  extension NSUserActivity {
    /// Creates the activity that the app hands on with a request.
    convenience init(showing activity: UserActivity) {
      self.init(activityType: activity.type)
      title = activity.title
      webpageURL = activity.webpageURL
      userInfo = activity.userInfo.plain
      targetContentIdentifier = activity.targetContentIdentifier
    }
  }

  extension ShortcutItem {
    @MainActor init(taking item: UIApplicationShortcutItem) {
      let info = (item.userInfo ?? [:]).map { (AnyHashable($0.key), $0.value as Any) }
      self.init(
        item.type, title: item.localizedTitle,
        userInfo: UserInfo(taking: Dictionary(info) { first, _ in first }),
        targetContentIdentifier: item.targetContentIdentifier.map { "\($0)" })
    }
  }

  extension NotificationResponse {
    @MainActor init(taking response: UNNotificationResponse) {
      let content = response.notification.request.content
      self.init(
        response.notification.request.identifier, actionIdentifier: response.actionIdentifier,
        userText: (response as? UNTextInputNotificationResponse)?.userText,
        categoryIdentifier: content.categoryIdentifier,
        userInfo: UserInfo(taking: content.userInfo),
        targetContentIdentifier: content.targetContentIdentifier)
    }
  }

  extension SceneRole {
    /// The role of a session by its text: some names are younger than the oldest system, others are
    /// other frameworks'.
    @MainActor init(taking role: UISceneSession.Role) {
      switch role.rawValue {
      case "UIWindowSceneSessionRoleExternalDisplay",
        "UIWindowSceneSessionRoleExternalDisplayNonInteractive":
        self = .externalDisplay
      case let text where text.hasPrefix("CPTemplateApplication"): self = .carPlay
      case let text where text.contains("Keyboard"): self = .keyboardInput
      default: self = .windowApplication
      }
    }
  }
#endif
