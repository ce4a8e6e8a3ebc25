@_exported public import Foundation
import Synchronization

/// Where an app asks for, adds and answers notifications; it delivers what the host delivers.
///
/// It may be used on any thread and answers at once. Source: Apple,
/// usernotifications/unusernotificationcenter.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private struct State {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var pending: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
    var isAuthorized = true
    var hasAsked = false
    /// Writes the number on the icon.
    var setsBadge: @Sendable (Int) -> Void = { _ in }
  }

  private static let center = Mutex(UNUserNotificationCenter())
  private let state = Mutex(State())

  override init() { super.init() }

  /// The centre of the app that is played.
  public class func current() -> UNUserNotificationCenter { center.withLock { $0 } }

  /// Receives notifications and answers.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }
  /// The requests that the app has added and not taken back.
  public var pending: [UNNotificationRequest] { state.withLock { $0.pending } }
  /// Whether the user lets the app show notifications; a test may set it.
  public var isAuthorized: Bool {
    get { state.withLock { $0.isAuthorized } }
    set { state.withLock { $0.isAuthorized = newValue } }
  }
  /// Whether the app may provide more than text; never here.
  public var supportsContentExtensions: Bool { false }

  /// Puts a centre without a delegate in the place of the last process's.
  ///
  /// - Parameter setsBadge: Writes the number on the icon, where the device of the case keeps it.
  package static func begin(setsBadge: @escaping @Sendable (Int) -> Void) {
    let next = UNUserNotificationCenter()
    next.state.withLock { $0.setsBadge = setsBadge }
    center.withLock { $0 = next }
  }
}

// What an app asks.
extension UNUserNotificationCenter {
  /// Asks the user, who answers at once here.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(asks(), nil)
  }

  /// Asks the user, who answers at once here.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    asks()
  }

  private func asks() -> Bool {
    state.withLock {
      $0.hasAsked = true
      return $0.isAuthorized
    }
  }

  private var settings: UNNotificationSettings {
    state.withLock {
      UNNotificationSettings(
        !$0.hasAsked ? .notDetermined : $0.isAuthorized ? .authorized : .denied)
    }
  }

  /// Says what the user allows.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(settings) }

  /// Returns what the user allows.
  public func notificationSettings() async -> UNNotificationSettings { settings }

  /// Says what the app has added and not taken back.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }

  /// Returns what the app has added and not taken back.
  public nonisolated(nonsending) func pendingNotificationRequests() async
    -> [UNNotificationRequest]
  { pending }

  /// Says what is on the screen; nothing here.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  /// Returns what is on the screen; nothing here.
  public nonisolated(nonsending) func deliveredNotifications() async -> [UNNotification] { [] }

  /// Says which answers the user has.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(state.withLock { $0.categories }) }
}

// What an app changes.
extension UNUserNotificationCenter {
  /// Adds a notification; only a test delivers it.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    state.withLock {
      $0.pending.removeAll { $0.identifier == request.identifier }
      $0.pending.append(request)
    }
    completionHandler?(nil)
  }

  /// Adds a notification; only a test delivers it.
  public nonisolated(nonsending) func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  /// Takes notifications back.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    state.withLock { $0.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Takes all notifications back.
  public func removeAllPendingNotificationRequests() { state.withLock { $0.pending = [] } }
  /// Takes notifications from the screen; there are none here.
  public func removeAllDeliveredNotifications() {}
  /// Takes notifications from the screen; there are none here.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Keeps which answers the user has.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// Sets the number on the icon, which outlives the process: the device keeps it.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let setsBadge = state.withLock { $0.setsBadge }
    setsBadge(newBadgeCount)
    completionHandler?(nil)
  }

  /// Sets the number on the icon, which outlives the process: the device keeps it.
  public nonisolated(nonsending) func setBadgeCount(_ newBadgeCount: Int) async throws {
    setBadgeCount(newBadgeCount, withCompletionHandler: nil)
  }
}
