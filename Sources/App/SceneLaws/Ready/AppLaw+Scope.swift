import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// Work of a scene follows that scene, and work of the whole app the whole app.
  ///
  /// The app notes `starts` and `stops`, `takes` and `givesBack`, `shows`, `hides`, `covers` and
  /// `uncovers`: with the scene that it is done for, or with none for the app as a whole.
  public static var keepsScope: AppLaw {
    AppLaw(
      "Work of a scene follows that scene, work of the app stops when the last active scene leaves"
        + " and starts once, and a scene that connects changes nothing of another.",
      id: "scope.kept", about: .work,
      finds: "a window that leaves stops the app's work; a new one restarts it or takes another's",
      noted: "in a passage of a scene: 'starts', 'stops', 'takes', 'givesBack', 'covers' and the "
        + "like with one of several scenes, 'starts' of the app's work with none",
      ifMeant: "note the work without a scene if it is the whole app's, or stop it for one "
        + "scene and start it for the other in one callback if it passes on"
    ) { ScopeMonitor() }
  }
}

/// Holds what is done against whose passage it is done in.
struct ScopeMonitor: LawMonitor {
  /// Something that is wrong unless what it belongs to has moved by the time nothing is pending.
  private struct Suspect {
    var text: String
    /// The scene whose work it is; nil for the app's.
    var scene: SceneID?
    /// Windows that were active and would have to have left.
    var others: SceneSet
    /// The step in which it happened.
    var since: Int
  }

