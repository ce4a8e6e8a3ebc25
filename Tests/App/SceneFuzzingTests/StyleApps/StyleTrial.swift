import ScenePipeline
import SceneFuzzing
import SceneGeneration

/// What is played of an app: with which bug, by which law, how much.
struct StyleTrial: Sendable {
  var bug: String?
  var law: ReadyLaw?
  var seed: UInt64 = 1
  var cases: UInt64 = .max
  var callbacks: UInt64 = .max

  /// Plays an app until a law breaks, or until enough was played.
  func run<App: SceneApp>(_ test: AppTest<App>) -> StyleVerdict {
    let player = AppPlayer(test)
    var verdict = StyleVerdict()
    while verdict.cases < cases, verdict.callbacks < callbacks {
      let token = Token(shape: player.usual.shape, seed: Seed(seed), index: verdict.cases)
      let batch = player.batch(
        token, min(50, cases - verdict.cases), keepsGoing: false, ProgressMarker())
      verdict.callbacks += batch.activity.callbacks
      verdict.cases += batch.activity.cases
      guard let finding = batch.findings.first else { continue }
      verdict.law = finding.violation.invariant
      verdict.index = finding.index
      if law == nil {
        verdict.report = SceneFuzz.run(test, seed: seed, cases: finding.index + 1).report
      }
      return verdict
    }
    return verdict
  }
}

/// What was played, and which law broke.
struct StyleVerdict: Sendable {
  var law: String?
  var index: UInt64 = 0
  /// What broke in a correct app, made small.
  var report = ""
  var cases: UInt64 = 0
  var callbacks: UInt64 = 0
}
