import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting
import SceneWorkers

extension Shard {
  /// This machine's part of the cases of an app: whole rows, in the order of the machines.
  ///
  /// A process plays row after row as it does where one machine plays all of them.
  func rows(of cases: UInt64) -> Range<UInt64> {
    let rows = cases / AppRun.rowSize + (cases % AppRun.rowSize == 0 ? 0 : 1)
    let (whole, rest) = (rows / UInt64(count), rows % UInt64(count))
    let bound = { (number: Int) in
      min(cases, (whole * UInt64(number) + min(UInt64(number), rest)) * AppRun.rowSize)
    }
    return bound(number - 1)..<bound(number)
  }

  /// Takes this machine's part of a campaign.
  func cut(_ campaign: inout WorkerCampaign) {
    let part = rows(of: campaign.cases ?? 0)
    campaign.first = part.lowerBound
    campaign.cases = part.upperBound
  }
}

/// What the gate of an app writes and reads where several machines share it.
enum AppShards {
  /// Writes what a machine played, to be judged when all parts are there.
  static func keep(
    _ outcome: AppGateOutcome, _ shard: Shard, _ request: AppGateRequest, _ session: AppSession
  ) throws(CommandError) -> ExitStatus {
    let (arguments, console) = (session.arguments, session.console)
    if session.isInterrupted() {
      console.report("interrupted: a part of a part is not written\n")
      return .interrupted
    }
    var file = AppResultFile(
      app: session.player.usual.name, shard: shard.text,
      options: ResultFile.options(of: arguments), corpus: outcome.corpus,
      head: request.head(session.player).lines)
    file.entries = outcome.entries.map { ($0.scenario, $0.status.rawValue) }
    file.fixed = AppResultFile.CampaignPart(outcome.fixed)
    file.fresh = AppResultFile.CampaignPart(outcome.fresh)
    let path: String
    if let given = arguments.text(.results) {
      try Disk.write(file.text, to: given)
      path = given
    } else {
      let name = "\(file.app)-\(shard.number)-of-\(shard.count).result"
      path = try KeptFile.write(file.text, below: CorpusStore.local, at: ["results", name])
    }
    let ways =
      UInt64(file.fixed.met.count + file.fresh.met.count)
      + [outcome.fixed.fault, outcome.fresh.fault].reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    return shard.conclude(
      cases: outcome.cases, ways: ways,
      bad: UInt64(outcome.entries.count { $0.status != .holds }),
      "\(session.program) merge-results \(path.shellWord)", console)
  }

  /// Reads all parts.
  ///
  /// - Throws: `CommandError` where one is missing, stands twice, or belongs to another campaign.
  /// - Returns: The parts in the order of the machines.
  static func read(_ paths: [String], app: String) throws(CommandError) -> [ReadShard] {
    var parts: [ReadShard] = []
    for path in paths {
      let part = try ReadShard(path)
      try part.check(app, beside: parts)
      parts.append(part)
    }
    guard let first = parts.first else {
      throw CommandError(
        Diagnostic("'merge-results' needs files", help: "write merge-results FILE…"))
    }
    let missing = (1...first.shard.count).filter { number in
      !parts.contains { $0.shard.number == number }
    }
    guard missing.isEmpty else {
      throw CommandError(
        Diagnostic(
          "\(UInt64(missing.count).counted("shard")) of \(first.shard.count) missing",
          at: first.place,
          notes: [Diagnostic.list("missing:", missing.prefix(20).map(String.init))],
          help: "give the files of all shards"))
    }
    return parts.sorted { $0.shard.number < $1.shard.number }
  }
}
