import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

/// The plan of a gate, as the `ci` of an app's command was asked for it.
struct AppGatePlan: GatePlan {
  let gate: GateRequest
  /// How workers are started.
  let setup: AppSetup
  /// The laws that are judged, those of every app at the end; required situations are none.
  let laws: [AppPlayer.CheckedLaw]
  /// The situations that have to be reached.
  let situations: [AppPlayer.CheckedLaw]
  /// When the fresh campaign has shown enough.
  let enough: AppStoppingRule
  /// The share of mutants that the laws have to kill; nil where none are played.
  let kills: Double?

  /// Cases of the fixed campaign unless an option says how many.
  static let usualFixed = 1_000

  /// Reads the options of a gate.
  init(_ door: AppDoor) throws(CommandError) {
    let (setup, chosen) = try door.setup(isOfCases: true)
    self.setup = setup
    let judged = door.player.laws.filter { setup.names.contains($0.id) }
    laws = judged.filter { $0.kind != .required }
    situations = judged.filter { $0.kind == .required }
    gate = try GateRequest(
      door.arguments, try door.request(chosen, limitedTo: GateRequest.usualTime),
      fixed: Self.usualFixed, events: door.player.usual.shape.usualEvents,
      demanding: situations.map(\.id),
      "a required situation of the test")
    enough = AppStoppingRule(laws: judged, asking: gate.demands)
    kills = try MutantRequest.kills(door.arguments)
  }

  /// Whether the user chose some laws only.
  var isSelection: Bool { setup.laws != nil }

  /// Whether less is drawn than the test itself draws.
  func narrowsWorld(of player: AppPlayer) -> Bool {
    let (shape, usual) = (gate.fresh.shape, player.usual.shape)
    return shape.platform != usual.platform || shape.scenes != usual.scenes
      || shape.kinds != usual.kinds
  }

  /// The cases in which mutants are played.
  var mutantCampaign: CampaignOptions {
    var campaign = gate.fixed.campaign
    campaign.cases = UInt64(MutantRequest.usualCases)
    return campaign
  }

  /// Returns the head that shards of the gate must have in common beside its options.
  func head(_ player: AppPlayer) -> PartHead {
    PartHead(
      laws: (laws + situations).map { ($0.id, $0.kind) }, actions: player.names.actions,
      contents: player.names.contents)
  }

  /// By what the app is judged, in words.
  var judges: String {
    let ends = laws.count { AppEnd.EndLaw(rawValue: $0.id) != nil }
    let about = ends == 0 ? "crashes left out" : "\(ends) of them about crashes, hangs and memory"
    let reached = UInt64(situations.count).counted("required situation")
    return UInt64(laws.count).counted("law") + ", " + about
      + (situations.isEmpty ? "" : ", and \(reached)")
  }
}

extension Shape {
  /// How many events a case of an app's test has.
  fileprivate var usualEvents: UInt64 {
    if case .events(let count)? = length { UInt64(count) } else { GateRequest.usualEvents }
  }
}
