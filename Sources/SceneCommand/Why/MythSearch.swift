import CommandKit
import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import SceneReporting
import SceneShrinking
import ScenePipeline
import SceneGate

/// Searches histories that refute a myth.
enum MythSearch {
  /// Shows a short legal history that refutes a myth.
  static func refute(
    _ id: String, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    guard let myth = Contract.myths.first(where: { $0.id == id }) else {
      throw CommandError(
        Diagnostic.unknown(id, isNot: "a myth", of: Contract.myths.map(\.id)))
    }
    guard let shrunk = await refutation(of: myth, isInterrupted) else {
      console.line("no history refutes '\(id)' within \(mythCases) cases a platform")
      return isInterrupted() ? .interrupted : .inconclusive
    }
    console.line("Widely believed: \(myth.sentence)")
    console.line("This legal history refutes it; it violates no hard invariant.")
    console.line()
    let play = Fuzzer(InvariantSelection(only: [id])).play(shrunk.scenario)
    console.write(LaneReport(play.transcript).text(console.style))
    return .holds
  }

  /// Cases that are searched on each platform.
  static var mythCases: UInt64 { 500 }

  /// Searches a history that refutes a myth and violates no hard invariant, and shrinks it.
  ///
  /// What refutes a myth was seen of windows: displays and cars come only where windows do not do.
  static func refutation(
    of myth: Invariant, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async -> Shrunk? {
    let roles = EventSet(of: EventKind.allCases.filter { $0.group == .roles })
    for kinds in [.all - roles, EventSet.all] {
      for named in Platform.all where myth.applies(to: named.platform) {
        let shape = Shape(platform: named.platform, length: .callbacks(200), kinds: kinds)
        if let shrunk = await refutation(of: myth, shape, isInterrupted) { return shrunk }
        if isInterrupted() { return nil }
      }
    }
    return nil
  }

  private static func refutation(
    of myth: Invariant, _ shape: Shape, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async -> Shrunk? {
    let fuzzer = Fuzzer(InvariantSelection(only: [myth.id]))
    let options = CampaignOptions(Generator(shape: shape, seed: Seed(1)), cases: mythCases)
    let result = await fuzzer.run(options, shouldStop: isInterrupted)
    guard let finding = result.findings.first else { return nil }
    let tail = FailureTail(
      ContractAnalyzer(fuzzer, options, problem: Never.self), ScenarioStore(repeatedBy: ""))
    guard let met = tail.meet(finding), let failure = tail.shrink(met) else { return nil }
    let isLegal = Fuzzer().play(failure.scenario).outcome == .held
    return isLegal ? failure.counterexample.shrunk : nil
  }
}
