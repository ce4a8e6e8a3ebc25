// Of a method with a handler an app has one of two forms. The default of the form that is `async` has to
// end where it is called: so it belongs to no actor and does not wait.
extension UIApplicationDelegate {
  /// Begins the form that is `async`, or answers for an app that leaves both out.
  nonisolated public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    AsyncForm.begins("application(_:performActionFor:) async", of: self, completionHandler) {
      await self.application(application, performActionFor: shortcutItem)
    }
  }

  /// Answers for an app that leaves it out.
  nonisolated public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) -> Bool {
    AsyncForm.isMissing()
    MissingMethod.performActionInApp.recordCall()
    return false
  }

  /// Begins the form that is `async`, or answers for an app that leaves both out.
  nonisolated public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    AsyncForm.begins(
      "application(_:didReceiveRemoteNotification:) async", of: self, completionHandler
    ) {
      await self.application(application, didReceiveRemoteNotification: userInfo)
    }
  }

  /// Answers for an app that leaves it out.
  nonisolated public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) -> UIBackgroundFetchResult {
    AsyncForm.isMissing()
    return .noData
  }

  /// Begins the form that is `async`, or answers for an app that leaves both out.
  nonisolated public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    AsyncForm.begins(
      "application(_:handleEventsForBackgroundURLSession:) async", of: self, completionHandler
    ) {
      await self.application(application, handleEventsForBackgroundURLSession: identifier)
    }
  }

  /// Does nothing: the app leaves it out.
  nonisolated public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
  ) { AsyncForm.isMissing() }
}
