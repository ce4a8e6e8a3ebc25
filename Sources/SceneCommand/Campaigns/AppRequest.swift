import CommandKit
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneWorkers
import SceneGate

/// What the `run` of an app's command was asked for.
struct AppRequest {
  var program: String
  var campaign: CampaignOptions
  var duration: Duration?
  /// The options that decide what workers judge, as they are written.
  var judging: [String]
  /// Whether the seed was drawn, because none was given.
  var isDrawn: Bool

  /// - Parameters:
  ///   - chosen: The laws and events that the user chose; nil for all.
  ///   - time: The time of a campaign that is given no limit; nil for the usual number of cases.
  init(
    _ arguments: Arguments, _ player: AppPlayer, _ chosen: AppSelection? = nil, program: String,
    limitedTo time: Duration? = nil
  ) throws(CommandError) {
    let general = try RunRequest(arguments, Selection(), limitedTo: time)
    self.program = program
    judging = (chosen?.words ?? []) + AppDoor.limits(arguments)
    isDrawn = general.isDrawn
    var shape = player.usual.shape
    shape.platform = general.shape.platform
    shape.scenes = general.shape.scenes ?? shape.scenes
    shape.kinds = chosen?.kinds ?? shape.kinds
    shape.quirks = shape.quirks || general.shape.quirks
    shape.length = general.shape.length ?? shape.length
    campaign = CampaignOptions(
      Generator(shape: shape, seed: general.seed), cases: general.cases, jobs: general.jobs,
      keepsGoing: general.keepsGoing)
    campaign.rowSize = WorkerRows.size
    duration = general.duration
    if general.cases == 0 { throw .nothingToRun("choose at least one case") }
  }

  /// Throws unless every machine plays the same campaign.
  func checkShared(_ arguments: Arguments) throws(CommandError) {
    try RunRequest.checkShared(arguments, isDrawn: isDrawn, cases: campaign.cases)
  }

  /// The token of a case.
  func token(_ index: UInt64) -> Token { campaign.token(index) }

  /// The command that plays the same cases.
  func command(cases: UInt64) -> String {
    var words = ["\(program) run --seed \(campaign.seed.text) --cases \(cases)"]
    let shape = campaign.shape
    if let name = shape.platform?.name { words.append("--platform \(name)") }
    if let scenes = shape.scenes { words.append("--scenes \(scenes)") }
    if case .events(let count) = shape.length { words.append("--events \(count)") }
    return (words + judging).joined(separator: " ")
  }
}