  private var running: [AppContext.Topic] = []
  /// The topics that the app as a whole holds.
  private var held: [AppContext.Topic] = []
  /// Work of a scene that began when it became active: it has to end when the scene resigns.
  private var ofActive: [AppWork] = []
  private var moved = SceneSet.none
  private var suspects: [Suspect] = []
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      CallbackSet.passages | CallbackSet(.processEnded),
      [.starts, .stops, .takes, .returns, .shows, .hides, .covers, .uncovers])
  }

  mutating func reset() {
    running.removeAll(keepingCapacity: true)
    held.removeAll(keepingCapacity: true)
    ofActive.removeAll(keepingCapacity: true)
    suspects.removeAll(keepingCapacity: true)
    moved = .none
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    if step.callback.kind == .processEnded { reset() }
    let passage = step.callback.kind.passage
    // Without scenes it is always the app that moves.
    let slot = step.slot ?? (step.system.usesScenes ? nil : 0)
    if passage != nil, let slot { moved.insert(slot) }
    var first: LawBreach?
    for observation in step.observations {
      if let passage { first.keepFirst(judge(observation, passage, step)) }
      keep(observation, passage)
    }
    if step.callback.kind == .disconnect { ofActive.removeAll { $0.scene == step.scene } }
    return first
  }

  private mutating func keep(_ observation: AppContext.Observation, _ passage: Passage?) {
    let work = AppWork(observation)
    switch observation.verb {
    case .starts where work.scene == nil: running.note(work.topic)
    case .stops where work.scene == nil: running.forget(work.topic)
    case .takes where work.scene == nil: held.note(work.topic)
    case .returns where work.scene == nil: held.forget(work.topic)
    case .starts where passage == .becomesActive: ofActive.note(work)
    case .stops: ofActive.forget(work)
    default: break
    }
  }

  private mutating func judge(
    _ observation: AppContext.Observation, _ passage: Passage, _ step: AppStep
  ) -> LawBreach? {
    switch observation.verb {
    case .starts, .stops:
      guard let scene = observation.scene else { return judgeApp(observation, passage, step) }
      suspect(observation, of: scene, passage, step)
    case .returns where observation.scene == nil:
      return judgeApp(observation, passage, step)
    case .takes, .returns, .shows, .hides, .covers, .uncovers:
      guard let scene = observation.scene else { return nil }
      suspect(observation, of: scene, passage, step)
    default: break
    }
    return nil
  }

  /// Work of one scene in the passage of another, or of the app while the scene stays as it is.
  private mutating func suspect(
    _ observation: AppContext.Observation, of scene: SceneID, _ passage: Passage, _ step: AppStep
  ) {
    // Where there is one scene only, its work cannot be mistaken for another's.
    if step.system.live.count > 1 || step.slot != scene.slot { exercised &+= 1 }
    guard step.slot != scene.slot, step.system.isLive(scene) else { return }
    let isOfApp = isOfWholeApp(observation.verb, passage, step)
    let hasOutlived = observation.verb == .stops && ofActive.contains(AppWork(observation))
    if isOfApp && !hasOutlived || isHandedOver(observation, step) { return }
    // A lock is the whole app's, and a window in front may silence the others.
    let isLocking = step.observations.contains { $0.verb == .locks || $0.verb == .unlocks }
    if isLocking || (passage == .becomesActive && observation.verb == .stops) { return }
    let isShown = step.system.activationState(of: scene).isForeground
    guard isShown || hasOutlived || (passage == .connects && step.slot != nil) else { return }
    let cause = step.scene.map { "\($0)" } ?? "the app"
    let text = "'\(observation)' happens in a passage of \(cause)."
    suspects.append(Suspect(text: text, scene: scene, others: .none, since: step.index))
  }

  /// Whether the app as a whole leaves or comes: then all windows are covered, or quiet, at once.
  private func isOfWholeApp(
    _ verb: AppContext.ObservedVerb, _ passage: Passage, _ step: AppStep
  ) -> Bool {
    let others = step.slot.map { step.system.activeWindows - SceneSet($0) } ?? .none
    if !others.isEmpty { return false }
    switch verb {
    case .covers, .hides, .stops, .returns: return passage.isLeaving
    case .uncovers: return passage == .entersForeground || passage == .becomesActive
    default: return false
    }
  }

  /// Whether what one scene loses in a step another one gets in it.
  private func isHandedOver(_ observation: AppContext.Observation, _ step: AppStep) -> Bool {
    guard let opposite = observation.verb.opposite else { return false }
    return step.observations.contains {
      $0.verb == opposite && $0.topic == observation.topic && $0.scene != nil
        && $0.scene != observation.scene
    }
  }

  /// Work of the app in the passage of one scene.
  private mutating func judgeApp(
    _ observation: AppContext.Observation, _ passage: Passage, _ step: AppStep
  ) -> LawBreach? {
    let isOfScene = step.slot != nil || !step.system.usesScenes
    guard isOfScene, observation.topic != .unlock else { return nil }
    let topic = observation.topic
    if observation.verb == .starts {
      exercised &+= 1
      if running.contains(topic) {
        return LawBreach("\(topic.asSubject) runs and is started again.", in: step.scene)
      }
    }
    guard let slot = step.slot else { return nil }
    switch passage {
    case .connects where ends(observation), .entersForeground where ends(observation):
      let others =
        passage == .connects
        ? step.system.live - SceneSet(slot) : step.system.activeWindows - SceneSet(slot)
      if others.isEmpty { return nil }
      exercised &+= 1
      return LawBreach("\(topic.asSubject) of the app is stopped.", in: step.scene)
    case .resigns, .entersBackground, .disconnects:
      let others = step.system.activeWindows - SceneSet(slot)
      if others.isEmpty { return nil }
      exercised &+= 1
      let text = "'\(observation)' happens while another window is active."
      suspects.append(Suspect(text: text, scene: nil, others: others, since: step.index))
    default: break
    }
    return nil
  }

  /// Whether something of the app's ends that runs, or that it holds.
  private func ends(_ observation: AppContext.Observation) -> Bool {
    switch observation.verb {
    case .stops: running.contains(observation.topic)
    case .returns: held.contains(observation.topic)
    default: false
    }
  }

  mutating func rest(_ step: AppStep) -> LawBreach? {
    defer {
      suspects.removeAll(keepingCapacity: true)
      moved = .none
    }
    for suspect in suspects {
      if let scene = suspect.scene {
        if step.system.isLive(scene) && !moved.contains(scene.slot) {
          return LawBreach(suspect.text, in: scene).beginning(at: suspect.since)
        }
      } else if !(suspect.others & step.system.activeWindows).isEmpty {
        return LawBreach(suspect.text).beginning(at: suspect.since)
      }
    }
    return nil
  }
}

extension AppContext.ObservedVerb {
  /// The verb that undoes it; nil where a hand-over does not consist of both.
  fileprivate var opposite: AppContext.ObservedVerb? {
    switch self {
    case .starts: .stops
    case .stops: .starts
    case .takes: .returns
    case .returns: .takes
    case .shows: .hides
    case .hides: .shows
    default: nil
    }
  }
}
