public import Foundation

/// When a notification comes: a shape.
///
/// Source: Apple, usernotifications/unnotificationtrigger.
open class UNNotificationTrigger: NSObject {
  /// Whether it comes again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds: a shape.
///
/// Source: Apple, usernotifications/untimeintervalnotificationtrigger.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// After how many seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it comes next: no clock runs for it here, so nil.
  open func nextTriggerDate() -> Date? { nil }
}

/// At a date: a shape.
///
/// Source: Apple, usernotifications/uncalendarnotificationtrigger.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date that have to be so.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it comes next: no clock runs for it here, so nil.
  open func nextTriggerDate() -> Date? { nil }
}

/// From a server: a shape, which the app never makes.
///
/// Source: Apple, usernotifications/unpushnotificationtrigger.
open class UNPushNotificationTrigger: UNNotificationTrigger {
  init() { super.init(repeats: false) }
}
