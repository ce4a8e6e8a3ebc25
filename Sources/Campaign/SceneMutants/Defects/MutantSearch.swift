import SceneDefects
import SceneEngine
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import SceneShrinking
import ScenePipeline

/// The search for one defect.
struct MutantSearch {
  private let harness: ContractHarness
  private let order: KillOrder
  private let usual: [String]
  private let defect: Defect
  private let shouldStop: StopCheck

  init(
    _ harness: ContractHarness, _ order: KillOrder, _ usual: [String], _ defect: Defect,
    _ shouldStop: @escaping StopCheck
  ) {
    self.harness = harness
    self.order = order
    self.usual = usual
    self.defect = defect
    self.shouldStop = shouldStop
  }

  /// Returns what became of the defect; nil when the search was stopped.
  func row(_ fuzzer: Fuzzer) async -> KillRow<DefectEvidence>? {
    var row = KillRow(id: defect.id, summary: defect.summary, evidence: DefectEvidence())
    for number in 0..<order.seeds {
      guard let trial = trial(seed: order.seed &+ number) else { return nil }
      row.evidence.met += trial.met
      row.evidence.trials.append(trial)
    }
    guard let play = playWhole() else { return nil }
    row.kills = kills(in: play)
    row.evidence.met += play.met
    if row.verdict == .survived { settle(&row, play) }
    if order.shrinks { row.evidence.counterexample = await counterexample(row, fuzzer) }
    return shouldStop() ? nil : row
  }

  /// Plays cases until a hard invariant breaks or the seed gives up.
  private func trial(seed: UInt64) -> DefectEvidence.SeedTrial? {
    var play = MutantCampaign(harness, defect, seed: seed) { $0 }
    var trial = DefectEvidence.SeedTrial(seed: seed, callbacks: 0, met: 0)
    var index: UInt64 = 0
    while play.callbacks < order.limit {
      if shouldStop() { return nil }
      let violation = play.play(index)
      if let violation, play.callbacks <= order.limit {
        trial.killer = violation.invariant
        trial.index = index
        break
      }
      index += 1
    }
    trial.callbacks = min(play.callbacks, order.limit)
    trial.met = play.met
    return trial
  }

  /// Asks whether a survivor shows anything that the sound engine could not.
  private func settle(_ row: inout KillRow<DefectEvidence>, _ play: MutantCampaign<CountingMonitor>)
  {
    let counts = Platform.all.map { ($0.platform, play.met(on: $0.platform)) }
    // Where it was met it shows soonest; elsewhere there is little to look at.
    let platforms = counts.filter { $0.1 > 0 }.map(\.0) + counts.filter { $0.1 == 0 }.map(\.0)
    let answer = defect.equivalence(
      on: platforms, limit: order.equivalenceLimit, shouldStop: shouldStop)
    row.evidence.equivalence = answer.verdict
    row.evidence.difference = answer.events.map { $0.map { $0.kind.word } }
  }

  /// Plays cases to their end; nil when the search was stopped.
  private func playWhole() -> MutantCampaign<CountingMonitor>? {
    var play = MutantCampaign(harness, defect, seed: order.seed) { CountingMonitor(suite: $0) }
    for index in 0..<order.cases {
      if shouldStop() { return nil }
      _ = play.play(index)
    }
    return play
  }

  /// Counts what breaks in cases that were played to their end.
  private func kills(in play: MutantCampaign<CountingMonitor>) -> [SentenceKill] {
    var tally = Tally()
    for jury in play.monitors { tally.add(jury.suite.tally) }
    return Contract.binding.compactMap { invariant -> SentenceKill? in
      guard let count = tally[invariant.id]?.violated, count > 0,
        !usual.contains(invariant.id)
      else { return nil }
      return SentenceKill(
        sentence: invariant.id, isHard: invariant.kind == .hard, count: count)
    }
  }

  /// Makes the failure of the first seed that found one short.
  private func counterexample(
    _ row: KillRow<DefectEvidence>, _ fuzzer: Fuzzer
  ) async -> DefectEvidence.ShortFailure? {
    guard let trial = row.evidence.trials.first(where: { $0.killer != nil }),
      let index = trial.index
    else {
      return nil
    }
    let generator = Generator(shape: Shape(defect: defect.id), seed: Seed(trial.seed))
    var analyzer = ContractAnalyzer(fuzzer, problem: Never.self, shouldStop: shouldStop)
    analyzer.proof = order.proves ? ProofOptions(budget: order.budget) : nil
    let tail = FailureTail(analyzer, ScenarioStore(repeatedBy: ""))
    guard let met = MetFailure(fuzzer.play(generator.token(index))),
      let small = tail.shrink(met)
    else { return nil }
    let proved = await tail.prove(small).counterexample
    var found = DefectEvidence.ShortFailure(
      invariant: met.finding.violation.invariant, events: small.scenario.entries.count,
      certainty: proved.certainty)
    if proved.proof == .shortest { found.shortest = proved.scenario.entries.count }
    return found
  }
}
