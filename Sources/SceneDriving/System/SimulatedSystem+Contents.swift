package import SceneLifecycle
package import SceneSeam

extension SimulatedSystem {
  /// Keeps what an event brings: its callbacks may come much later.
  func keepContent(of event: Event, number: UInt32) {
    while brought.count <= Int(number) { brought.append(nil) }
    brought[Int(number)] = event.kind.bringsContent ? contents.content(of: event) : nil
  }

  /// What a callback brings, as far as the test names it.
  package func content(of callback: Callback) -> PayloadContent? {
    if brought.isEmpty { return nil }
    if callback.kind == .push || callback.kind == .notificationAction {
      return brought(by: callback.event)
    }
    guard let kind = ScenePayload(callback)?.kind else { return nil }
    let content = brought(by: callback.payload)
    // What the app asks for itself has the number of the event before.
    return content?.kind == kind ? content : nil
  }

  private func brought(by number: UInt32) -> PayloadContent? {
    let place = Int(number)
    return brought.indices.contains(place) ? brought[place] : nil
  }

  /// What a callback delivers to be handled, with its content; nil when it delivers nothing.
  package func payload(of callback: Callback) -> ScenePayload? {
    guard let payload = ScenePayload(callback), !brought.isEmpty else {
      return ScenePayload(callback)
    }
    return ScenePayload(payload.kind, id: payload.id, content: content(of: callback))
  }

  /// Takes what a session's scenes can show; that of sessions that are gone is forgotten.
  package func setActivationConditions(_ conditions: ActivationConditions, for scene: SceneID) {
    let session = scene.session
    self.conditions.removeAll {
      $0.session == session || scenes[$0.session.slot].session != $0.session
    }
    self.conditions.append((session, conditions))
  }
}
