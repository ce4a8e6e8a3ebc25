/// The kinds of notifications that an app asks to be allowed.
///
/// Source: Apple, usernotifications/unauthorizationoptions.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// An alert.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Where sounds are off as well.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// The app has settings of its own for notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quietly, without being asked.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown in the foreground.
///
/// Source: Apple, usernotifications/unnotificationpresentationoptions.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With a number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// With a sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// As an alert.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// As a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
