/// A shape: what the user was to be shown before iOS 10; nothing delivers it here.
///
/// Source: Apple, uilocalnotification.
open class UILocalNotification: NSObject {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var soundName: String?
  open var category: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }
}

/// A shape: the name of the sound that the system has.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A shape: how the user may be shown something, before iOS 10.
///
/// Source: Apple, uiusernotificationtype.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// A shape: what an app wants to show, before iOS 10.
///
/// Source: Apple, uiusernotificationsettings.
open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType
  public let categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
  }
}

/// A shape: which answers the user has, before iOS 10.
///
/// Source: Apple, uiusernotificationcategory.
open class UIUserNotificationCategory: NSObject {
  open var identifier: String? { nil }
}

/// A shape: how the bar at the top looks.
///
/// Source: Apple, uistatusbarstyle.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// A shape: how the bar at the top moves.
///
/// Source: Apple, uistatusbaranimation.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
