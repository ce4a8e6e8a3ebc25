import SceneReporting
package import CommandKit
import SceneFuzzing
import SceneLifecycle
package import ScenePipeline

/// Writes the results of one shard.
package enum ShardWriter {
  /// Writes what a machine played of a campaign, to be judged when all parts are there.
  ///
  /// Failures of a part that cannot be written, or was cut short, are reported here: no other machine
  /// knows them.
  package static func keep(
    _ outcome: GateOutcome, _ findings: [(RunRequest, Finding)], _ shard: Shard,
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    if isInterrupted() {
      try await tell(findings, console, isInterrupted)
      console.report("interrupted: a part of a part is not written\n")
      return .interrupted
    }
    let verb: ResultFile.SharedVerb = arguments.verb == "ci" ? .ci : .run
    let file = ResultFile(verb, shard, options: ResultFile.options(of: arguments), outcome)
    let path: String
    do throws(CommandError) {
      path = try write(file, to: arguments.text(.results))
    } catch {
      try await tell(findings, console, isInterrupted)
      throw error
    }
    let cases = outcome.fixed.activity.cases + outcome.fresh.activity.cases
    let ways =
      UInt64(outcome.fixed.findings.count + outcome.fresh.findings.count)
      + [outcome.fixed.fault, outcome.fresh.fault].reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    return shard.conclude(
      cases: cases, ways: ways, bad: UInt64(outcome.entries.count { !$0.isGood }),
      "scenefuzz merge-results \(path.shellWord)", console)
  }

  /// Writes a file where an option says, or to the folder of a plain run.
  ///
  /// - Returns: The path.
  private static func write(
    _ file: ResultFile, to path: String?
  ) throws(CommandError) -> String {
    guard let path else {
      let name = "\(file.shard.number)-of-\(file.shard.count).result"
      return try KeptFile.write(file.text, below: CorpusStore.local, at: ["results", name])
    }
    try Disk.write(file.text, to: path)
    return path
  }

  private static func tell(
    _ findings: [(RunRequest, Finding)], _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) {
    let keeper = CorpusStore(folder: CorpusStore.local, console: console)
    for (campaign, finding) in findings {
      var teller = FailureReporter(campaign, keeper, isInterrupted)
      guard let report = try await teller.report(finding) else { continue }
      console.write(report.text(console.style))
    }
  }
}
