package import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// Puts the parts of a campaign of the contract together, and plays again what failed.
package struct ContractMerge {
  private let options: (SharedVerb) -> [Option]
  private var merge = ShardMerge<Surveyed>()

  /// Prepares to merge the results of shards.
  ///
  /// - Parameter options: The options of a verb.
  package init(_ options: @escaping (SharedVerb) -> [Option]) { self.options = options }

  /// Adds what the bytes of a file hold.
  ///
  /// - Throws: `CommandError` with the place where the file contradicts itself or this program.
  package mutating func add(_ bytes: [UInt8], _ path: String) throws(CommandError) {
    let part = try ReadShard<Surveyed>(bytes, file: path)
    try part.check(.ofContract)
    try ResultAgreement(part, part.arguments(options(part.file.verb))).check()
    try merge.add(part)
  }

  /// Returns everything, unless a part is missing, and what it was asked for.
  package func finish() throws(CommandError) -> (outcome: ContractOutcome, arguments: Arguments) {
    let whole = try merge.whole()
    let arguments = try whole.arguments(options(whole.file.verb))
    var outcome = ContractOutcome()
    outcome.corpus = whole.file.corpus
    for part in merge.parts {
      outcome.entries += part.file.entries
      outcome.fixed.add(
        try again(part.file.fixed, "fixed", of: part) { () throws(CommandError) in
          try GateRequest(arguments).fixed
        })
      outcome.fresh.add(
        try again(part.file.fresh, "fresh", of: part) { () throws(CommandError) in
          try RunRequest(arguments)
        })
    }
    outcome.entries.sort { $0.path < $1.path }
    return (outcome, arguments)
  }

  /// Plays what failed of a campaign again, so that its failures can be reported.
  private func again(
    _ played: CampaignResult<Surveyed>?, _ name: String, of part: ReadShard<Surveyed>,
    _ campaign: () throws(CommandError) -> RunRequest
  ) throws(CommandError) -> CampaignResult<Surveyed> {
    guard var result = played else { return CampaignResult(tally: Surveyed()) }
    if !result.fails { return result }
    let campaign = try campaign()
    let fuzzer = Fuzzer(campaign.selection.judgement)
    for index in result.findings.indices {
      let finding = result.findings[index]
      let play = fuzzer.play(campaign.token(finding.index))
      guard let broken = play.violations.first, Signature(broken) == finding.signature else {
        throw differs(part, name, "findings", campaign.token(finding.index))
      }
      result.findings[index].violation = broken
      let counted = result.tally.tally[broken.invariant]?.violated ?? 0
      if counted < finding.count {
        throw part.damage(
          "\(finding.count.counted("case")) broke \(broken.invariant), which was violated"
            + " \(counted.counted("time"))", name, "findings")
      }
    }
    if let fault = result.fault {
      guard case .faulty = fuzzer.play(campaign.token(fault.index)).outcome else {
        throw differs(part, name, "fault", campaign.token(fault.index))
      }
    }
    return result
  }

  private func differs(
    _ part: ReadShard<Surveyed>, _ name: String, _ key: String, _ token: Token
  ) -> CommandError {
    ShardText.error(
      "the case does not fail as the file says", part.location(of: name, key),
      notes: ["the case is \(token.text)"], help: "merge with the program that wrote the file")
  }
}
