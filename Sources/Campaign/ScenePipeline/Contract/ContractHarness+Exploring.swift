package import SceneDefects
package import SceneEngine
import SceneExploring
package import SceneInvariants
package import SceneLifecycle

extension ContractHarness: ExplorableHarness {
  /// Makes UIKit's engine.
  package func subject(platform: Platform, scenes: Int, quirks: Bool) -> UIKitEngine {
    UIKitEngine(platform: platform, scenes: scenes)
  }

  /// Returns one view for each slice of the invariant.
  package func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<UIKitEngine, InvariantSuite>] {
    let whole = UIKitEngine(platform: platform, scenes: scenes)
    return slices(of: invariant, on: platform, among: whole.deliverableKinds).map { slice in
      let watched = slice.isLocal && whole.treatsSlotsAlike ? 1 : 0
      let engine = UIKitEngine(
        platform: platform, scenes: scenes, seeing: slice.alphabet,
        of: .first(watched == 0 ? scenes : watched))
      return View(
        engine: engine, monitor: slice.suite(platform: platform), watched: watched,
        isSeen: { engine.plans($0) })
    }
  }

  /// The slices of one invariant, and of what it says must happen eventually.
  func slices(
    of invariant: String, on platform: Platform, among kinds: CallbackSet
  ) -> [Slice] {
    let one = [Contract.invariant(invariant)].compactMap { $0 }
    return Slice.slices(of: one, on: platform, among: kinds, width: ExploreOrder.width)
      + Slice.eventual(of: one, on: platform)
  }
}

extension DefectHarness: ExplorableHarness {
  /// Makes UIKit's engine with the defect in it.
  package func subject(
    platform: Platform, scenes: Int, quirks: Bool
  ) -> Defective<UIKitEngine> {
    Defective(UIKitEngine(platform: platform, scenes: scenes), defect, on: platform)
  }

  /// Returns one view for each slice of the invariant; a defect may deliver what the engine never does.
  ///
  /// An invariant that the engine keeps without a defect breaks only once the defect has shown.
  /// A myth, a soft invariant, and with quirks any may break before. Then every history is
  /// searched.
  package func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<Defective<UIKitEngine>, InvariantSuite>] {
    let isLocal =
      defect.isLocal && UIKitEngine(platform: platform, scenes: scenes).treatsSlotsAlike
    let isKept = !quirks && Contract.invariant(invariant)?.kind == .hard
    return whole.slices(of: invariant, on: platform, among: .all).map { slice in
      let watched = slice.isLocal && isLocal ? 1 : 0
      let engine = defect.engine(
        platform: platform, scenes: scenes, seeing: slice.alphabet,
        of: .first(watched == 0 ? scenes : watched), boundsEvents: isKept)
      return View(
        engine: engine, monitor: slice.suite(platform: platform), watched: watched,
        isSeen: { engine.wrapped.plans($0) })
    }
  }
}
