import UIKit
import UserNotifications

/// The messages of the app: a push says that there is one more, and its text is fetched.
@MainActor
class Inbox {
  fileprivate var fetches: [() -> Void] = []

  var isFetching: Bool { !fetches.isEmpty }
  var unread: Int { UserDefaults.standard.integer(forKey: "unread") }

  /// Fetches what is new, in time of its own: a fetch may outlive the call that asked for it.
  func refresh(completion: @escaping (UIBackgroundFetchResult) -> Void) {
    var task = UIBackgroundTaskIdentifier.invalid
    task = UIApplication.shared.beginBackgroundTask(withName: "inbox") {
      UIApplication.shared.endBackgroundTask(task)
      task = .invalid
    }
    // The messages cannot be read while the device is locked.
    let canRead = UIApplication.shared.isProtectedDataAvailable
    fetches.append { [weak self] in
      if canRead { self?.addsOne() }
      completion(canRead ? .newData : .failed)
      UIApplication.shared.endBackgroundTask(task)
      task = .invalid
    }
  }

  fileprivate func addsOne() { UserDefaults.standard.set(unread + 1, forKey: "unread") }

  /// The server has answered.
  func finishFetches() {
    let done = fetches
    fetches = []
    done.forEach { $0() }
  }
}

/// Gives up early on a locked device, and keeps the time that it asked for.
final class ForgetfulInbox: Inbox {
  override func refresh(completion: @escaping (UIBackgroundFetchResult) -> Void) {
    let task = UIApplication.shared.beginBackgroundTask(withName: "inbox")
    guard UIApplication.shared.isProtectedDataAvailable else { return completion(.failed) }
    addsOne()
    completion(.newData)
    UIApplication.shared.endBackgroundTask(task)
  }
}

/// Fetches for pushes that show nothing and when the system lets it, and answers by the handler.
class InboxAppDelegate: UIResponder, UIApplicationDelegate {
  let inbox: Inbox
  private(set) var registrationError: (any Error)?

  init(inbox: Inbox) {
    self.inbox = inbox
    super.init()
  }

  override convenience init() { self.init(inbox: Inbox()) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    application.registerForRemoteNotifications()
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  // MARK: Remote notifications

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    let token = deviceToken.map { String(format: "%02x", $0) }.joined()
    UserDefaults.standard.set(token, forKey: "pushToken")
    registrationError = nil
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    UserDefaults.standard.removeObject(forKey: "pushToken")
    registrationError = error
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let aps = userInfo["aps"] as? [String: Any], aps["content-available"] as? Int == 1 else {
      completionHandler(.noData)
      return
    }
    inbox.refresh(completion: completionHandler)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    inbox.refresh(completion: completionHandler)
  }
}

extension InboxAppDelegate: @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler(UIApplication.shared.applicationState == .active ? [] : [.banner, .badge])
  }
}

/// Does the same in methods that are `async`.
class AsyncInboxAppDelegate: UIResponder, UIApplicationDelegate {
  /// Whether the count is read again once the answer is there.
  let readsAgain: Bool
  /// How many messages this process has fetched, and how many there were before it.
  private(set) var fetched = 0
  private(set) var before = 0

  init(readsAgain: Bool) {
    self.readsAgain = readsAgain
    super.init()
  }

  override convenience init() { self.init(readsAgain: true) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    before = UserDefaults.standard.integer(forKey: "unread")
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    var unread = UserDefaults.standard.integer(forKey: "unread")
    await download()
    if readsAgain { unread = UserDefaults.standard.integer(forKey: "unread") }
    UserDefaults.standard.set(unread + 1, forKey: "unread")
    fetched += 1
    return .newData
  }

  /// A download takes time: what only yields comes to its end before the next push.
  private func download() async { try? await PlayedWorld.sleep(for: .seconds(1)) }
}
