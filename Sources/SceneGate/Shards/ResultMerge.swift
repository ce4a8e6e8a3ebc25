import SceneReporting
package import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline

/// Puts the parts of a campaign together.
package struct ResultMerge {
  private let options: SharedOptions
  private var whole: ResultFile?
  /// The first file.
  private var first = ""
  /// The file of each shard, by its number.
  private var paths: [Int: String] = [:]
  private var met: [ParsedResult.MetCase] = []

  /// Prepares to merge the results of shards with some options.
  package init(_ options: SharedOptions) { self.options = options }

  /// Reads a file and adds what it holds.
  package mutating func add(_ path: String) throws(CommandError) {
    try add(try Disk.read(path), path)
  }

  /// Adds what the bytes of a file hold.
  package mutating func add(_ bytes: [UInt8], _ path: String) throws(CommandError) {
    let parsed = try read(bytes, path)
    try parsed.file.head.check(against: .ofContract, at: parsed.headLocation)
    let agreement = try ResultAgreement(parsed, options)
    if let damage = parsed.damage { throw damage }
    try agreement.check()
    met += parsed.met
    let part = parsed.file
    let location = parsed.shardLocation
    if let known = paths[part.shard.number] {
      throw CommandError(
        Diagnostic(
          "shard \(part.shard.text) stands a second time", at: location,
          notes: ["it stands in \(known)"], help: "keep one of the two"))
    }
    paths[part.shard.number] = path
    guard var sum = whole else {
      first = path
      whole = part
      return
    }
    guard sum.identity == part.identity, sum.shard.count == part.shard.count else {
      throw CommandError(
        Diagnostic(
          "the file is part of another campaign", at: location,
          notes: ["the first file is \(first)"], help: "merge files of one campaign only"))
    }
    guard sum.outcome.corpus == part.outcome.corpus else {
      throw CommandError(
        Diagnostic(
          "the file is about another corpus", at: location,
          notes: ["the first file is \(first)"],
          help: "give every shard the same corpus"))
    }
    sum.outcome.entries += part.outcome.entries
    sum.outcome.fixed.add(part.outcome.fixed)
    sum.outcome.fresh.add(part.outcome.fresh)
    whole = sum
  }

  /// Returns everything, unless a part is missing.
  package func finish() throws(CommandError) -> ResultFile {
    guard var whole else { throw CommandError(Diagnostic("there is nothing to merge"), .nothing) }
    let missing = (1...whole.shard.count).filter { paths[$0] == nil }
    guard missing.isEmpty else {
      throw CommandError(
        Diagnostic(
          "\(UInt64(missing.count).counted("shard")) of \(whole.shard.count) missing",
          at: Diagnostic.Place(file: first, line: 4, column: 7),
          notes: [Diagnostic.list("missing:", missing.prefix(20).map(String.init))],
          help: "give the files of all shards"))
    }
    whole.outcome.entries.sort { $0.path < $1.path }
    for met in met { try repeatFailure(met, in: &whole) }
    return whole
  }

  /// Plays a failing case again, so that its failure can be reported.
  private func repeatFailure(
    _ met: ParsedResult.MetCase, in whole: inout ResultFile
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
    try add(part, of: met, to: &whole)
  }

  /// Adds a case that failed again, unless it was not counted among the violations.
  private func add(
    _ part: CampaignResult<Surveyed>, of met: ParsedResult.MetCase, to whole: inout ResultFile
  ) throws(CommandError) {
    let kind: WritableKeyPath<GateOutcome, CampaignResult<Surveyed>> =
      met.isFixed ? \.fixed : \.fresh
    for finding in part.findings {
      let invariant = finding.violation.invariant
      let counted = whole.outcome[keyPath: kind].tally.tally[invariant]?.violated ?? 0
      if counted >= finding.count { continue }
      throw CommandError(
        Diagnostic(
          "\(finding.count.counted("case")) broke \(invariant), which was violated"
            + " \(counted.counted("time"))",
          at: met.location, help: "play the shard once more"))
    }
    whole.outcome[keyPath: kind].add(part)
  }

  /// Reads a file; which failures its cases are is not in it.
  private func read(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandError) -> ParsedResult {
    try CommandError.reading { () throws(NotationError) in
      var parser = try ResultParser(bytes, file: path, options)
      return try parser.parse()
    }
  }
}
