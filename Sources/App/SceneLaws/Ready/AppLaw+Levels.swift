import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// Work that stops when a scene resigns or enters background starts again on the way back.
  ///
  /// The app notes `starts` and `stops`, and `takes` and `givesBack` for what it holds meanwhile.
  /// Work that is stopped in an action, or noted with `disables`, stays stopped; work that passes
  /// to another window goes on there.
  public static var pairsLevels: AppLaw {
    AppLaw(
      "What stops when a scene leaves runs again once it is active, what is taken on the way out"
        + " is given back by then, and nothing is started twice.",
      id: "levels.paired", about: .pauses,
      finds: "what an interruption stops and nothing starts again, what is started twice",
      noted: "'starts', 'stops'; 'disables' for what is not to go on; 'takes' where a scene "
        + "leaves, 'givesBack' where it is back",
      ifMeant: "note 'disables' where the work is not meant to go on, or leave its topic "
        + "out with 'except'"
    ) { LevelMonitor() }
  }
}

/// Knows what was stopped, and taken, on the way out.
struct LevelMonitor: LawMonitor {
  /// Prompts and start-ups have laws of their own.
  private static let exempt: [AppContext.Topic] = [.unlock, .startUp, .backgroundTask]

  private var running: [AppWork] = []
  private var halted: [AppWork] = []
  private var latched: [AppWork] = []
  private var disabled: [AppWork] = []
  private var beginnings = WorkBeginnings()
  private var shared = SharedWork()
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      CallbackSet(.disconnect, .processEnded),
      [.starts, .stops, .enables, .disables, .takes, .returns])
  }

  mutating func reset() {
    running.removeAll(keepingCapacity: true)
    halted.removeAll(keepingCapacity: true)
    latched.removeAll(keepingCapacity: true)
    disabled.removeAll(keepingCapacity: true)
    beginnings.reset()
    shared.reset()
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    if step.callback.kind == .processEnded { reset() }
    shared.follow(step)
    let passage = step.callback.kind.passage
    var first: LawBreach?
    for observation in step.observations where !Self.exempt.contains(observation.topic) {
      first.keepFirst(keep(observation, passage, step.index))
    }
    if step.callback.kind == .disconnect {
      running.removeAll { $0.scene == step.scene }
      halted.removeAll { $0.scene == step.scene }
      latched.removeAll { $0.scene == step.scene }
      disabled.removeAll { $0.scene == step.scene }
    }
    return first
  }

  private mutating func keep(
    _ observation: AppContext.Observation, _ passage: Passage?, _ index: Int
  ) -> LawBreach? {
    let work = AppWork(observation)
    let isLeaving = passage?.isLeaving ?? false
    switch observation.verb {
    case .starts:
      exercised &+= 1
      let isTwice = running.contains(work) && passage != nil
      running.note(work)
      disabled.forget(work)
      halted.removeAll { $0 == work || shared.passes($0, to: work) }
      if isTwice {
        return LawBreach("\(work.asSubject) runs and is started again.", in: work.scene)
      }
    case .stops:
      if running.forget(work) && isLeaving && !isPassedOn(work) {
        halted.note(work)
        beginnings.note(work, at: index)
      }
      if passage == nil { halted.forget(work) }
    case .enables: disabled.forget(work)
    case .disables:
      disabled.note(work)
      halted.forget(work)
    case .takes:
      if isLeaving {
        exercised &+= 1
        latched.note(work)
        beginnings.note(work, at: index)
      }
    case .returns: latched.forget(work)
    default: break
    }
    return nil
  }

  /// Whether work that is stopped is not to run again here: it is not meant to, or it runs elsewhere.
  private func isPassedOn(_ work: AppWork) -> Bool {
    disabled.contains(work) || running.contains { shared.passes(work, to: $0) }
  }

  func isPutOff(_ step: AppStep) -> Bool {
    step.system.isAwaiting && (halted + latched).contains { $0.isActive(step.system) }
  }

  mutating func rest(_ step: AppStep) -> LawBreach? {
    if (halted.isEmpty && latched.isEmpty) || step.system.isAwaiting { return nil }
    if let work = halted.takeFirst(where: { $0.isActive(step.system) }) {
      return beginnings.dated(
        LawBreach("\(work.asSubject) does not run again.", in: work.scene), work)
    }
    let latch = latched.takeFirst { $0.isActive(step.system) }
    return latch.map {
      beginnings.dated(LawBreach("\($0.asSubject) is still held.", in: $0.scene), $0)
    }
  }
}
