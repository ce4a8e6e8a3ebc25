import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import SceneWorkers

/// What the `ci` of an app's command was asked for.
struct AppGateRequest {
  /// The campaign that is the same for every commit.
  let fixed: AppRequest
  /// The campaign of this commit.
  let fresh: AppRequest
  /// The laws that the user chose; nil for all.
  let laws: [String]?

  /// - Parameters:
  ///   - fresh: The campaign of this commit.
  ///   - count: Cases of the fixed campaign.
  ///   - laws: The laws that the user chose; nil for all.
  init(_ fresh: AppRequest, fixed count: UInt64, laws: [String]?) {
    var fixed = fresh
    let seed = fresh.campaign.seed
    fixed.campaign.seed =
      seed == GateRequest.fixedSeed ? GateRequest.otherFixedSeed : GateRequest.fixedSeed
    fixed.campaign.cases = count
    fixed.duration = nil
    self.fixed = fixed
    self.fresh = fresh
    self.laws = laws
  }

  /// The laws that are judged, those of every app at the end.
  func judged(by player: AppPlayer) -> [AppPlayer.CheckedLaw] {
    player.laws.filter { laws?.contains($0.id) ?? true }
  }

  /// What kinds of law are judged, in words.
  static func kinds(_ laws: [AppPlayer.CheckedLaw]) -> String {
    let ends = laws.count { AppEnd.EndLaw(rawValue: $0.id) != nil }
    return ends == 0 ? "crashes left out" : "\(ends) of them about crashes, hangs and memory"
  }
}
