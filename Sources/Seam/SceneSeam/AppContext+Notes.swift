/// An app's notes about itself, by which laws judge it.
///
/// These calls belong into the stand-ins for the app's services: a fake player says that it starts,
/// a fake router says what it handled.
extension AppContext {
  /// Notes anything.
  public func note(_ observation: Observation) { system.note(observation) }

  /// A payload was handled; the scene in which it shows, if any.
  ///
  /// A payload that the app handed on itself is not noted: no law asks for it.
  public func handles(_ payload: ScenePayload, in scene: SceneID? = nil) {
    if payload.isOfApp { return }
    note(Observation(.handles, scene: scene, payload: payload))
  }

  /// Something showed in a scene, in an app without scenes in none: the answer to a payload or the user.
  public func reacts(
    _ topic: Topic = .unnamed, in scene: SceneID? = nil, to payload: ScenePayload? = nil
  ) {
    let isOfApp = payload?.isOfApp ?? false
    note(Observation(.reacts, topic, scene: scene, payload: isOfApp ? nil : payload))
  }

  /// Something has to show in a scene, or in any, now or later; `reacts` says that it did.
  public func wants(_ topic: Topic, in scene: SceneID? = nil) {
    note(Observation(.wants, topic, scene: scene))
  }

  /// Something was taken for a scene, or for the app, that has to be given back.
  public func takes(_ topic: Topic, for scene: SceneID? = nil, item: Int = 0) {
    note(Observation(.takes, topic, scene: scene, item: item))
  }

  /// Something was taken that a reader knows by a label, such as an observer by its notification.
  package func takes(_ topic: Topic, for scene: SceneID?, item: Int, label: String) {
    var observation = Observation(.takes, topic, scene: scene, item: item)
    observation.label = label
    note(observation)
  }

  /// Something was given back.
  public func givesBack(_ topic: Topic, for scene: SceneID? = nil, item: Int = 0) {
    note(Observation(.returns, topic, scene: scene, item: item))
  }

  /// Something secret is on the screen; an app without scenes names none.
  public func shows(_ topic: Topic = "a secret", in scene: SceneID? = nil) {
    note(Observation(.shows, topic, scene: scene))
  }

  /// Something secret has left the screen.
  public func hides(_ topic: Topic = "a secret", in scene: SceneID? = nil) {
    note(Observation(.hides, topic, scene: scene))
  }

  /// A scene is covered, or the app where it has no scenes.
  public func covers(_ scene: SceneID? = nil) { note(Observation(.covers, scene: scene)) }

  /// A scene's cover is gone.
  public func uncovers(_ scene: SceneID? = nil) { note(Observation(.uncovers, scene: scene)) }

  /// The app is locked until the user proves who they are.
  public func locks() { note(Observation(.locks)) }

  /// The app is not locked any more.
  public func unlocks() { note(Observation(.unlocks)) }

  /// Work begins.
  public func starts(_ topic: Topic, for scene: SceneID? = nil) {
    note(Observation(.starts, topic, scene: scene))
  }

  /// Work is stopped or over.
  public func stops(_ topic: Topic, for scene: SceneID? = nil) {
    note(Observation(.stops, topic, scene: scene))
  }

  /// Work is meant to run from now on; `starts` says that it does.
  public func enables(_ topic: Topic, for scene: SceneID? = nil) {
    note(Observation(.enables, topic, scene: scene))
  }

  /// Work is not meant to run any more; `stops` says that it does not.
  public func disables(_ topic: Topic, for scene: SceneID? = nil) {
    note(Observation(.disables, topic, scene: scene))
  }

  /// A session's data changes in memory; `saves` says that it is safe.
  ///
  /// An app without scenes names no session: what it notes is the app's.
  public func changes(_ topic: Topic = .unnamed, of session: SessionID? = nil) {
    note(Observation(.changes, topic, session: session))
  }

  /// A session's data is saved; `version` distinguishes one content from another.
  public func saves(_ topic: Topic = .unnamed, of session: SessionID? = nil, version: Int = 0) {
    note(Observation(.saves, topic, session: session, item: version))
  }

  /// A session's data is deleted.
  public func deletes(_ topic: Topic = .unnamed, of session: SessionID? = nil) {
    note(Observation(.deletes, topic, session: session))
  }

  /// A session's data is brought back; `version` is that with which it was saved.
  public func restores(_ topic: Topic = .unnamed, of session: SessionID? = nil, version: Int = 0) {
    note(Observation(.restores, topic, session: session, item: version))
  }

  /// Something was decided from what could be read.
  public func decides(_ topic: Topic, in scene: SceneID? = nil) {
    note(Observation(.decides, topic, scene: scene))
  }

  /// Something was counted.
  public func counts(_ topic: Topic) { note(Observation(.counts, topic)) }
}
