/// How a content comes to the app, where the kind of the event that brings it does not say so.
package enum DeliveryKind: Hashable, Sendable, CaseIterable {
  /// A document that is opened: a URL of a file.
  case document
  /// A page of the web that comes as a URL, as widgets bring one; a tapped link brings an activity.
  case widget
  /// A result of a search in Spotlight.
  case searchResult
  /// A search that was begun in Spotlight and goes on in the app.
  case search
  /// A request of Siri or Shortcuts to an app: an activity of an intent's type.
  case intent
  /// An action of a notification, which is no tap on the notification itself.
  case action
  /// A text with which a notification is answered.
  case reply
  /// A notification that is sent away.
  case dismissal
}
