public import Foundation

/// Receives notifications and answers; it ignores those whose methods it leaves out.
///
/// Each of the first two methods has a form with a handler and one that is `async`, of which an app has
/// one. As Apple's, the protocol belongs to no actor. Source: Apple,
/// usernotifications/unusernotificationcenterdelegate.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification came while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A notification came while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// The user answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The user answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  /// The user asks for the app's settings of notifications; the host never delivers it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Begins the form that is `async`, or answers for an app that leaves both out.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    AsyncForm.begins(
      "userNotificationCenter(_:willPresent:) async", of: self, completionHandler
    ) {
      await self.userNotificationCenter(center, willPresent: notification)
    }
  }

  /// Answers for an app that leaves it out.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) -> UNNotificationPresentationOptions {
    AsyncForm.isMissing()
    return []
  }

  /// Begins the form that is `async`, or answers for an app that leaves both out.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    AsyncForm.begins(
      "userNotificationCenter(_:didReceive:) async", of: self, completionHandler
    ) {
      await self.userNotificationCenter(center, didReceive: response)
    }
  }

  /// Does nothing: the app leaves it out.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) {
    AsyncForm.isMissing()
    MissingMethod.didReceiveResponse.recordCall()
  }

  /// Does nothing: the app leaves it out.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
