import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// No secret is on a scene's screen when the system takes its snapshot.
  ///
  /// The app notes `shows`, `hides`, `covers`, `uncovers`, and `locks` and `unlocks` if it locks.
  /// The snapshot is taken when every callback on a scene's way to the background has been
  /// delivered. `onChange` of a phase runs behind the snapshot: what it covers at `background` is late.
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
  private var screens = ShownSecrets()
  /// The step at which each scene was covered.
  private var coverings: [(scene: SceneID, step: Int)] = []
  private var snapshots = SceneSet.none
  /// The step in which each of these scenes entered the background: it had to be covered by then.
  private var leavings: [(slot: Int, step: Int)] = []
  private var lock = AppLock()
  private var unlocks = 0
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      CallbackSet(.background, .appBackground, .disconnect, .processEnded),
      [.shows, .hides, .covers, .uncovers, .locks, .unlocks, .starts, .stops])
  }

  mutating func reset() {
    screens.reset()
    coverings.removeAll(keepingCapacity: true)
    snapshots = .none
    leavings.removeAll(keepingCapacity: true)
    lock = AppLock()
    unlocks = 0
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    var first: LawBreach?
    for observation in step.observations {
      lock.follow(observation)
      first.keepFirst(note(observation, in: step))
    }
    switch step.callback.kind {
    case .processEnded: reset()
    case .background, .appBackground:
      let slot = step.system.scene(step.callback).slot
      snapshots.insert(slot)
      leavings.append((slot, step.index))
    case .disconnect:
      screens.forget(step.scene)
      coverings.removeAll { $0.scene == step.scene }
      snapshots.remove(step.system.scene(step.callback).slot)
    default: break
    }
    return first
  }

  private mutating func note(_ observation: AppContext.Observation, in step: AppStep) -> LawBreach?
  {
    switch observation.verb {
    case .starts where observation.topic == .unlock:
      exercised &+= 1
      unlocks += 1
      if unlocks > 1 { return LawBreach("A second unlock starts before the first one ends.") }
    case .stops where observation.topic == .unlock: unlocks = max(0, unlocks - 1)
    default:
      if let scene = observation.scene { note(observation.verb, of: scene, step.index) }
      screens.follow(observation, isLate: Self.behind.contains(step.callback.kind))
    }
    return nil
  }

  /// Keeps when a scene was covered.
  private mutating func note(_ verb: AppContext.ObservedVerb, of scene: SceneID, _ index: Int) {
    switch verb {
    case .covers:
      exercised &+= 1
      if !screens.covered.contains(scene) { coverings.append((scene, index)) }
    case .uncovers: coverings.removeAll { $0.scene == scene }
    default: break
    }
  }

  /// The callbacks behind the snapshot: only `onChange` of a phase hears of them.
  private static let behind = CallbackSet(.phaseBackground, .appPhaseBackground)

  mutating func rest(_ step: AppStep) -> LawBreach? {
    defer {
      snapshots = .none
      leavings.removeAll(keepingCapacity: true)
      screens.settle()
    }
    var first: LawBreach?
    for slot in snapshots {
      let scene = step.system.scenes[slot]
      if screens.hasShown(in: scene) { exercised &+= 1 }
      guard step.system.activationState(of: scene) == .background else { continue }
      if let topic = screens.bare(in: scene) {
        let breach = LawBreach("The snapshot of \(scene) shows \(topic).", in: scene)
        let left = leavings.last { $0.slot == slot }
        first.keepFirst(left.map { breach.beginning(at: $0.step) } ?? breach)
      }
    }
    if first != nil || lock.isLocked || step.system.isAwaiting { return first }
    return stuck(step).map { scene in
      let breach = LawBreach("The cover of \(scene) is still there.", in: scene)
      let covering = coverings.first { $0.scene == scene }
      return covering.map { breach.beginning(at: $0.step) } ?? breach
    }
  }

  /// A scene that the user works in behind its cover.
  private func stuck(_ step: AppStep) -> SceneID? {
    screens.covered.first { step.system.activationState(of: $0) == .foregroundActive }
  }

  func isPutOff(_ step: AppStep) -> Bool {
    (lock.isLocked || step.system.isAwaiting) && stuck(step) != nil
  }
}
