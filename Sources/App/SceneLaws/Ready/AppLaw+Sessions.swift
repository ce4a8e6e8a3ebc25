import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// A session's data is deleted after its discard only, and safe once its scene is in background.
  ///
  /// The app notes `changes`, `saves` and `deletes`. Background time that it holds puts the saving
  /// off; what the user deletes, in an action, is theirs to delete.
  public static var keepsSessionData: AppLaw {
    AppLaw(
      "A session's data is deleted only once the session is discarded, and what changed is saved by"
        + " the end of the way to the background.",
      id: "session.kept", about: .sessionData,
      finds: "data deleted without a discard, data that a kill loses",
      noted: "'changes', 'saves', 'deletes'",
      ifMeant: "note 'saves' with what is saved elsewhere, hold background time while the saving"
        + " goes on, or delete in an action"
    ) { SessionDataMonitor() }
  }

  /// A session gets back what was saved for it last, once a new process connects it.
  ///
  /// The app notes `saves` and `restores`, with a version if it has one, and `handles` and
  /// `changes`: what comes later is not to be overwritten.
  public static var restoresSessions: AppLaw {
    AppLaw(
      "A session that connects in a new process gets back what was saved for it last, and before"
        + " anything is handled or changed in it.",
      id: "session.restored", about: .restoration,
      finds: "a session that comes back empty, old, or over what is newer",
      noted: "'saves' and 'restores', with a version if there is one; 'handles', 'changes'",
      ifMeant:
        "note 'deletes' where what was saved is not to come back, or another topic where it is"
        + " another thing"
    ) { RestorationMonitor() }
  }
}

/// Something of a session's.
private struct SessionItem: Hashable {
  var topic: AppContext.Topic
  var session: SessionID

  init?(_ observation: AppContext.Observation) {
    guard let session = observation.session else { return nil }
    topic = observation.topic
    self.session = session
  }

  var text: String {
    topic == .unnamed ? "The data of \(session)" : "\(topic.asSubject) of \(session)"
  }
}

/// Knows what is not saved, and who may be forgotten.
struct SessionDataMonitor: LawMonitor {
  private var discarded: [SessionID] = []
  private var dirty: [(entry: SessionItem, since: Int)] = []
  private var due: [SessionItem] = []
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      CallbackSet(.discard, .connect, .background, .appBackground, .processEnded, .installed),
      [.changes, .saves, .deletes])
  }

  mutating func reset() {
    discarded.removeAll(keepingCapacity: true)
    endProcess()
  }

  private mutating func endProcess() {
    dirty.removeAll(keepingCapacity: true)
    due.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    let system = step.system
    switch step.callback.kind {
    case .discard: discarded += step.callback.named.map { system.scenes[$0].session }
    // A report may name a session that connects all the same.
    case .connect: if let session = step.scene?.session { discarded.forget(session) }
    case .processEnded: endProcess()
    // What the device does not know any more will not come back: its data is the app's to delete.
    case .installed:
      discarded += system.scenes.map(\.session).filter {
        $0.identifier != 0 && !step.callback.open.contains($0.slot)
      }
    default: break
    }
    var first: LawBreach?
    for observation in step.observations {
      guard let entry = SessionItem(observation) else { continue }
      switch observation.verb {
      case .changes:
        if !dirty.contains(where: { $0.entry == entry }) { dirty.append((entry, step.index)) }
      case .saves: if forgets(entry) { exercised &+= 1 }
      case .deletes:
        exercised &+= 1
        _ = forgets(entry)
        first.keepFirst(judge(entry, step))
      default: break
      }
    }
    if step.callback.kind == .background || step.callback.kind == .appBackground {
      let session = system.scene(step.callback).session
      for (entry, _) in dirty where entry.session == session { due.note(entry) }
    }
    return first
  }

  /// Forgets what has changed of an item, and says whether something had.
  private mutating func forgets(_ entry: SessionItem) -> Bool {
    guard let index = dirty.firstIndex(where: { $0.entry == entry }) else { return false }
    dirty.remove(at: index)
    return true
  }

  private func judge(_ entry: SessionItem, _ step: AppStep) -> LawBreach? {
    // What the system has discarded is gone for good, whatever scene it still lets go of.
    if step.callback.kind == .action || discarded.contains(entry.session) { return nil }
    // Without scenes there are no sessions that the system reports as closed.
    guard step.system.usesScenes else { return nil }
    let scene = step.system.scenes[entry.session.slot]
    if scene.session == entry.session && step.system.live.contains(scene.slot) {
      return LawBreach("\(entry.text) is deleted under its scene.", in: scene)
    }
    return LawBreach("\(entry.text) is deleted, and the session may connect again.")
  }

  func isPutOff(_ step: AppStep) -> Bool {
    !due.isEmpty && (step.system.isAwaiting || !step.system.tasks.isEmpty)
  }

  mutating func rest(_ step: AppStep) -> LawBreach? {
    if due.isEmpty || step.system.isAwaiting || !step.system.tasks.isEmpty { return nil }
    defer { due.removeAll(keepingCapacity: true) }
    exercised &+= UInt64(due.count)
    for entry in due {
      let scene = step.system.scenes[entry.session.slot]
      let isShown = step.system.activationState(of: scene).isForeground
      guard let change = dirty.first(where: { $0.entry == entry }),
        !(isShown && scene.session == entry.session)
      else { continue }
      return LawBreach("\(entry.text) is not saved; a kill loses it.", in: scene)
        .beginning(at: change.since)
    }
    return nil
  }
}

