package import CommandKit
import SceneFuzzing
import SceneGeneration
package import SceneInvariants
package import SceneLifecycle
import SceneReporting
import SceneShrinking
import ScenePipeline
package import SceneGate

/// Searches histories that refute a myth.
package enum MythSearch {
  /// The myth with an identifier.
  package static func myth(_ id: String) throws(CommandError) -> Invariant {
    guard let myth = Contract.myths.first(where: { $0.id == id }) else {
      throw CommandError(
        Diagnostic.unknown(
          id, isNot: "a myth", of: Contract.myths.map(\.id), listedBy: "scenefuzz list --myths"))
    }
    return myth
  }

  /// Shows a short legal history that refutes a myth.
  package static func refute(
    _ myth: Invariant, _ format: TableFormat, _ console: Console,
    _ isInterrupted: @escaping StopCheck
  ) async -> ExitStatus {
    let shrunk = await refutation(of: myth, isInterrupted)
    let transcript = shrunk.map { shrunk in
      Fuzzer(InvariantSelection(only: [myth.id])).play(shrunk.scenario).transcript
    }
    if format == .json {
      console.write(
        JSON.members([
          "tool": .text(Product.title), "word": .text(myth.id), "is": .text(myth.kind.rawValue),
          "summary": .text(myth.sentence), "refuted": .flag(shrunk != nil),
          "scenario": shrunk.map { .text($0.scenario.text) },
          "lanes": transcript.map { LaneReport($0).json },
        ]).document)
    } else if let transcript {
      console.line("Widely believed: \(myth.sentence)")
      console.line("This legal history refutes it; it violates no hard invariant.")
      console.line()
      console.write(LaneReport(transcript).text(console.style))
    } else {
      console.line("no history refutes '\(myth.id)' within \(mythCases) cases a platform")
    }
    if shrunk != nil { return .holds }
    return isInterrupted() ? .interrupted : .inconclusive
  }

  /// Cases that are searched on each platform.
  static var mythCases: UInt64 { 500 }

  /// Searches a history that refutes a myth and violates no hard invariant, and shrinks it.
  ///
  /// Myths were refuted with windows: displays and cars come only where windows do not do.
  static func refutation(
    of myth: Invariant, _ isInterrupted: @escaping StopCheck
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
    of myth: Invariant, _ shape: Shape, _ isInterrupted: @escaping StopCheck
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
