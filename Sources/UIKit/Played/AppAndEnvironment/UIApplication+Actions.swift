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
      if action.call(object, sender, event) { return true }
      responder = object.next
    }
    if action.call(self, sender, event) { return true }
    guard let delegate else { return false }
    return action.call(delegate, sender, event)
  }
}
