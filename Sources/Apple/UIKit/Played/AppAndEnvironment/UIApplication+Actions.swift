extension UIApplication {
  /// Calls a method for a sender: of a target, or of the first object that has it.
  ///
  /// Without a target these are asked in turn: the sender and what follows it in the chain of responders, the
  /// application and its delegate.
  ///
  /// - Returns: Whether it was called.
  ///
  /// Source: Apple, uiapplication/sendaction(_:to:from:for:).
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    // Objective-C hands nil to a method that takes an event, and an empty one does no harm here.
    let event = event ?? UIEvent()
    if let target { return action.call(target, sender, event) }
    var responder = sender as? UIResponder ?? keyWindow
    while let object = responder {
      if action.reaches(object, sender, event) { return true }
      responder = object.next
    }
    if action.reaches(self, sender, event) { return true }
    guard let delegate else { return false }
    return action.reaches(delegate, sender, event)
  }
}

// What apps did before there was `UNUserNotificationCenter`.
extension UIApplication {
  /// Asks the user, who allows it; the delegate hears of that later.
  ///
  /// It hears of it where the case steps the app's work. Source: Apple,
  /// uiapplication/registerusernotificationsettings(_:).
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {
    currentUserNotificationSettings = notificationSettings
    _ = CurrentHost.host?.runsLater(
      { [weak self] in
        guard let self else { return }
        delegate?.application(self, didRegister: notificationSettings)
      }, after: .zero)
  }

  /// Keeps what the user is to be shown; nothing delivers it here.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [notification]
  }

  /// Shows something to the user; nothing is shown here.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}

  /// Forgets what the user was to be shown.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }

  /// Forgets all that the user was to be shown.
  public func cancelAllLocalNotifications() { scheduledLocalNotifications = nil }
}
