import SceneSeam
import UIKit

// Which payload it is that an app's objects name.
extension HostedProcess {
  /// All that came as an app's objects say, the last one first; nothing for something of the app's own.
  func arrivals(_ key: HandledItem.Key) -> [PayloadArrival] {
    guard case .object(let id) = key else {
      return delivered.reversed().filter { $0.isNamed(key) }
    }
    guard let payload = objects.last(where: { ObjectIdentifier($0.object) == id })?.payload else {
      return []
    }
    // A configuration is asked for before the payload has come.
    let known = delivered.last { $0.number == payload.id }
    return [known ?? PayloadArrival(item: .payload(payload), scene: nil, number: payload.id)]
  }

  /// Takes that the app has handled something once more, and says which payload it is.
  ///
  /// A payload that came twice may be handled twice: of several arrivals that have one name it is one that
  /// was not handled yet, the last of those that came to the scene.
  ///
  /// - Returns: Nil where no law asks for it.
  func handles(_ arrivals: [PayloadArrival], in scene: SceneID?) -> ScenePayload? {
    let numbers = arrivals.map(\.number)
    // It may have been handled since the arrivals were looked for.
    let open = delivered.indices.reversed().filter {
      numbers.contains(delivered[$0].number) && !delivered[$0].isHandled
    }
    let isOfScene = { (index: Int) in
      scene == nil || self.delivered[index].scene == nil || self.delivered[index].scene == scene
    }
    guard let index = open.first(where: isOfScene) ?? open.first else {
      return arrivals.lazy.compactMap(\.payload).first
    }
    delivered[index].isHandled = true
    return delivered[index].payload
  }

  /// Remembers as which object a payload is handed to the app.
  func hands<Object: AnyObject>(_ object: Object, of payload: ScenePayload) -> Object {
    objects.append((object, payload.completed))
    return object
  }

  /// Remembers a payload once, whether it comes through one door or through two.
  func remember(_ payload: ScenePayload, in scene: SceneID? = nil) {
    if delivered.contains(where: { $0.number == payload.id }) { return }
    let item: PayloadArrival.ArrivedItem =
      payload.isOfApp ? .own(payload) : .payload(payload.completed)
    delivered.append(PayloadArrival(item: item, scene: scene, number: payload.id))
  }

  /// Remembers something that comes like a payload, and that no law asks for.
  func remember(_ item: PayloadArrival.ArrivedItem, in scene: SceneID? = nil) {
    let number = UInt32.max - UInt32(truncatingIfNeeded: delivered.count)
    delivered.append(PayloadArrival(item: item, scene: scene, number: number))
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
