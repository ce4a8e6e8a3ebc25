import SceneGeneration
import SceneInvariants
package import SceneLifecycle
package import SceneReporting
package import SceneShrinking

/// Failures of the contract, with a planted defect or without, analysed in this process.
package struct ContractAnalyzer<StoreProblem: Error>: FailureAnalyzer {
  /// Nothing goes wrong here but what the caller's store throws.
  package typealias Problem = StoreProblem
  /// The report that the command prints, and that files for other programs hold.
  package typealias Report = FailureReport

  /// The fuzzer that plays and judges.
  package let fuzzer: Fuzzer
  /// The campaign that met the failures; nil for written scenarios.
  package var options: CampaignOptions?
  /// The options of a proof; nil for none.
  package var proof: ProofOptions?
  /// The invariants checked to explain a failure, if it fails by them; else its invariant alone.
  package var explaining: InvariantSelection
  /// Asked now and then, on any thread; true ends with what is known.
  package let shouldStop: StopCheck

  /// Creates the analyzer of a campaign, or of written scenarios.
  ///
  /// A failure may be reported on any platform that the campaign plays.
  ///
  /// - Parameters:
  ///   - fuzzer: What plays and judges.
  ///   - options: The campaign that met the failures; nil for written scenarios.
  ///   - problem: What the caller's store throws.
  ///   - shouldStop: Asked now and then, on any thread; true ends with what is known.
  package init(
    _ fuzzer: Fuzzer, _ options: CampaignOptions? = nil, problem: StoreProblem.Type,
    shouldStop: @escaping StopCheck = { false }
  ) {
    self.fuzzer = fuzzer
    self.options = options
    self.shouldStop = shouldStop
    explaining = fuzzer.judgement
    let keepsPlatform = options.map { $0.generator.shape.platform != nil } ?? true
    proof = ProofOptions(platforms: keepsPlatform ? [] : Platform.all.map(\.platform))
  }

  /// Plays the finding's case again.
  package func history(of finding: Finding) -> Scenario? {
    options.map { fuzzer.play($0.generator.token(finding.index)).scenario }
  }

  /// Shrinks the failure; one that does not bind here is judged by itself.
  package func shrink(
    _ scenario: Scenario, keeping wanted: Signature, besides known: [Scenario]
  ) -> Shrunk? {
    for fuzzer in [fuzzer, fuzzer.judging(only: wanted.invariant)] {
      let found = fuzzer.harness(for: scenario.defect)
        .shrink(scenario, keeping: wanted, besides: known, shouldStop: shouldStop)
      if let found { return found }
    }
    return nil
  }

  /// Searches shorter histories, with the judgement by which the failure was shrunk.
  package func proved(
    _ shrunk: Shrunk, keeping wanted: Signature, limit: Int
  ) async -> Counterexample {
    guard var proof else { return Counterexample(shrunk: shrunk) }
    proof.limit = limit
    let binds = fuzzer.harness(for: shrunk.scenario.defect).fails(shrunk.scenario, as: wanted)
    return await (binds ? fuzzer : fuzzer.judging(only: wanted.invariant))
      .proved(shrunk, keeping: wanted, proof, shouldStop: shouldStop)
  }

  /// Plays the history so that its own failure is reported, and says what each event is for.
  package func report(_ facts: FailureFacts) -> FailureReport {
    let play = fuzzer.play(facts.scenario, reporting: facts.wanted)
    var report = FailureReport(play.transcript, facts.report)
    if facts.isExplained {
      report.explanation = Fuzzer(play.judgement(explaining))
        .explain(play.scenario, shouldStop: shouldStop)
    }
    return report
  }

  // MARK: Hunting

  /// Plays on behind the first failure for about two million callbacks.
  package func findings(around first: Finding) async -> [Finding] {
    guard let options else { return [first] }
    var around = options
    around.keepsGoing = true
    around.first = first.index + 1
    let window = max(4, min(1_024, 2_000_000 / options.generator.shape.typicalLength))
    around.cases = min(around.first + UInt64(window), options.cases ?? .max)
    var others = await fuzzer.run(around, shouldStop: shouldStop).findings
    var whole = first
    if let alike = others.firstIndex(where: { $0.signature == first.signature }) {
      whole = Finding(
        index: first.index, violation: first.violation, others: others.remove(at: alike).cases)
    }
    return [whole] + others
  }

  /// Plays a history without the invariants that are skipped.
  package func failure(in history: HuntedHistory, skipping skipped: [String]) -> MetFailure? {
    var judgement = fuzzer.judgement
    judgement.skip += skipped
    if judgement.invariants.isEmpty { return nil }
    let fuzzer = Fuzzer(judgement)
    let (play, index) =
      switch history {
      case .generated(let index): (options.map { fuzzer.play($0.generator.token(index)) }, index)
      case .written(let scenario, let index): (fuzzer.play(scenario) as Play?, index)
      }
    guard let play, play.outcome == .broken, let violation = play.violations.first else {
      return nil
    }
    return MetFailure(Finding(index: index, violation: violation), play.scenario)
  }
}
