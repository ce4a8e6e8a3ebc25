public import Foundation

/// Where an app asks for, adds and answers notifications; it delivers what the host delivers.
///
/// Source: Apple, usernotifications/unusernotificationcenter.
@MainActor
open class UNUserNotificationCenter: NSObject {
  private static var center = UNUserNotificationCenter()

  /// The centre of the app that is played.
  public class func current() -> UNUserNotificationCenter { center }

  /// Receives notifications and answers.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// What the app has added and not taken back.
  public private(set) var pending: [UNNotificationRequest] = []
  /// Whether the user lets the app show notifications; a test may set it.
  public var isAuthorized = true
  private var categories: Set<UNNotificationCategory> = []

  /// Asks the user, who answers at once here.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(isAuthorized, nil)
  }

  /// Asks the user, who answers at once here.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    isAuthorized
  }

  /// Adds a notification; only a test delivers it.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
    completionHandler?(nil)
  }

  /// Takes notifications back.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  /// Takes all notifications back.
  open func removeAllPendingNotificationRequests() { pending = [] }
  /// Takes notifications from the screen; there are none here.
  open func removeAllDeliveredNotifications() {}
  /// Takes notifications from the screen; there are none here.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Keeps which answers the user has.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  /// Sets the number on the icon; a plain call here.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Puts a centre without a delegate in the place of the last process's.
  package static func begin() { center = UNUserNotificationCenter() }
}

/// What receives notifications and answers; what it leaves out, it ignores.
///
/// Source: Apple, usernotifications/unusernotificationcenterdelegate.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification came while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// The user answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The user asks for the app's settings of notifications; the host never delivers it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Answers for an app that leaves it out.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Answers for an app that leaves it out.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing: the app leaves it out.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// What an app asks to be allowed.
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
