import SceneGeneration
import SceneHosting
import SceneLifecycle
import SceneReporting
import SceneShrinking

/// Plays an app's cases one after the other, shrinks what breaks, and says so.
struct AppCampaign {
  var harness: AppHarness
  var generator: Generator
  var cases: UInt64
  /// Asked before each case; true ends the campaign.
  var shouldStop: () -> Bool = { false }
  /// Writes a scenario and says where; nil where it does not.
  var keep: (Scenario) -> String? = { _ in nil }
  /// Takes away what was written where there is a shorter history now.
  var forget: (String) -> Void = { _ in }
  /// Called when the cases are played and failures are made small.
  var hasPlayed: () -> Void = {}
  /// How a failure is repeated, given its scenario.
  var command: (Scenario) -> String = { _ in "replay the scenario" }

  init<App>(_ test: AppTest<App>, seed: Seed, cases: UInt64) {
    harness = AppHarness(test)
    let shape = Shape(scenes: test.scenes, length: .events(test.events), kinds: Self.kinds)
    generator = Generator(shape: shape, seed: seed, among: test.platforms)
    self.cases = cases
  }

  /// What the world does to an app under test: everything but what the app itself asks for.
  static let kinds =
    EventSet.all - [
      .requestActivation, .requestNewWindow, .requestDestruction, .requestRefresh, .registerForPush,
    ]

  func run() -> AppResult {
    let campaign = Campaign(harness, generator, cases: cases, keepsGoing: true)
    let result = campaign.runSerially(shouldStop: shouldStop)
    hasPlayed()
    // What was found is not lost if the app ends the process while it is made small.
    let found = result.findings.map { finding in
      var scenario = harness.play(generator, finding.index).scenario
      scenario.violates = finding.violation.invariant
      return (finding, scenario, keep(scenario))
    }
    let failures = found.map { failure($0, met: $1, file: $2) }
    return AppResult(
      cases: result.activity.cases, callbacks: result.activity.callbacks, failures: failures,
      exercises: result.tally.entries.map {
        AppResult.Exercise(law: $0.id, count: $0.exercised)
      }, escapes: takeEscapes())
  }

  /// Takes what the app did outside of the steps since the last call.
  func takeEscapes() -> [String] { harness.escapes?.take() ?? [] }

  private func failure(_ finding: Finding, met: Scenario, file: String?) -> AppFailure {
    let law = finding.violation.invariant
    let shrunk = harness.shrink(met, keeping: finding.signature)
    let judging = harness.judging(only: law)
    let told = judging.tell(shrunk?.scenario ?? met)
    var report = report(told)
    report.shrinking = shrunk.map {
      FailureReport.ShrinkingSummary(
        label: $0.certainty, eventsBefore: $0.eventsBefore, plays: $0.trials)
    }
    report.explanation = judging.explain(told.play.scenario)
    report.cases = finding.count
    report.seed = generator.seed.text
    if let file, let shorter = report.file, shorter != file { forget(file) }
    return failure(told, report, of: law)
  }

  /// Plays one scenario; nil when nothing breaks.
  func failure(of scenario: Scenario) -> AppFailure? { failure(harness.tell(scenario)) }

  /// The failure of a play; nil when nothing broke in it.
  func failure(_ told: AppHarness.RecordedPlay) -> AppFailure? {
    told.play.violations.first.map { failure(told, report(told), of: $0.invariant) }
  }

  /// Keeps the history of a play and begins its report.
  private func report(_ told: AppHarness.RecordedPlay) -> FailureReport {
    let scenario = told.play.scenario
    var report = FailureReport(told.transcript, repeatedBy: command(scenario))
    report.drawsLanes = true
    report.file = keep(scenario)
    return report
  }

  private func failure(
    _ told: AppHarness.RecordedPlay, _ report: FailureReport, of law: String
  ) -> AppFailure {
    AppFailure(
      law: law, sentence: harness.sentence(of: law), scenario: told.play.scenario,
      cases: report.cases, report: report.text())
  }
}
