public import Foundation

/// The kinds of notifications that the user allows the app to show.
///
/// Source: Apple, usernotifications/unnotificationsettings.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether alerts are shown.
  public let alertSetting: UNNotificationSetting
  /// Whether there is a number on the icon.
  public let badgeSetting: UNNotificationSetting
  /// Whether sounds are played.
  public let soundSetting: UNNotificationSetting
  /// Whether the screen shows them while it is locked.
  public let lockScreenSetting: UNNotificationSetting
  /// Whether they are listed.
  public let notificationCenterSetting: UNNotificationSetting
  /// Whether they are shown in a car.
  public let carPlaySetting = UNNotificationSetting.notSupported
  /// Whether they are shown where sounds are off.
  public let criticalAlertSetting = UNNotificationSetting.notSupported
  /// Whether those that cannot wait are shown at once.
  public let timeSensitiveSetting = UNNotificationSetting.notSupported
  /// Whether the app has settings of its own.
  public let providesAppNotificationSettings = false

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    let all: UNNotificationSetting = status == .authorized ? .enabled : .disabled
    alertSetting = all
    badgeSetting = all
    soundSetting = all
    lockScreenSetting = all
    notificationCenterSetting = all
  }
}

/// Whether an app may show notifications.
///
/// Source: Apple, usernotifications/unauthorizationstatus.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The app has not asked in this process.
  case notDetermined = 0
  /// It may not.
  case denied = 1
  /// It may.
  case authorized = 2
  /// It may, quietly; never here.
  case provisional = 3
  /// It may for a while; never here.
  case ephemeral = 4
}

/// Whether one way of showing notifications is on.
///
/// Source: Apple, usernotifications/unnotificationsetting.
public enum UNNotificationSetting: Int, Sendable {
  /// The device or the app has none.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}
