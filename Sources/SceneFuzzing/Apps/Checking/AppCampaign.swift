import SceneGeneration
import SceneLifecycle
import SceneReporting
import SceneShrinking

/// Plays an app's cases one after the other, shrinks what breaks, and says so.
struct AppCampaign {
  var rig: AppRig
  var generator: Generator
  var cases: UInt64
  /// Asked before each case; true ends the campaign.
  var shouldStop: () -> Bool = { false }
  /// Writes a scenario and says where; nil where it does not.
  var keep: (Scenario) -> String? = { _ in nil }
  /// Told when the cases are played and failures are made small.
  var hasPlayed: () -> Void = {}
  /// How a failure is repeated, given its scenario.
  var command: (Scenario) -> String = { _ in "replay the scenario" }

  init<App>(_ test: AppTest<App>, seed: UInt64, cases: UInt64) {
    rig = AppRig(test)
    let shape = Shape(scenes: test.scenes, length: .events(test.events), kinds: Self.kinds)
    generator = Generator(shape: shape, seed: Seed(seed), among: test.platforms)
    self.cases = cases
  }

  /// What the world does to an app under test: everything but what the app itself asks for.
  static let kinds: UInt64 = EventKind.allCases.reduce(0) { mask, kind in
    switch kind {
    case .requestActivation, .requestNewWindow, .requestDestruction, .requestRefresh,
      .registerForPush:
      mask
    default: mask | kind.bit
    }
  }

  func run() -> AppResult {
    let campaign = Campaign(rig, generator, cases: cases, keepsGoing: true)
    let result = campaign.runSerially(shouldStop: shouldStop)
    hasPlayed()
    let failures = result.findings.map { failure($0) }
    return AppResult(
      cases: result.activity.cases, callbacks: result.activity.callbacks, failures: failures,
      exercises: result.tally.entries.map {
        AppResult.Exercise(law: $0.id, count: $0.exercised)
      }, escapes: rig.escapes?.take() ?? [])
  }

  private func failure(_ finding: Finding) -> AppFailure {
    let found = rig.play(generator, finding.index).scenario
    let shrunk = rig.shrink(found, keeping: finding.signature)
    let told = rig.tell(shrunk?.scenario ?? found)
    var report = FailureReport(told.transcript, repeatedBy: command(told.play.scenario))
    report.shrinking = shrunk.map {
      FailureReport.Shrinking(
        label: $0.certainty, eventsBefore: $0.eventsBefore, plays: $0.trials)
    }
    report.explanation = rig.explain(told.play.scenario)
    report.cases = finding.count
    report.seed = generator.seed.text
    return failure(told, report, law: finding.violation.invariant, cases: finding.count)
  }

  /// Plays one scenario; nil when nothing breaks.
  func failure(of scenario: Scenario) -> AppFailure? {
    failure(rig.tell(scenario), of: scenario)
  }

  /// The failure of a play; nil when nothing broke in it.
  func failure(_ told: AppRig.Told, of scenario: Scenario) -> AppFailure? {
    guard let law = told.play.violations.first?.invariant else { return nil }
    let report = FailureReport(told.transcript, repeatedBy: command(scenario))
    return failure(told, report, law: law, cases: 0)
  }

  private func failure(
    _ told: AppRig.Told, _ report: FailureReport, law: String, cases: UInt64
  ) -> AppFailure {
    var report = report
    report.drawsLanes = true
    report.file = keep(told.play.scenario)
    return AppFailure(
      law: law, sentence: rig.sentence(of: law),
      scenario: told.play.scenario, cases: cases, report: report.text())
  }
}
