import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// No secret is on a scene's screen when the system takes its snapshot.
  ///
  /// The app notes `shows`, `hides`, `covers`, `uncovers`, and `locks` and `unlocks` if it locks.
  /// The snapshot is taken when every callback on a scene's way to the background has been
  /// delivered.
  public static var keepsSecretsFromSnapshots: AppLaw {
    AppLaw(
      "No secret is visible when the system takes a snapshot, no scene stays covered while it is"
        + " active and the app unlocked, and one unlock at most is under way.",
      id: "snapshot.safe", about: .secrets,
      finds: "a secret in a snapshot, a cover that stays, two prompts",
      noted: "'shows', 'hides', 'covers', 'uncovers'; 'starts(.unlock)' and 'stops(.unlock)'",
      ifMeant: "note 'covers', or 'hides' what is not on the screen any more, or 'locks' "
        + "while a cover has to stay"
    ) { SnapshotMonitor() }
  }
}

/// Knows what is on the screen of each scene.
struct SnapshotMonitor: LawMonitor {
  private var secrets: [(topic: AppContext.Topic, scene: SceneID)] = []
  /// Scenes that have shown a secret: the others have none that a snapshot could show.
  private var secretive: [SceneID] = []
  private var covered: [SceneID] = []
  private var snapshots = SceneSet.none
  private var lock = AppLock()
  private var unlocks = 0
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      CallbackSet(.background, .appBackground, .disconnect, .processEnded),
      [.shows, .hides, .covers, .uncovers, .locks, .unlocks, .starts, .stops])
  }

  mutating func reset() {
    secrets.removeAll(keepingCapacity: true)
    secretive.removeAll(keepingCapacity: true)
    covered.removeAll(keepingCapacity: true)
    snapshots = .none
    lock = AppLock()
    unlocks = 0
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    var first: LawBreach?
    for observation in step.observations {
      lock.follow(observation)
      first.keepFirst(note(observation))
    }
    switch step.callback.kind {
    case .processEnded: reset()
    case .background, .appBackground:
      snapshots.insert(step.system.scene(step.callback).slot)
    case .disconnect:
      secrets.removeAll { $0.scene == step.scene }
      secretive.removeAll { $0 == step.scene }
      covered.removeAll { $0 == step.scene }
      snapshots.remove(step.system.scene(step.callback).slot)
    default: break
    }
    return first
  }

  private mutating func note(_ observation: AppContext.Observation) -> LawBreach? {
    switch observation.verb {
    case .starts where observation.topic == .unlock:
      exercised &+= 1
      unlocks += 1
      if unlocks > 1 { return LawBreach("A second unlock starts before the first one ends.") }
    case .stops where observation.topic == .unlock: unlocks = max(0, unlocks - 1)
    default:
      if let scene = observation.scene { note(observation, in: scene) }
    }
    return nil
  }

  private mutating func note(_ observation: AppContext.Observation, in scene: SceneID) {
    switch observation.verb {
    case .shows:
      secrets.append((observation.topic, scene))
      secretive.note(scene)
    case .hides: secrets.removeAll { $0.topic == observation.topic && $0.scene == scene }
    case .covers:
      exercised &+= 1
      covered.note(scene)
    case .uncovers: covered.removeAll { $0 == scene }
    default: break
    }
  }

  mutating func rest(_ step: AppStep) -> LawBreach? {
    defer { snapshots = .none }
    var first: LawBreach?
    for slot in snapshots {
      let scene = step.system.scenes[slot]
      if secretive.contains(scene) { exercised &+= 1 }
      guard step.system.activationState(of: scene) == .background else { continue }
      if let secret = secrets.first(where: { $0.scene == scene }), !covered.contains(scene) {
        first.keepFirst(LawBreach("The snapshot of \(scene) shows \(secret.topic).", in: scene))
      }
    }
    if first != nil || lock.isLocked || step.system.isAwaiting { return first }
    return stuck(step).map { LawBreach("The cover of \($0) is still there.", in: $0) }
  }

  /// A scene that the user works in behind its cover.
  private func stuck(_ step: AppStep) -> SceneID? {
    covered.first { step.system.activationState(of: $0) == .foregroundActive }
  }

  func isPutOff(_ step: AppStep) -> Bool {
    (lock.isLocked || step.system.isAwaiting) && stuck(step) != nil
  }
}
