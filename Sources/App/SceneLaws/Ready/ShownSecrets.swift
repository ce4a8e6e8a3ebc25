import SceneSeam

/// The secrets on the screens of scenes and what covers them, as the app notes.
struct ShownSecrets {
  private typealias Secret = (topic: AppContext.Topic, scene: SceneID)

  private var secrets: [Secret] = []
  /// Scenes that have shown a secret: the others have none that a picture could show.
  private var secretive: [SceneID] = []
  /// The scenes that are covered.
  private(set) var covered: [SceneID] = []
  /// The scenes that were covered behind the picture of this event.
  private var lateCovers: [SceneID] = []
  /// The secrets that were hidden behind the picture of this event.
  private var lateHidden: [Secret] = []

  mutating func reset() {
    secrets.removeAll(keepingCapacity: true)
    secretive.removeAll(keepingCapacity: true)
    covered.removeAll(keepingCapacity: true)
    settle()
  }

  /// Forgets a scene that is gone.
  mutating func forget(_ scene: SceneID?) {
    secrets.removeAll { $0.scene == scene }
    secretive.removeAll { $0 == scene }
    covered.removeAll { $0 == scene }
    lateCovers.removeAll { $0 == scene }
    lateHidden.removeAll { $0.scene == scene }
  }

  /// The event is over: what was late for its picture is in time for the next one.
  mutating func settle() {
    if !lateCovers.isEmpty { lateCovers.removeAll() }
    if !lateHidden.isEmpty { lateHidden.removeAll() }
  }

  /// Takes what the app notes of a scene.
  ///
  /// - Parameters:
  ///   - observation: The note.
  ///   - isLate: Whether the picture of this event is taken before.
  mutating func follow(_ observation: AppContext.Observation, isLate: Bool = false) {
    guard let scene = observation.scene else { return }
    switch observation.verb {
    case .shows:
      secrets.append((observation.topic, scene))
      secretive.note(scene)
    case .hides:
      let isMeant = { (secret: Secret) in
        secret.topic == observation.topic && secret.scene == scene
      }
      if isLate, let hidden = secrets.first(where: isMeant) { lateHidden.append(hidden) }
      secrets.removeAll(where: isMeant)
    case .covers:
      if !isLate {
        lateCovers.removeAll { $0 == scene }
      } else if !covered.contains(scene) {
        lateCovers.note(scene)
      }
      covered.note(scene)
    case .uncovers:
      covered.removeAll { $0 == scene }
      lateCovers.removeAll { $0 == scene }
    default: break
    }
  }

  /// Whether a scene has ever shown a secret.
  func hasShown(in scene: SceneID) -> Bool { secretive.contains(scene) }

  /// A secret that the picture of a scene shows; nil for none.
  func bare(in scene: SceneID) -> AppContext.Topic? {
    if covered.contains(scene), !lateCovers.contains(scene) { return nil }
    return (secrets.first { $0.scene == scene } ?? lateHidden.first { $0.scene == scene })?.topic
  }
}