/// Knows what each session has to get back.
struct RestorationMonitor: LawMonitor {
  private var saved: [(entry: SessionItem, version: Int, isOld: Bool)] = []
  private var missing: [(entry: SessionItem, since: Int)] = []
  private var touched: [SessionID] = []
  private var lock = AppLock()
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      CallbackSet(.connect, .disconnect, .discard, .didFinishLaunching, .processEnded),
      [.saves, .restores, .deletes, .handles, .changes, .locks, .unlocks])
  }

  mutating func reset() {
    saved.removeAll(keepingCapacity: true)
    endProcess()
  }

  private mutating func endProcess() {
    missing.removeAll(keepingCapacity: true)
    touched.removeAll(keepingCapacity: true)
    lock = AppLock()
    for index in saved.indices { saved[index].isOld = true }
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    meet(step)
    var first: LawBreach?
    for observation in step.observations {
      lock.follow(observation)
      switch observation.verb {
      case .handles, .changes: observation.session.map { touched.note($0) }
      default:
        guard let entry = SessionItem(observation) else { continue }
        first.keepFirst(keep(entry, observation, step))
      }
    }
    return first
  }

  private mutating func meet(_ step: AppStep) {
    guard step.callback.kind != .processEnded else { return endProcess() }
    if step.callback.kind == .discard {
      let gone = step.callback.named.map { step.system.scenes[$0].session }
      saved.removeAll { gone.contains($0.entry.session) }
      missing.removeAll { gone.contains($0.entry.session) }
    }
    let isLaunch = !step.system.usesScenes && step.callback.kind == .didFinishLaunching
    let own = isLaunch ? step.system.scenes[0].session : nil
    guard let session = step.scene?.session ?? own else { return }
    if step.callback.kind == .disconnect {
      missing.removeAll { $0.entry.session == session }
      touched.forget(session)
    }
    // What comes with the connection takes the place of what would be restored, also an activity with which
    // the app itself asked for a window.
    let comes = step.callback.kind == .connect && step.callback.payload == 0
    if comes || isLaunch && step.callback.launchOption == nil {
      for old in saved where old.isOld && old.entry.session == session {
        exercised &+= 1
        if !missing.contains(where: { $0.entry == old.entry }) {
          missing.append((old.entry, step.index))
        }
      }
    }
  }

  private mutating func keep(
    _ entry: SessionItem, _ observation: AppContext.Observation, _ step: AppStep
  ) -> LawBreach? {
    let index = saved.firstIndex { $0.entry == entry }
    switch observation.verb {
    case .saves:
      index.map { _ = saved.remove(at: $0) }
      saved.append((entry, observation.item, false))
    case .deletes:
      index.map { _ = saved.remove(at: $0) }
      missing.removeAll { $0.entry == entry }
    case .restores:
      exercised &+= 1
      missing.removeAll { $0.entry == entry }
      // From now on this process has it in memory.
      if let index { saved[index].isOld = false }
      let scene = step.system.scenes[entry.session.slot]
      if touched.contains(entry.session) {
        return LawBreach("\(entry.text) comes back over something newer.", in: scene)
      }
      if let index, saved[index].version != observation.item {
        return LawBreach(
          "\(entry.text) comes back as \(observation.item) and was saved as"
            + " \(saved[index].version).", in: scene)
      }
    default: break
    }
    return nil
  }

  /// An item that has not come back to a scene that the user sees.
  private func lost(_ system: SimulatedSystem) -> (entry: SessionItem, since: Int)? {
    missing.first { system.isShown(system.scenes[$0.entry.session.slot]) }
  }

  func isPutOff(_ step: AppStep) -> Bool {
    (lock.isLocked || step.system.isLocked || step.system.isAwaiting) && lost(step.system) != nil
  }

  func finish(_ step: AppStep) -> LawBreach? {
    let system = step.system
    if lock.isLocked || system.isLocked || system.isAwaiting { return nil }
    return lost(system).map { entry, since in
      LawBreach("\(entry.text) never comes back.", in: system.scenes[entry.session.slot])
        .beginning(at: since)
    }
  }
}
