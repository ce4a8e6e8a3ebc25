import CommandKit
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneWorkers
import SceneGate

/// The request of the user to the `defects` of an app's command.
struct MutantRequest {
  var campaign: CampaignOptions
  var mutants: [AppMutant]
  var format: TableFormat
  /// The share that has to be killed; nil where none is given.
  var kills: Double?

  /// Cases in which a mutant is played if no number is given.
  static let usualCases = 300

  init(_ door: AppDoor) throws(CommandError) {
    let arguments = door.arguments
    let general = try door.request(nil)
    campaign = general.campaign
    if general.isDrawn { campaign.seed = Seed(1) }
    campaign.cases = UInt64(try arguments.number(.cases, in: 1...1_000_000) ?? Self.usualCases)
    format = try arguments.choice(.format, as: "a format") ?? .text
    kills = try Self.kills(arguments)
    let only = arguments.list(.only)
    for id in only where AppMutant.named(id).isEmpty {
      let known = AppMutant.handlers + AppMutant.all.map(\.id)
      throw CommandError(
        Diagnostic.unknown(id, isNot: "a mutant or a handler", of: known, listedBy: "defects"))
    }
    let chosen = only.flatMap { AppMutant.named($0) }
    mutants = only.isEmpty ? AppMutant.all : AppMutant.all.filter { chosen.contains($0) }
  }

  /// Reads the share of mutants that has to be killed; nil where none is given.
  static func kills(_ arguments: Arguments) throws(CommandError) -> Double? {
    guard let text = arguments.text(.kills) else { return nil }
    return try arguments.about(.kills) { () throws(CommandError) in
      guard let share = Double(percentage: text) else {
        throw CommandError(
          Diagnostic("\(Diagnostic.quote(text)) is not a share", help: "write --kills 80%"))
      }
      return share
    }
  }
}
