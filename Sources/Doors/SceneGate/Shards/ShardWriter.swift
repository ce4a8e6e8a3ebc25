package import CommandKit
import SceneCoverage
import SceneFuzzing
package import SceneLifecycle
package import ScenePipeline
import SceneReporting

extension ShardFile {
  /// Writes the file where an option says, or to the folder of a plain run.
  ///
  /// - Returns: The path.
  package func write(_ arguments: Arguments, named name: String) throws(CommandError) -> String {
    guard let path = arguments.text(.results) else {
      let file = "\(name)\(shard.number)-of-\(shard.count).result"
      return try KeptFile.write(text, below: CorpusStore.local, at: ["results", file])
    }
    try Disk.write(text, to: path)
    return path
  }

  /// Says that a part was played, and what that is worth.
  ///
  /// - Parameters:
  ///   - command: What judges all parts, without the names of the others.
  ///   - console: Where what it comes to is told.
  package func conclude(_ command: String, _ console: Console) -> ExitStatus {
    let parts = [fixed, fresh].compactMap(\.self)
    return shard.conclude(
      cases: parts.reduce(0) { $0 + $1.activity.cases },
      findings: parts.reduce(0) { $0 + UInt64($1.findings.count) + ($1.fault == nil ? 0 : 1) },
      bad: UInt64(entries.count { $0.status != .holds }), command, console)
  }
}

/// Writes the results of one shard of the contract.
package enum ShardWriter {
  /// Writes what a machine played of a campaign, to be judged when all parts are there.
  ///
  /// Failures of a part that cannot be written, or was cut short, are reported here: no other machine
  /// knows them.
  package static func keep(
    _ outcome: ContractOutcome, _ findings: [(RunRequest, Finding)], _ shard: Shard,
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping StopCheck
  ) async throws(CommandError) -> ExitStatus {
    if isInterrupted() {
      try await report(findings, console, isInterrupted)
      console.report("interrupted: a part of a part is not written\n")
      return .interrupted
    }
    var file = ShardFile(
      "the model of UIKit", shard, arguments, head: .ofContract, fresh: outcome.fresh)
    file.corpus = outcome.corpus
    file.entries = outcome.entries
    if file.verb == .ci { file.fixed = outcome.fixed }
    let path: String
    do throws(CommandError) {
      path = try file.write(arguments, named: "")
    } catch {
      try await report(findings, console, isInterrupted)
      throw error
    }
    return file.conclude("scenefuzz merge-results \(path.shellWord)", console)
  }

  private static func report(
    _ findings: [(RunRequest, Finding)], _ console: Console,
    _ isInterrupted: @escaping StopCheck
  ) async throws(CommandError) {
    let keeper = CorpusStore(folder: CorpusStore.local, console: console)
    for (campaign, finding) in findings {
      let tail = campaign.tail(keeper, isInterrupted)
      guard let report = try await tail.report(finding) else { continue }
      console.write(report.text(console.style))
    }
  }
}
