import SceneDriving
import SceneEngine
import SceneLaws
import SceneLifecycle
import SceneSeam

/// A law before an app whose answers a test writes down, in a history of a few events.
struct Trial {
  /// Answers every callback as a test says.
  struct Puppet: SceneApp {
    let context: AppContext
    let answer: (AppContext, LifecycleCallback) -> Void
    var take: (AppContext, ScenePayload) -> Void = { _, _ in }

    mutating func didReceive(_ callback: LifecycleCallback) { answer(context, callback) }
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      if let payload = options.payload { take(context, payload) }
    }
    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      take(context, payload)
    }
  }

  /// The history, its events between commas.
  var events: String
  var platform = "ipad-ios26"
  var actions: [AppAction<Puppet>] = []
  /// What the world may bring.
  var contents: [AppContent] = []
  /// What the app does with what is delivered to it.
  var taking: (AppContext, ScenePayload) -> Void = { _, _ in }
  /// Changes the engine before the history begins.
  var planting: (inout UIKitEngine) -> Void = { _ in }

  /// What came of a history.
  struct Outcome {
    /// What broke, first things first.
    var breaches: [LawBreach] = []
    /// How often the law was put to the test.
    var exercised: UInt64 = 0
    /// The kinds of callback in their order.
    var kinds: [CallbackKind] = []
    /// Events that were illegal.
    var skipped = 0

    /// What is wrong first, in words.
    var note: String? { breaches.first?.note }
  }

  /// Plays the history to its end, whatever breaks, and ends it with what is due.
  func judge(
    _ law: AppLaw<Puppet>, _ answer: @escaping (AppContext, LifecycleCallback) -> Void = { _, _ in }
  ) throws -> Outcome {
    let lines = events.split(separator: ",").map { line in
      (line.contains("=") ? "  " : "") + line.drop { $0 == " " }
    }
    let head = "scenefuzz 1\nplatform \(platform)\nscenes 3\n\n"
    let text = head + lines.joined(separator: "\n") + "\n"
    let scenario = try Scenario(parsing: text, file: "trial").numbering(
      as: EventNames(actions: actions.map(\.name), contents: contents.map(\.name)))
    let process = AppProcess(actions: actions, contents: ContentTable(contents)) {
      Puppet(context: $0, answer: answer, take: taking)
    }
    var base = UIKitEngine(platform: scenario.platform, scenes: scenario.scenes)
    planting(&base)
    var engine = AppEngine(base, process, usesClock: true)
    engine.reset()
    var play = LawPlay(monitor: law.monitor(process), process: process)
    var choices = ChoiceSource()
    choices.source = .written
    for (number, entry) in scenario.entries.enumerated() {
      if entry.event.delay == Event.atRest { play.goOn(&engine, &choices, .max) }
      choices.open(entry.choices)
      guard engine.accepts(entry.event),
        (try? engine.begin(entry.event, number: UInt32(number + 1), &choices)) != nil
      else {
        play.outcome.skipped += 1
        continue
      }
      if scenario.entries.indices.contains(number + 1) {
        let delay = scenario.entries[number + 1].event.delay
        if delay != Event.atRest { play.goOn(&engine, &choices, Int(delay)) }
      }
    }
    play.goOn(&engine, &choices, .max)
    return play.end()
  }
}

/// A play on its way.
private struct LawPlay {
  var monitor: any LawMonitor
  let process: AppHost
  var outcome = Trial.Outcome()
  private var index = 0

  init(monitor: any LawMonitor, process: AppHost) {
    self.monitor = monitor
    self.process = process
  }

  private func step() -> AppStep {
    AppStep(process.system.callback, process.system.observations, process, at: max(0, index - 1))
  }

  /// Delivers callbacks until nothing is pending or so many have come.
  mutating func goOn(_ engine: inout AppEngine, _ choices: inout ChoiceSource, _ limit: Int) {
    var callback = SimulatedSystem.nothing
    for _ in 0..<min(limit, 1_000) {
      guard engine.next(&choices, into: &callback) else {
        if let breach = monitor.rest(step()) { outcome.breaches.append(breach) }
        return
      }
      index += 1
      outcome.kinds.append(callback.kind)
      if let breach = monitor.observe(step()) { outcome.breaches.append(breach) }
      process.system.forgetObservations()
    }
  }

  mutating func end() -> Trial.Outcome {
    if process.system.hasLaunched, let breach = monitor.finish(step()) {
      outcome.breaches.append(breach)
    }
    outcome.exercised = monitor.exercised
    return outcome
  }
}
