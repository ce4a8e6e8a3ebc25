import SceneDefects
import SceneEngine
package import SceneExploring
package import SceneInvariants
package import SceneLifecycle

/// The contract's harness, with a planted defect or without: what both of them can do.
///
/// `Fuzzer.kind(for:)` chooses between the two, once. What takes time is a requirement, so that it is
/// compiled for the engine of each.
package protocol ContractPlaying: CampaignHarness, ExplorableHarness, Sendable
where Judge == InvariantSuite, Tally == SceneInvariants.Tally {
  /// Plays a campaign on as many jobs as its options say.
  ///
  /// - Parameters:
  ///   - options: Which cases, and how.
  ///   - shouldStop: Asked before each case, on any thread; true ends the campaign.
  ///   - found: Gets each way of failing when it is first met, in the order of the cases.
  ///   - progress: Gets how far the campaign is, after each row of cases.
  func run(
    _ options: CampaignOptions, shouldStop: @escaping StopCheck,
    found: (inout Finding) -> Void, progress: (Progress) -> Void
  ) async -> CampaignResult<Tally>

  /// Plays a campaign in one job, where the caller is.
  func runSerially(_ options: CampaignOptions) -> CampaignResult<Tally>

  /// Visits every state that the sessions can reach, and judges every callback on the way.
  ///
  /// - Parameters:
  ///   - order: Which histories.
  ///   - invariants: What is judged.
  ///   - shouldStop: Asked now and then, on any thread; true ends the exploration.
  ///   - progress: Gets how far a slice is, on any thread.
  func explore(
    _ order: ExploreOrder, _ invariants: [Invariant],
    shouldStop: @escaping StopCheck,
    progress: @escaping @Sendable (ExploreProgress) -> Void
  ) async -> Explored
}

/// Whether a defect is planted, for those who make their own of the harness.
package enum ContractKind: Sendable {
  /// The engine as it is.
  case sound(ContractHarness)
  /// The engine with a defect in it.
  case planted(DefectHarness)

  /// The harness, whichever it is.
  package var harness: any ContractPlaying {
    switch self {
    case .sound(let contract): contract
    case .planted(let planted): planted
    }
  }
}

extension ContractHarness: ContractPlaying {
  /// Explores the engine of UIKit slice by slice.
  package func explore(
    _ order: ExploreOrder, _ invariants: [Invariant],
    shouldStop: @escaping StopCheck,
    progress: @escaping @Sendable (ExploreProgress) -> Void
  ) async -> Explored {
    let whole = subject(platform: order.platform, scenes: order.scenes, quirks: false)
    return await SlicedExploration(
      order: order, slices: order.slices(of: invariants, among: whole.deliverableKinds),
      watchesAll: !whole.treatsSlotsAlike,
      engine: {
        UIKitEngine(platform: order.platform, scenes: order.scenes, seeing: $0, of: $1)
      },
      isSeen: { $0.plans($1) }
    ).run(shouldStop: shouldStop, progress: progress)
  }
}

extension DefectHarness: ContractPlaying {
  /// Explores the engine with the defect slice by slice; it may deliver what the engine never does.
  package func explore(
    _ order: ExploreOrder, _ invariants: [Invariant],
    shouldStop: @escaping StopCheck,
    progress: @escaping @Sendable (ExploreProgress) -> Void
  ) async -> Explored {
    let whole = UIKitEngine(platform: order.platform, scenes: order.scenes)
    let defect = defect
    return await SlicedExploration(
      order: order, slices: order.slices(of: invariants, among: .all),
      watchesAll: !whole.treatsSlotsAlike || !defect.isLocal,
      engine: {
        defect.engine(platform: order.platform, scenes: order.scenes, seeing: $0, of: $1)
      },
      isSeen: { $0.wrapped.plans($1) }
    ).run(shouldStop: shouldStop, progress: progress)
  }
}

extension ExploreOrder {
  /// The slices of what is judged; what must happen eventually is left out where the depth is bounded.
  fileprivate func slices(of invariants: [Invariant], among kinds: CallbackSet) -> [Slice] {
    var slices = Slice.slices(of: invariants, on: platform, among: kinds, width: Self.width)
    if depth == nil { slices += Slice.eventual(of: invariants, on: platform) }
    return slices
  }
}
