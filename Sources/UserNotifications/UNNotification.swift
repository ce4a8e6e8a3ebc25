public import Foundation

/// A notification that was delivered.
///
/// Source: Apple, usernotifications/unnotification.
@MainActor
open class UNNotification: NSObject {
  /// What was asked for.
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
@MainActor
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// Which answer.
  public let actionIdentifier: String
  /// The scene in which the system shows it, which UIKit gives its type.
  package weak var target: NSObject?

  /// Creates what a delivered notification says.
  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The user's answer to a notification, with a text.
///
/// Source: Apple, usernotifications/untextinputnotificationresponse.
@MainActor
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// What the user wrote.
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

/// What a notification is asked for with.
///
/// Source: Apple, usernotifications/unnotificationrequest.
@MainActor
open class UNNotificationRequest: NSObject {
  /// Which notification.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; nil for a push.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// What a notification says: plain values.
///
/// Source: Apple, usernotifications/unnotificationcontent.
@MainActor
open class UNNotificationContent: NSObject {
  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// What the sender added.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Which answers the user has.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// With which others it is shown.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Which content it is about.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  var values = Values()

  struct Values {
    var title: String = ""
    var subtitle: String = ""
    var body: String = ""
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier: String = ""
    var threadIdentifier: String = ""
    var targetContentIdentifier: String?
  }

  public override init() { super.init() }

  /// Creates what a delivered notification says.
  package init(body: String, userInfo: [AnyHashable: Any]) {
    values.body = body
    values.userInfo = userInfo
  }
}

/// What a notification of the app says: plain values.
///
/// Source: Apple, usernotifications/unmutablenotificationcontent.
@MainActor
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// What the sender added.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// Which answers the user has.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// With which others it is shown.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// Which content it is about.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The number on the icon; a plain value here.
  open var badge: NSNumber?
  /// The sound; a plain value here.
  open var sound: UNNotificationSound?
}

/// When a notification comes: a shape.
///
/// Source: Apple, usernotifications/unnotificationtrigger.
@MainActor
open class UNNotificationTrigger: NSObject {}

/// After some seconds: a shape.
///
/// Source: Apple, usernotifications/untimeintervalnotificationtrigger.
@MainActor
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// After how many seconds.
  public let timeInterval: TimeInterval
  /// Whether it comes again.
  public let repeats: Bool

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    self.repeats = repeats
  }
}

/// Which answers the user has: a shape.
///
/// Source: Apple, usernotifications/unnotificationcategory.
@MainActor
open class UNNotificationCategory: NSObject {
  /// Which category.
  public let identifier: String

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
  }
}

/// An answer that the user has: a shape.
///
/// Source: Apple, usernotifications/unnotificationaction.
@MainActor
open class UNNotificationAction: NSObject {
  /// Which answer.
  public let identifier: String
  /// What a person reads.
  public let title: String

  /// Creates an answer.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
  }
}

/// How a category behaves: a shape.
///
/// Source: Apple, usernotifications/unnotificationcategoryoptions.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  /// Creates what a delivered notification says.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate hears when it is taken away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// How an answer behaves: a shape.
///
/// Source: Apple, usernotifications/unnotificationactionoptions.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  /// Creates what a delivered notification says.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
  /// It cannot be undone.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The device has to be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
}

/// The sound of a notification: a shape.
///
/// Source: Apple, usernotifications/unnotificationsound.
@MainActor
open class UNNotificationSound: NSObject {
  /// The usual sound.
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}
