import SceneLifecycle

extension Law {
  /// What completes late does not undo what the app meant last.
  ///
  /// The app notes `enables` and `disables` when it means to, `starts` and `stops` when it happens.
  /// Work that will end by itself is an action with `isCompletion`: the law waits for it.
  public static var lastIntentWins: Law {
    Law(
      "What completes late does not undo what the app meant last, and touches no scene that is"
        + " gone.",
      id: "intent.last-wins"
    ) { IntentMonitor() }
  }
}

/// Holds what happens against what was meant.
struct IntentMonitor: LawMonitor {
  private var enabled: [Work] = []
  private var disabled: [Work] = []
  private var wrong: [Work] = []
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      CallbackSet(.disconnect, .processEnded),
      [.enables, .disables, .starts, .stops, .shows, .takes, .reacts, .covers])
  }

  mutating func reset() {
    enabled.removeAll(keepingCapacity: true)
    disabled.removeAll(keepingCapacity: true)
    wrong.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ step: AppStep) -> Breach? {
    if step.callback.kind == .processEnded { reset() }
    var first: Breach?
    for observation in step.observations {
      if let scene = observation.scene, begins(observation.verb) {
        exercised &+= 1
        if !step.context.isLive(scene) {
          let text = "\(observation) comes after its scene disconnected."
          first.keepFirst(Breach(text, in: scene))
        }
      }
      keep(observation)
    }
    if step.callback.kind == .disconnect {
      enabled.removeAll { $0.scene == step.scene }
      disabled.removeAll { $0.scene == step.scene }
      wrong.removeAll { $0.scene == step.scene }
    }
    return first
  }

  /// Whether a verb says that something begins.
  private func begins(_ verb: Observation.Verb) -> Bool {
    switch verb {
    case .starts, .shows, .takes, .reacts, .covers: true
    default: false
    }
  }

  private mutating func keep(_ observation: Observation) {
    let work = Work(observation)
    switch observation.verb {
    case .enables:
      exercised &+= 1
      disabled.forget(work)
      enabled.note(work)
      wrong.forget(work)
    case .disables:
      exercised &+= 1
      enabled.forget(work)
      disabled.note(work)
      wrong.forget(work)
    case .starts:
      if disabled.contains(work) { wrong.note(work) } else { wrong.forget(work) }
    case .stops:
      if enabled.contains(work) { wrong.note(work) } else { wrong.forget(work) }
    default: break
    }
  }

  mutating func rest(_ step: AppStep) -> Breach? {
    if step.context.isAwaiting { return nil }
    guard let work = wrong.takeFirst(where: { _ in true }) else { return nil }
    let isMeant = enabled.contains(work)
    let fault = isMeant ? "stopped and is meant to run" : "runs and is not meant to"
    return Breach("\(work) \(fault).", in: work.scene)
  }
}
