import CommandKit
import SceneFuzzing
import SceneWorkers

/// What the `defects` of an app's command was asked for.
struct MutantRequest {
  var campaign: WorkerCampaign
  var mutants: [Mutant]
  var format: MatrixFormat

  /// Cases in which a mutant is played if no number is given.
  static let usualCases = 300

  init(_ arguments: Arguments, _ player: AppPlayer) throws(CommandError) {
    let general = try AppRequest(arguments, player, [], program: "")
    campaign = general.campaign
    if general.isDrawn { campaign.seed = Seed(1) }
    campaign.cases = UInt64(try arguments.number(.cases, in: 1...1_000_000) ?? Self.usualCases)
    format = try arguments.choice(.format, as: "a format") ?? .text
    let only = arguments.list(.only)
    for id in only where Mutant.named(id).isEmpty {
      let known = Mutant.handlers + Mutant.all.map(\.id)
      throw CommandError(Diagnostic.unknown(id, isNot: "a mutant or a handler", of: known))
    }
    let chosen = only.flatMap { Mutant.named($0) }
    mutants = only.isEmpty ? Mutant.all : Mutant.all.filter { chosen.contains($0) }
  }
}
