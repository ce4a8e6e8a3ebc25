/// What hears of an activity; nothing is delivered to it here.
///
/// Source: Apple, nsuseractivitydelegate.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity goes on on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing: the app leaves it out.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing: the app leaves it out.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
