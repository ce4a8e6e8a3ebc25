public import Foundation

/// A notification that was delivered.
///
/// Source: Apple, usernotifications/unnotification.
open class UNNotification: NSObject {
  /// The request that the notification was delivered for.
  public let request: UNNotificationRequest
  /// When it was delivered: the seconds of the case since the reference date.
  public let date: Date

  /// Creates what a delivered notification says.
  package init(
    request: UNNotificationRequest, date: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    self.request = request
    self.date = date
  }
}

/// The user's answer to a notification.
///
/// Source: Apple, usernotifications/unnotificationresponse.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public var notification: UNNotification {
    isLookedInto = true
    return unreadNotification
  }
  /// Which answer.
  public var actionIdentifier: String {
    isLookedInto = true
    return unreadAction
  }
  /// Whether the notification or the answer were read.
  package private(set) var isLookedInto = false
  private let unreadNotification: UNNotification
  private let unreadAction: String
  /// The scene in which the system shows it, which UIKit gives its type.
  package weak var target: NSObject?

  /// Creates what a delivered notification says.
  package init(notification: UNNotification, actionIdentifier: String) {
    unreadNotification = notification
    unreadAction = actionIdentifier
  }
}

/// The user's answer to a notification, with a text.
///
/// Source: Apple, usernotifications/untextinputnotificationresponse.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text that the user wrote.
  public let userText: String

  /// Creates what a delivered notification says.
  package init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The answer that opens the app.
///
/// Source: Apple, usernotifications/unnotificationdefaultactionidentifier.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The answer that takes the notification away.
///
/// Source: Apple, usernotifications/unnotificationdismissactionidentifier.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
