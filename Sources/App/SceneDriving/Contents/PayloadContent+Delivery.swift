package import SceneLifecycle
package import SceneSeam

extension PayloadContent {
  /// How the content comes to the app; nil where the event that brings it says so.
  package var delivery: DeliveryKind? {
    switch self {
    case .url(let context):
      if context.isDocument { return .document }
      return context.isPage ? .widget : nil
    case .activity(let activity): return activity.delivery
    case .notification(let response):
      switch response.actionIdentifier {
      case NotificationResponse.defaultAction: return nil
      case NotificationResponse.dismissAction: return .dismissal
      default: return response.userText == nil ? .action : .reply
      }
    case .shortcut, .share, .push: return nil
    }
  }
}

extension UserActivity {
  /// How it comes; nil for a page and for what another device hands off.
  fileprivate var delivery: DeliveryKind? {
    if isSearchResult { return continuesSearch ? .search : .searchResult }
    // Source: Apple, intents/inintent: the type of the activity is the name of the intent's class.
    return type.hasPrefix("IN") && type.hasSuffix("Intent") ? .intent : nil
  }
}
