import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

/// What the `ci` of an app's command was asked for.
struct AppGateRequest {
  /// The campaign that is the same for every commit.
  let fixed: AppRequest
  /// The campaign of this commit.
  let fresh: AppRequest
  /// The laws that are judged, those of every app at the end; required situations are none.
  let laws: [AppPlayer.CheckedLaw]
  /// Whether the user chose some laws only.
  let isSelection: Bool
  /// What has to be reached.
  let situations: [AppPlayer.CheckedLaw]
  /// Whether the fresh campaign ends when it has shown enough.
  let stopsEarly: Bool
  /// When it has.
  let enough: AppStoppingRule
  /// Situations that an option asks for.
  let asked: [String]
  /// What narrows the gate, for the line of its verdict.
  let basis: VerdictBasis
  /// The share of mutants that the laws have to kill; nil where none are played.
  let kills: Double?

  /// Cases of the fixed campaign unless an option says how many.
  static let usualFixed = 1_000

  /// Reads the options of a gate.
  ///
  /// - Parameters:
  ///   - fresh: The campaign of this commit.
  ///   - count: Cases of the fixed campaign.
  ///   - chosen: The laws that the user chose; nil for all.
  init(
    _ fresh: AppRequest, fixed count: UInt64, chosen: [String]?, of player: AppPlayer,
    _ arguments: Arguments
  ) throws(CommandError) {
    let judged = player.laws.filter { chosen?.contains($0.id) ?? true }
    laws = judged.filter { $0.kind != .required }
    situations = judged.filter { $0.kind == .required }
    isSelection = chosen != nil
    stopsEarly = try GateRequest.stopsEarly(arguments)
    let asked = try GateRequest.demands(
      arguments, among: situations.map(\.id), "a required situation of the test")
    enough = AppStoppingRule(laws: judged, asking: asked)
    self.asked = asked.map(\.name)
    basis = VerdictBasis(
      arguments, usual: (cases: UInt64(Self.usualFixed), time: GateRequest.usualTime))
    kills = try MutantRequest.kills(arguments)
    var fixed = fresh
    let seed = fresh.campaign.seed
    fixed.campaign.seed =
      seed == GateRequest.fixedSeed ? GateRequest.otherFixedSeed : GateRequest.fixedSeed
    fixed.campaign.cases = count
    fixed.duration = nil
    self.fixed = fixed
    self.fresh = fresh
  }

  /// Whether less is drawn than the test itself draws.
  func narrowsWorld(of player: AppPlayer) -> Bool {
    let (shape, usual) = (fresh.campaign.shape, player.usual.shape)
    return shape.platform != usual.platform || shape.scenes != usual.scenes
      || shape.kinds != usual.kinds
  }

  /// The cases in which mutants are played.
  var mutantCampaign: CampaignOptions {
    var campaign = fixed.campaign
    campaign.cases = UInt64(MutantRequest.usualCases)
    return campaign
  }

  /// What shards of the gate have to have in common beside its options.
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
