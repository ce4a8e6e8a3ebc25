import SceneGeneration
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting
import SceneShrinking

/// Failures of an app in this process.
///
/// Each law is reported by itself, so that no other one ends a play before it.
struct AppAnalyzer: FailureAnalyzer {
  typealias Problem = Never
  typealias Report = AppFailure

  let harness: AppHarness
  let generator: Generator
  /// Asked while a history is made small; true ends that with the best one known.
  var shouldStop: StopCheck = { false }

  func history(of finding: Finding) -> Scenario? {
    play(finding).scenario
  }

  /// Plays the case twice more: a failure comes back each time, or it is flaky.
  ///
  /// The process stays the same: what a case leaves behind in it is there in these plays, too.
  func flakiness(of finding: Finding) -> String? {
    let back = (0..<2).count { _ in
      play(finding).violations.contains { Signature($0) == finding.signature }
    }
    return back == 2 ? nil : "it came back in \(back) of 2 plays of the same case"
  }

  /// Plays the case of a finding up to where it fails so.
  private func play(_ finding: Finding) -> Play {
    harness.judging(only: finding.signature.invariant).play(generator, finding.index)
  }

  func shrink(
    _ scenario: Scenario, keeping wanted: Signature, besides known: [Scenario]
  ) -> Shrunk? {
    harness.shrink(scenario, keeping: wanted, besides: known, shouldStop: shouldStop)
  }

  func report(_ facts: FailureFacts) -> AppFailure { harness.failure(facts) }
}

extension AppHarness {
  /// Plays a history once more and reports how it fails; each law by itself.
  func failure(_ facts: FailureFacts) -> AppFailure {
    let law = facts.wanted.invariant
    let judging = judging(only: law)
    let recorded = judging.recordInTest(facts.scenario)
    let scenario = recorded.play.scenario
    var report = FailureReport(recorded.transcript, facts.report, look: .foldedLanes)
    report.companions = companions(of: law, in: scenario)
    if facts.isExplained {
      report.dependence = dependence(of: law, in: scenario)
      report.explanation = judging.explain(scenario)
    }
    return failure(of: law, in: scenario, report)
  }

  /// The failure of a law as its report tells it.
  func failure(of law: String, in scenario: Scenario, _ report: FailureReport) -> AppFailure {
    let report = redaction?.report(report) ?? report
    return AppFailure(
      law: law, sentence: sentence(of: law), scenario: scenario, cases: report.facts.cases,
      report: report.text(), fullReport: report.unfolded.text(), page: HistoryPage(report).html,
      declaration: declaration(of: law))
  }
}
