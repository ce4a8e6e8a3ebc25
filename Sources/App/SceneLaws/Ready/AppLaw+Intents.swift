import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// Work that completes late does not undo the app's last intent.
  ///
  /// The app notes `enables` and `disables` when it means to, `starts` and `stops` when it happens.
  /// Work that will end by itself is an action with `isCompletion`: the law waits for it.
  public static var lastIntentWins: AppLaw {
    AppLaw(
      "What completes late does not undo what the app meant last, and touches no scene that is"
        + " gone.",
      id: "intent.last-wins", about: .intents,
      finds: "a pause that completes after the user is back; work for a scene that is gone",
      noted: "'enables' and 'disables' when it means to, 'starts' and 'stops' when it happens",
      ifMeant: "note 'disables' or 'enables' again when the app changes its mind"
    ) { IntentMonitor() }
  }
}

/// Holds what happens against what was meant.
struct IntentMonitor: LawMonitor {
  private var enabled: [AppWork] = []
  private var disabled: [AppWork] = []
  private var wrong: [AppWork] = []
  private var running: [AppWork] = []
  private var beginnings = WorkBeginnings()
  private var shared = SharedWork()
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
    running.removeAll(keepingCapacity: true)
    beginnings.reset()
    shared.reset()
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    if step.callback.kind == .processEnded { reset() }
    shared.follow(step)
    var first: LawBreach?
    for observation in step.observations {
      if let scene = observation.scene, begins(observation.verb) {
        exercised &+= 1
        // One that connects at this moment is attached and has not received its connection yet.
        if !step.system.isLive(scene) && step.system.activationState(of: scene) == .unattached {
          let text = "'\(observation)' comes after its scene disconnected."
          first.keepFirst(LawBreach(text, in: scene))
        }
      }
      keep(observation, step.index)
    }
    if step.callback.kind == .disconnect {
      enabled.removeAll { $0.scene == step.scene }
      disabled.removeAll { $0.scene == step.scene }
      wrong.removeAll { $0.scene == step.scene }
      running.removeAll { $0.scene == step.scene }
    }
    return first
  }

  /// Whether a verb says that something begins.
  private func begins(_ verb: AppContext.ObservedVerb) -> Bool {
    switch verb {
    case .starts, .shows, .takes, .reacts, .covers: true
    default: false
    }
  }

  private mutating func keep(_ observation: AppContext.Observation, _ index: Int) {
    let work = AppWork(observation)
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
      if let old = enabled.first(where: { wrong.contains($0) && shared.passes($0, to: work) }) {
        passOn(old, to: work)
      }
      running.note(work)
      judge(work, isWrong: disabled.contains(work), at: index)
    case .stops:
      running.forget(work)
      judge(work, isWrong: enabled.contains(work), at: index)
      if let other = running.first(where: { shared.passes(work, to: $0) }) {
        passOn(work, to: other)
      }
    default: break
    }
  }

  /// Notes whether what happens to some work undoes what was meant.
  private mutating func judge(_ work: AppWork, isWrong: Bool, at index: Int) {
    if !isWrong { return _ = wrong.forget(work) }
    wrong.note(work)
    beginnings.note(work, at: index)
  }

  /// Work that goes on in another window is meant to run there.
  private mutating func passOn(_ work: AppWork, to other: AppWork) {
    wrong.forget(work)
    if enabled.forget(work) { enabled.note(other) }
  }

  func isPutOff(_ step: AppStep) -> Bool { step.system.isAwaiting && !wrong.isEmpty }

  mutating func rest(_ step: AppStep) -> LawBreach? {
    if step.system.isAwaiting { return nil }
    guard let work = wrong.takeFirst(where: { _ in true }) else { return nil }
    let isMeant = enabled.contains(work)
    let fault = isMeant ? "stopped and is meant to run" : "runs and is not meant to"
    return beginnings.dated(LawBreach("\(work.asSubject) \(fault).", in: work.scene), work)
  }
}
