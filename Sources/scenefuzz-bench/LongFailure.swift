import SceneDefects
import SceneEngine
import SceneFuzzing
import ScenePipeline
import SceneGeneration
import SceneInvariants
import SceneLifecycle

/// A generated history that fails only at its end, after thousands of events.
///
/// An event that would break an invariant earlier is taken back and another one is drawn, so the
/// history never shows the failure before it is as long as wanted.
struct LongFailure {
  private var engine: Defective<UIKitEngine>
  private var suite: InvariantSuite
  private var choiceSource: ChoiceSource
  private var schedule: Schedule
  private var scenario: Scenario

  /// Events that are taken back in a row before the history counts as one that cannot go on.
  private static let patience = 2_000

  /// Starts the history of a seed with a planted defect.
  init(_ defect: Defect, seed: UInt64, platform: Platform, events: Int) {
    let shape = Shape(platform: platform, length: .events(events), defect: defect.id)
    let generator = Generator(shape: shape, seed: Seed(seed))
    let plan = generator.plan(0)
    engine = Defective(UIKitEngine(platform: platform, scenes: plan.scenes), defect, on: platform)
    suite = InvariantSuite(InvariantSelection().invariants, platform: platform, softFails: false)
    choiceSource = generator.choiceSource(plan, 0)
    choiceSource.isRecording = true
    schedule = generator.schedule(plan, 0)
    scenario = Scenario(platform: platform, scenes: plan.scenes, defect: defect.id)
    engine.reset()
    suite.reset()
  }

  /// Returns a history of about so many events whose last one fails; nil when there is none.
  mutating func grow(to events: Int) -> Scenario? {
    var refused = 0
    while refused < Self.patience {
      let before = (engine, suite, choiceSource)
      guard let event = schedule.event(&engine, delay: Event.atRest) else { return nil }
      let isBroken = play(event)
      let entry = Scenario.Entry(event, choices: choiceSource.takeNotes())
      if !isBroken || scenario.entries.count >= events { scenario.entries.append(entry) }
      if isBroken && scenario.entries.count > events { return scenario }
      refused = isBroken ? refused + 1 : 0
      if isBroken {
        engine = before.0
        suite = before.1
      }
      if scenario.entries.count > 2 * events { return nil }
    }
    return nil
  }

  /// Plays an event to its end.
  ///
  /// - Returns: Whether an invariant broke.
  private mutating func play(_ event: Event) -> Bool {
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    do {
      try engine.begin(event, number: UInt32(scenario.entries.count + 1), &choiceSource)
    } catch {
      return true
    }
    while engine.next(&choiceSource, into: &callback) {
      if !suite.observe(callback) { return true }
    }
    return false
  }
}
