package import SceneLifecycle
package import SceneSeam

extension SimulatedSystem {
  /// Keeps what an event brings: its callbacks may come much later.
  func keepContent(of event: Event, number: UInt32) {
    while brought.count <= Int(number) { brought.append(nil) }
    brought[Int(number)] = event.kind.bringsContent ? contents.content(of: event) : nil
  }

  /// How what each event of the case has brought comes to the app, by the event's number.
  package var deliveries: [DeliveryKind?] { brought.map { $0?.delivery } }

  /// Returns the content of a callback that the test names or the app has handed on.
  package func content(of callback: Callback) -> PayloadContent? {
    if callback.payload >= ScenePayload.firstOfApp { return handedOn(by: callback)?.content }
    if brought.isEmpty { return nil }
    if Self.named.contains(callback.kind) {
      return brought(by: callback.event)
    }
    guard let kind = ScenePayload(callback)?.kind else { return nil }
    let content = brought(by: callback.payload)
    // What the app asks for itself has the number of the event before.
    return content?.kind == kind ? content : nil
  }

  /// Callbacks that bring something of their event's and are no delivery.
  private static let named = CallbackSet(.push, .notificationAction, .willPresent)

  /// The activity that a hand-off announces, or that did not come; nil where the test names none.
  package var announcedActivity: UserActivity? {
    let kinds = CallbackSet(.willContinue, .failActivity, .appWillContinue, .appFailActivity)
    let isAnnounced =
      CallbackSet(.configuration, .connect).contains(callback.kind)
      && callback.detail == EventKind.handoff.rawValue
    guard isAnnounced || kinds.contains(callback.kind), !brought.isEmpty else { return nil }
    let content = brought(by: callback.payload == 0 ? callback.event : callback.payload)
    guard case .activity(let activity) = content else { return nil }
    return activity
  }

  /// Why the process was launched, while its launch methods run.
  package var launch: AppLaunch? {
    let kinds = CallbackSet(.willFinishLaunching, .didFinishLaunching)
    return kinds.contains(callback.kind) ? launch(callback) : nil
  }

  /// Why the process was launched, according to the callback of its launch.
  ///
  /// An app with scenes gets what opens it with the connection.
  func launch(_ callback: Callback) -> AppLaunch {
    var payload: ScenePayload?
    if let kind = callback.launchOption?.payloadAtLaunch {
      let content = brought(by: callback.payload)
      payload = ScenePayload(
        kind, id: callback.payload, content: content?.kind == kind ? content : nil)
    }
    return AppLaunch(
      for: callback.cause.backgroundCause, process: device.launches, opening: payload)
  }

  private func brought(by number: UInt32) -> PayloadContent? {
    let index = Int(number)
    return brought.indices.contains(index) ? brought[index] : nil
  }

  /// Returns the payload that a callback delivers to be handled; nil when it delivers nothing.
  ///
  /// A payload that the app hands on itself is none of it: no law asks for that.
  package func payload(of callback: Callback) -> ScenePayload? {
    if callback.payload >= ScenePayload.firstOfApp { return nil }
    // What the launch methods want for themselves has no other door.
    if callback.kind == .didFinishLaunching {
      return hasRefusedLaunch ? launch(callback).opening : nil
    }
    guard let payload = ScenePayload(callback), !brought.isEmpty else {
      return ScenePayload(callback)
    }
    return ScenePayload(payload.kind, id: payload.id, content: content(of: callback))
  }

  /// Returns the payload that a callback delivers: from the world, or handed on by the app.
  func delivery(of callback: Callback) -> ScenePayload? {
    handedOn(by: callback) ?? payload(of: callback)
  }

  private func handedOn(by callback: Callback) -> ScenePayload? {
    if callback.payload < ScenePayload.firstOfApp { return nil }
    return handedOn.last { $0.id == callback.payload }
  }

  /// Remembers what a request hands on, and returns the identity of the payload; 0 for nothing.
  func handOn(with request: PendingRequest) -> UInt32 {
    guard let activity = request.activity else { return 0 }
    let payload = ScenePayload(handedOnBy: request.number, activity)
    handedOn.append(payload)
    return payload.id
  }

  /// The connection options of the scene that is being configured or connected.
  package var connectionOptions: SceneConnectionOptions? {
    callback.kind == .configuration || callback.kind == .connect ? options(callback) : nil
  }

  /// Returns a scene's connection options, from the callback of its connection or configuration.
  func options(_ callback: Callback) -> SceneConnectionOptions {
    // The configuration is asked for with the options of the connection.
    var connection = callback
    connection.kind = .connect
    let isAnnounced = callback.detail == EventKind.handoff.rawValue
    return SceneConnectionOptions(
      payload: delivery(of: connection), announcesActivity: isAnnounced,
      role: role(Int(callback.scene) & 63))
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
