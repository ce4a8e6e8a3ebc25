import Foundation
import SceneSeam

/// A payload that came to the app, or something else that an app handles like one.
struct PayloadArrival {
  /// The kinds of arrivals: laws ask for payloads of events alone.
  enum ArrivedItem {
    /// The payload that an event has brought.
    case payload(ScenePayload)
    /// A link or an activity of the app's own.
    case own(ScenePayload)
    /// An answer to a notification that opens nothing, with the identifier of the request.
    case answer(String)
  }

  let item: ArrivedItem
  /// The scene to which it came; nil for the app as a whole.
  let scene: SceneID?
  /// Its number, which no other one has.
  let number: UInt32
  /// Whether the app was said to have handled it.
  var isHandled = false

  /// The payload that laws ask for; nil for anything else.
  var payload: ScenePayload? {
    if case .payload(let payload) = item { payload } else { nil }
  }

  /// Whether an app's objects name it so.
  @MainActor
  func isNamed(_ key: HandledItem.Key) -> Bool {
    switch (key, item) {
    case (.url(let url), .payload(let payload)), (.url(let url), .own(let payload)):
      PayloadObjects.url(payload) == url
    case (.identifier(let text), .payload(let payload)), (.identifier(let text), .own(let payload)):
      PayloadObjects.name(payload) == text
    case (.identifier(let text), .answer(let identifier)): identifier == text
    case (.url, .answer), (.object, _): false
    }
  }
}
