import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import SceneMutants
import ScenePipeline
import SceneWorkers

// What is asked of a narrowed gate, and a quick look at whether its laws can break at all.

extension AppDoor {
  /// The seed of the cases that only find out what can be reached.
  private static let seed = Seed(3)
  /// How many cases each change of a handler is played in a quick look: some 1,500 for all changes.
  ///
  /// No clock bounds the look, so that the same seed gives the same hint on every machine.
  static let quickCases: UInt64 = 20
  /// How long a callback of a changed app may take in a quick look; after one hang it is left alone.
  private static let quickLimit = Duration.milliseconds(500)

  /// Finds the laws and situations that the test's own cases put to the test and those of a selection do not.
  ///
  /// No list says which event a law needs: both are played, without a judgement of what breaks.
  ///
  /// - Parameters:
  ///   - plan: The gate.
  ///   - tally: What its cases have put to the test.
  func beyondReach(_ plan: AppGatePlan, besides tally: Tally) throws(CommandError) -> [String] {
    let idle = (plan.laws + plan.situations).map(\.id)
      .filter { tally[$0]?.exercised == 0 }
    let isPartial = tally.entries.contains { $0.exercised > 0 }
    guard plan.narrowsWorld(of: player), isPartial, !idle.isEmpty else { return [] }
    var campaign = plan.gate.fixed.campaign
    let here = try reached(campaign, plan)
    campaign.shape = player.usual.shape
    let everywhere = try reached(campaign, plan)
    return idle.filter { here[$0]?.exercised == 0 && everywhere[$0]?.exercised ?? 0 > 0 }
  }

  private func reached(
    _ campaign: CampaignOptions, _ plan: AppGatePlan
  ) throws(CommandError) -> Tally {
    var campaign = campaign
    campaign.seed = Self.seed
    campaign.first = 0
    campaign.cases = UInt64(AppGatePlan.usualFixed)
    campaign.keepsGoing = true
    var workers = WorkerBatches(campaign, client(plan))
    return try campaign.play(asking: &workers, shouldStop: isInterrupted).tally.laws
  }

  /// The laws that are put to the test in every case and that no change of a handler breaks.
  ///
  /// It is a hint and no more: each change is played in 20 cases. Empty where no change shows at all.
  func laxLaws(
    _ plan: AppGatePlan, _ outcome: GateOutcome<AppTally>, _ tally: Tally
  ) throws(CommandError) -> [String] {
    if isInterrupted() { return [] }
    let asked = plan.laws.map(\.id).filter {
      (tally[$0]?.exercised ?? 0) >= max(1, outcome.cases)
    }
    if asked.isEmpty { return [] }
    var campaign = plan.gate.fixed.campaign
    campaign.first = 0
    campaign.cases = Self.quickCases
    var setup = try limits()
    setup.limit = min(setup.limit, Self.quickLimit)
    var run = MutantRun(campaign, AppMutant.all, setup)
    run.shouldStop = isInterrupted
    let matrix: MutantMatrix?
    do throws(CommandError) {
      matrix = try run.matrix(player)
    } catch {
      // What goes wrong in a changed app is no fault of the app's.
      return []
    }
    guard let matrix, matrix.score != nil, matrix.kills.rows.count == AppMutant.all.count else {
      return []
    }
    return asked.filter { matrix.idleLaws.contains($0) }
  }
}
