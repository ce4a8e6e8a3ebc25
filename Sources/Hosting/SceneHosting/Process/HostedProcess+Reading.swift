import SceneSeam
import UIKit

// Which payload it is that an app's objects name.
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

// What is read of what opens a scene, or reaches it.
extension HostedProcess {
  /// Whether the app has read what opened a scene, or keeps the options and may read it later.
  func mayRead(_ options: inout UIScene.ConnectionOptions) -> Bool {
    options.isRead || !isKnownUniquelyReferenced(&options)
  }

  /// Code of the app has a payload.
  func hears(_ payload: ScenePayload) {
    heard.insert(payload.id)
    missed.remove(payload.id)
  }

  /// A payload came, and no code of the app looks at it; what came twice was perhaps heard before.
  func misses(_ payload: ScenePayload) {
    if !payload.isOfApp && !heard.contains(payload.id) { missed.insert(payload.id) }
  }
}
