import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// Whether the numbers of a result file agree with each other and with what its shard was asked for.
///
/// A digest shows accidents; this shows a file that was put together by hand, and a writer that is
/// wrong: a failure that nothing names would be a build that passes.
struct ResultAgreement {
  /// The file, as it was read.
  private let part: ReadShard<Surveyed>
  /// The campaign that is the same for every commit; nil for a file of `run`.
  private let fixed: RunRequest?
  /// The campaign of the commit.
  private let fresh: RunRequest

  private var shard: Shard { part.file.shard }

  /// Reads what the shard was asked for.
  ///
  /// - Throws: `CommandError` with the place of an option that has no such value.
  init(_ part: ReadShard<Surveyed>, _ arguments: Arguments) throws(CommandError) {
    self.part = part
    if part.file.verb == .ci {
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
    try checkCorpus()
    if (fixed == nil) != (part.file.fixed == nil) {
      throw part.damage("'ci' has a fixed campaign, and 'run' has none", "verb")
    }
    if let fixed, let played = part.file.fixed { try check(played, "fixed", fixed) }
    try check(part.file.fresh, "fresh", fresh)
  }

  private func checkCorpus() throws(CommandError) {
    if (part.file.corpus == nil) != (fixed == nil) {
      throw part.damage("'ci' has a corpus, and 'run' has none", "verb")
    }
    let share = shard.share(of: UInt64(max(0, part.file.corpus?.count ?? 0)))
    let played = UInt64(part.file.entries.count)
    if played != share {
      throw part.damage(
        "\(played.counted("scenario")) of the corpus stand in the file, \(share.grouped) were played",
        "entries")
    }
  }

  private func check(
    _ result: CampaignResult<Surveyed>, _ name: String, _ campaign: RunRequest
  ) throws(CommandError) {
    let cases = campaign.cases ?? .max
    let named = result.findings.flatMap(\.cases) + [result.fault?.index].compactMap(\.self)
    guard named.allSatisfy({ $0 < cases && shard.plays($0) }) else {
      throw part.damage("the shard did not play this case", name, "findings")
    }
    try checkFindings(result, name)
    // A fault ends the campaign of a shard wherever that is.
    if result.fault != nil { return }
    let played = result.activity.cases
    let share = shard.share(of: cases)
    if played != share {
      throw part.damage(
        "the \(name) campaign of the shard has \(share.counted("case")), the file says"
          + " \(played.grouped)", name, "cases")
    }
    let surveyed = result.tally.survey.cases
    if surveyed != (part.file.verb == .ci ? played : 0) {
      throw part.damage(
        "\(surveyed.counted("case")) of the \(name) campaign were surveyed,"
          + " \(played.grouped) were played", name, "survey")
    }
    try checkFailures(result, name, campaign)
  }

  /// Each way of failing is one finding of at least one case, and no case fails in two ways.
  ///
  /// Every finding is played again: a file may not ask for more plays than there are ways to fail.
  private func checkFindings(
    _ result: CampaignResult<Surveyed>, _ name: String
  ) throws(CommandError) {
    let met = result.findings
    if met.contains(where: { $0.count == 0 }) {
      throw part.damage("no case failed like this one", name, "findings")
    }
    if Set(met.map(\.index)).count < met.count {
      throw part.damage("the case stands a second time", name, "findings")
    }
    if met.count > Self.mostFindings {
      throw part.damage("there are not so many ways to fail", name, "findings")
    }
  }

  /// An invariant breaks for a scene or for the process.
  private static let mostFindings = 2 * Contract.all.count

  /// A case ends with its first failure: each invariant breaks once in it at most, one of them does.
  private func checkFailures(
    _ result: CampaignResult<Surveyed>, _ name: String, _ campaign: RunRequest
  ) throws(CommandError) {
    let failing = result.findings.reduce(0) { $0 + $1.count }
    let softFails = campaign.selection.judgement.softFails
    let broken = result.tally.tally.entries
      .filter { $0.kind == .hard || ($0.kind == .soft && softFails) }.map(\.violated)
    let most = broken.max() ?? 0
    let all = broken.reduce(0, &+)
    if most <= failing, failing <= all, failing <= result.activity.cases { return }
    throw part.damage(
      "the findings of the \(name) campaign count \(failing.counted("failing case")), its"
        + " invariants were violated \(all.counted("time"))", name, "findings")
  }
}
