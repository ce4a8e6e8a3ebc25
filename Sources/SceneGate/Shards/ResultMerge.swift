import SceneReporting
package import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline

/// Puts the parts of a campaign together.
package struct ResultMerge {
  private let options: SharedOptions
  private var whole: ResultFile?
  private var paths: [(shard: Shard, path: String)] = []
  private var met: [ResultParser.MetCase] = []

  /// Prepares to merge the results of shards with some options.
  package init(_ options: SharedOptions) { self.options = options }

  /// Reads a file and adds what it holds.
  package mutating func add(_ path: String) throws(CommandError) {
    try add(try Disk.read(path), path)
  }

  /// Adds what the bytes of a file hold.
  package mutating func add(_ bytes: [UInt8], _ path: String) throws(CommandError) {
    let (part, met) = try read(bytes, path)
    self.met += met
    let location = Self.shardLocation(path)
    if let known = paths.first(where: { $0.shard.number == part.shard.number }) {
      throw CommandError(
        Diagnostic(
          "shard \(part.shard.text) stands a second time", at: location,
          notes: ["it stands in \(known.path)"], help: "keep one of the two"))
    }
    paths.append((part.shard, path))
    guard var sum = whole else {
      whole = part
      return
    }
    guard sum.identity == part.identity, sum.shard.count == part.shard.count else {
      throw CommandError(
        Diagnostic(
          "the file is part of another campaign", at: location,
          notes: ["the first file is \(paths[0].path)"], help: "merge files of one campaign only"))
    }
    sum.outcome.entries += part.outcome.entries
    sum.outcome.fixed.add(part.outcome.fixed)
    sum.outcome.fresh.add(part.outcome.fresh)
    whole = sum
  }

  /// The location at which a file says which shard it is.
  private static func shardLocation(_ path: String) -> Diagnostic.Place {
    Diagnostic.Place(file: path, line: 4, column: 7)
  }

  /// Returns everything, unless a part is missing.
  package func finish() throws(CommandError) -> ResultFile {
    guard var whole else { throw CommandError(Diagnostic("there is nothing to merge"), .nothing) }
    let missing = (1...whole.shard.count).filter { number in
      !paths.contains { $0.shard.number == number }
    }
    guard missing.isEmpty else {
      throw CommandError(
        Diagnostic(
          "\(UInt64(missing.count).counted("shard")) of \(whole.shard.count) missing",
          at: Self.shardLocation(paths[0].path),
          notes: [Diagnostic.list("missing:", missing.prefix(20).map(String.init))],
          help: "give the files of all shards"))
    }
    whole.outcome.entries.sort { $0.path < $1.path }
    for met in met { try repeatFailure(met, in: &whole) }
    return whole
  }

  /// Plays a failing case again, so that its failure can be reported.
  private func repeatFailure(
    _ met: ResultParser.MetCase, in whole: inout ResultFile
  ) throws(CommandError) {
    let arguments = options.arguments(of: whole)
    let campaign =
      met.isFixed ? try GateRequest(arguments).fixed : try RunRequest(arguments)
    let token = Token(shape: campaign.shape, seed: campaign.seed, index: met.index)
    let play = Fuzzer(campaign.selection.judgement).play(token)
    var part = CampaignResult(tally: Surveyed())
    switch play.outcome {
    case .broken where !met.isFault:
      part.findings = play.violations.prefix(1).map {
        Finding(index: met.index, violation: $0, count: met.count, others: met.others)
      }
    case .faulty(let fault) where met.isFault:
      part.fault = CaseFault(index: met.index, fault: fault)
    case .held, .broken, .faulty:
      throw CommandError(
        Diagnostic(
          "the case does not fail as the file says", at: met.location,
          notes: ["the case is \(token.text)"],
          help: "merge with the program that wrote the file"))
    }
    if met.isFixed { whole.outcome.fixed.add(part) } else { whole.outcome.fresh.add(part) }
  }

  /// Reads a file; which failures its cases are is not in it.
  private func read(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandError) -> (ResultFile, [ResultParser.MetCase]) {
    try CommandError.reading { () throws(NotationError) in
      var parser = try ResultParser(bytes, file: path, options)
      return try parser.parse()
    }
  }
}
