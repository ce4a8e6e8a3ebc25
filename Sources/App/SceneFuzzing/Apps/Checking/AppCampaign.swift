import SceneCoverage
import SceneDriving
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting

/// Plays an app's cases one after the other; the tail of the pipeline makes reports of what breaks.
struct AppCampaign {
  var harness: AppHarness
  var generator: Generator
  var cases: UInt64
  /// Whether it ends before, when nothing new is likely.
  var stop: CampaignStop
  /// Asked before each case; true ends the campaign.
  var shouldStop: () -> Bool = { false }
  /// Asked while failures are made small; true ends that with the shortest histories known.
  var isOver: StopCheck = { false }
  /// Where histories are written: as they are met, too, for an app may end the process.
  var store = ScenarioStore<Never>(repeatedBy: "")
  /// Finds the test's doubts; in a long campaign, and always for delegates, also from the source.
  var doubts: (_ about: AppTally, _ isLong: Bool) -> [AppDoubt]
  /// Finds the parts of the app that the verdict does not see.
  let unseen: (AppTally) -> [BlindSpot]
  /// Writes down what laws could not judge, and the models that they have asked for.
  private let writeDown: (inout AppTally) -> Void
  /// Called when the cases are played and failures are made small.
  var hasPlayed: () -> Void = {}

  init<App>(_ test: AppTest<App>, seed: Seed, cases: UInt64) {
    harness = AppHarness(test)
    generator = Generator(shape: test.shape, seed: seed, among: test.platforms)
    self.cases = cases
    stop = test.stop
    doubts = { tally, isLong in
      test.impossibleLaws
        + (isLong ? test.codeDoubts(tally.models, isLong: true) : test.delegateDoubts)
    }
    unseen = { test.unseen(in: $0) }
    writeDown = { tally in
      guard let app = App.self as? any DelegateBased.Type else { return }
      tally.unjudged = app.takeUnjudged()
      tally.models = app.takeAskedModels()
    }
  }

  func run() -> AppResult {
    let options = CampaignOptions(generator, cases: cases, keepsGoing: true)
    let rule = stop == .whenNothingNew ? AppStoppingRule(laws: harness.checkedLaws) : nil
    var look = StoppingRule.firstRound
    var playing = harness
    playing.playsOn = true
    let result = Campaign(playing, options).runSerially(
      shouldStop: shouldStop,
      isEnough: { played in
        guard let rule, played.activity.cases >= look else { return false }
        look *= 2
        return !played.findings.isEmpty || rule.holds(played.tally.laws, played.tally.behaviour)
      })
    hasPlayed()
    let (failures, flaky) = reports(of: result.findings)
    let isLong = result.activity.cases >= AppDoubt.enoughCases
    var tally = result.tally
    writeDown(&tally)
    // Doubts take the classes that were met.
    let ran = harness.ran(tally, result.activity)
    var summed = AppResult(
      cases: result.activity.cases, callbacks: result.activity.callbacks, failures: failures,
      exercises: result.tally.laws.entries.map {
        AppResult.Exercise(law: $0.id, count: $0.exercised)
      }, escapes: takeEscapes(),
      doubts: flaky
        + AppDoubt.all(
          doubts(tally, isLong), tally, cases: result.activity.cases, about: harness.heading),
      nothingNewIsLikely: rule?.holds(result.tally.laws, result.tally.behaviour),
      estimates: tally.behaviour.sentences)
    summed.unseen = unseen(tally)
    summed.ran = ran
    return summed
  }

  /// Makes each way of failing small; what does not come back is a doubt, and no file keeps it.
  private func reports(of findings: [Finding]) -> ([AppFailure], [AppDoubt]) {
    let analyzer = AppAnalyzer(harness: harness, generator: generator, shouldStop: isOver)
    var tail = FailureTail(
      analyzer, store, seed: generator.seed.text, token: { generator.token($0).text })
    tail.reported = findings.map(\.violation.invariant)
    // What was found is not lost if the app ends the process while it is made small.
    let met = findings.compactMap { tail.meet($0) }
    var (failures, flaky): ([AppFailure], [AppDoubt]) = ([], [])
    for met in met {
      let difference = analyzer.flakiness(of: met.finding)
      if difference == nil, let small = tail.shrink(met) {
        let further = tail.further(behind: small.scenario, in: met.finding)
        failures.append(tail.report([small], and: further))
        continue
      }
      if let file = met.file { store.forget(file) }
      flaky.append(
        .flaky(
          met.finding.violation.invariant, "case \(generator.token(met.finding.index).text)",
          difference ?? "it did not come back when its events were played"))
    }
    return (failures, flaky)
  }

  /// Takes what the app did outside of the steps since the last call.
  func takeEscapes() -> [String] { harness.escapes?.take() ?? [] }

  /// Writes a history; nil where nothing can be written.
  func keep(_ scenario: Scenario) -> String? { store.keep(scenario) }

  /// Plays one scenario; nil when nothing breaks.
  func failure(of scenario: Scenario) -> AppFailure? { failure(harness.record(scenario)) }

  /// The failure of a play, by all laws and without an explanation; nil when nothing broke in it.
  func failure(_ recorded: AppHarness.RecordedPlay) -> AppFailure? {
    guard let law = recorded.play.violations.first?.invariant else { return nil }
    let scenario = recorded.play.scenario
    let file = keep(scenario)
    var facts = ReportFacts(repeatedBy: store.replaying(file))
    facts.file = file
    return harness.failure(
      of: law, in: scenario, FailureReport(recorded.transcript, facts, look: .foldedLanes))
  }
}
