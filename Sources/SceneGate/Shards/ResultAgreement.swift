import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import SceneReporting
import ScenePipeline

/// Whether the numbers of a result file agree with each other and with what its shard was asked for.
///
/// A digest shows accidents; this shows a file that was put together by hand, and a writer that is
/// wrong: a failure that nothing names would be a build that passes.
struct ResultAgreement {
  /// What the file says.
  let parsed: ParsedResult
  /// The campaign that is the same for every commit; nil for a file of `run`.
  let fixed: RunRequest?
  /// The campaign of the commit.
  let fresh: RunRequest

  /// Reads what the shard was asked for.
  ///
  /// - Throws: `CommandError` with the place of an option that has no such value.
  init(_ parsed: ParsedResult, _ options: SharedOptions) throws(CommandError) {
    self.parsed = parsed
    let arguments = options.arguments(of: parsed.file)
    if parsed.file.verb == .ci {
      let request = try GateRequest(arguments)
      fixed = request.fixed
      fresh = request.fresh
    } else {
      fixed = nil
      fresh = try RunRequest(arguments)
    }
  }

  /// Throws where two numbers of the file contradict each other.
  func check() throws(CommandError) {
    let outcome = parsed.file.outcome
    try checkCorpus(outcome)
    if let fixed { try check(outcome.fixed, "fixed", fixed, parsed.met.filter(\.isFixed)) }
    try check(outcome.fresh, "fresh", fresh, parsed.met.filter { !$0.isFixed })
  }

  private func checkCorpus(_ outcome: GateOutcome) throws(CommandError) {
    let listed = outcome.corpus?.count ?? 0
    let share = parsed.file.shard.share(of: UInt64(listed))
    let played = UInt64(outcome.entries.count)
    if played == share { return }
    throw disagreement(
      "\(played.counted("scenario")) of the corpus stand in the file, \(share.grouped) were played")
  }

  private func check(
    _ result: CampaignResult<Surveyed>, _ name: String, _ campaign: RunRequest,
    _ met: [ParsedResult.MetCase]
  ) throws(CommandError) {
    let cases = campaign.cases ?? .max
    for known in met {
      guard known.numbers.allSatisfy({ $0 < cases && parsed.file.shard.plays($0) }) else {
        throw disagreement("the shard did not play this case", at: known.location)
      }
    }
    try checkFindings(met)
    // A fault ends the campaign of a shard wherever that is.
    if met.contains(where: \.isFault) { return }
    let played = result.activity.cases
    let share = parsed.file.shard.share(of: cases)
    if played != share {
      throw disagreement(
        "the \(name) campaign of the shard has \(share.counted("case")), the file says"
          + " \(played.grouped)")
    }
    let surveyed = result.tally.survey.cases
    if surveyed != (parsed.file.verb == .ci ? played : 0) {
      throw disagreement(
        "\(surveyed.counted("case")) of the \(name) campaign were surveyed,"
          + " \(played.grouped) were played")
    }
    try checkFailures(result, name, campaign, met)
  }

  /// Each way of failing is one finding of at least one case, and no case fails in two ways.
  ///
  /// Every finding is played again: a file may not ask for more plays than there are ways to fail.
  private func checkFindings(_ met: [ParsedResult.MetCase]) throws(CommandError) {
    var named: Set<UInt64> = []
    for (number, known) in met.enumerated() {
      if !known.isFault && known.count == 0 {
        throw disagreement("no case failed like this one", at: known.location)
      }
      if !named.insert(known.index).inserted {
        throw disagreement("the case stands a second time", at: known.location)
      }
      if number >= Self.mostFindings {
        throw disagreement("there are not so many ways to fail", at: known.location)
      }
    }
  }

  /// An invariant breaks for a scene or for the process; one more case may be a fault.
  private static let mostFindings = 2 * Contract.all.count + 1

  /// A case ends with its first failure: each invariant breaks once in it at most, one of them does.
  private func checkFailures(
    _ result: CampaignResult<Surveyed>, _ name: String, _ campaign: RunRequest,
    _ met: [ParsedResult.MetCase]
  ) throws(CommandError) {
    let failing = met.reduce(0) { $0 + $1.count }
    let softFails = campaign.selection.judgement.softFails
    let broken = result.tally.tally.entries
      .filter { $0.kind == .hard || ($0.kind == .soft && softFails) }.map(\.violated)
    let most = broken.max() ?? 0
    let all = broken.reduce(0, +)
    if most <= failing, failing <= all, failing <= result.activity.cases { return }
    throw disagreement(
      "the findings of the \(name) campaign count \(failing.counted("failing case")), its"
        + " invariants were violated \(all.counted("time"))")
  }

  private func disagreement(_ error: String, at place: Diagnostic.Place? = nil) -> CommandError {
    CommandError(
      Diagnostic(error, at: place ?? parsed.shardLocation, help: "play the shard once more"))
  }
}

extension ParsedResult.MetCase {
  /// The numbers of the cases that are named.
  fileprivate var numbers: [UInt64] { [index] + others }
}
