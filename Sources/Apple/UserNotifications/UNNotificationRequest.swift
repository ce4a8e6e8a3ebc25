public import Foundation

/// A request for a notification.
///
/// Source: Apple, usernotifications/unnotificationrequest.
open class UNNotificationRequest: NSObject {
  /// Which notification.
  public let identifier: String
  /// The notification's content.
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

/// The content of a notification: plain values.
///
/// Source: Apple, usernotifications/unnotificationcontent.
open class UNNotificationContent: NSObject {
  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The data that the sender added.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Which answers the user has.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// With which others it is shown.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Which content it is about.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The number on the icon; stored, never used.
  open var badge: NSNumber? { values.badge }
  /// The sound; stored, never used.
  open var sound: UNNotificationSound? { values.sound }
  /// How urgent it is; stored, never used.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  var values = Values()

  struct Values {
    var title: String = ""
    var subtitle: String = ""
    var body: String = ""
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier: String = ""
    var threadIdentifier: String = ""
    var targetContentIdentifier: String?
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var interruptionLevel = UNNotificationInterruptionLevel.active
  }

  public override init() { super.init() }

  /// Creates what a delivered notification says.
  package init(body: String, userInfo: [AnyHashable: Any], category: String = "") {
    values.body = body
    values.userInfo = userInfo
    values.categoryIdentifier = category
  }
}

/// The content of a notification of the app: plain values.
///
/// Source: Apple, usernotifications/unmutablenotificationcontent.
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
  /// The data that the sender added.
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
  /// The number on the icon; stored, never used.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; stored, never used.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// How urgent it is; stored, never used.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
}

/// How urgent a notification is.
///
/// Source: Apple, usernotifications/unnotificationinterruptionlevel.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// In the list only.
  case passive = 0
  /// At once.
  case active = 1
  /// At once, whatever the user is at.
  case timeSensitive = 2
  /// At once, with a sound even where the device is silent.
  case critical = 3
}

/// The sound of a notification: a shape.
///
/// Source: Apple, usernotifications/unnotificationsound.
open class UNNotificationSound: NSObject {
  /// The usual sound.
  public class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The usual sound, even where the device is silent.
  public class var defaultCritical: UNNotificationSound { UNNotificationSound() }

  public override init() { super.init() }

  /// Creates the sound of a file, which is not read here.
  public init(named name: UNNotificationSoundName) { super.init() }
}

/// The name of a sound's file.
///
/// Source: Apple, usernotifications/unnotificationsoundname.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
