import Foundation
import SceneSeam

/// What an app has handled, as its objects list it.
struct HandledItem {
  /// How an app's objects say what it is.
  enum Key: Hashable {
    case url(URL)
    case object(ObjectIdentifier)
    case identifier(String)
  }

  /// What it is.
  var key: Key
  /// The scene for which it was noted.
  var scene: SceneID?
  /// How often it was handled.
  var count: Int
}

extension HostedProcess {
  /// The last payload that came as an app's objects say; nil for something of the app's own.
  func payload(_ key: HandledItem.Key) -> ScenePayload? {
    switch key {
    case .url(let url): delivered.last { PayloadObjects.url($0) == url }
    case .object(let id): objects.last { ObjectIdentifier($0.object) == id }?.payload
    case .identifier(let text): delivered.last { PayloadObjects.name($0) == text }
    }
  }

  /// Remembers as which object a payload is handed to the app.
  func hands<Object: AnyObject>(_ object: Object, of payload: ScenePayload) -> Object {
    objects.append((object, payload))
    return object
  }
}
