package import SceneDefects
package import SceneEngine
import SceneExploring
import SceneInvariants
package import SceneLifecycle

/// A harness whose engine shows its state: shrinking can prove that no shorter history fails.
package protocol ExplorableHarness: Harness
where Subject: ExplorableEngine, Judge: ExplorableMonitor {
  /// What is explored, part by part, to meet every history that breaks an invariant.
  func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<Subject, Judge>]
}

/// An engine that tells a part of what it does, and a monitor that sees enough of it.
package struct View<E: ExplorableEngine, M: ExplorableMonitor>: Sendable {
  /// What plays.
  package var engine: E
  /// What judges.
  package var monitor: M
  /// How many of the first slots are watched by themselves; 0 for all, and all are alike.
  package var watched = 0
  /// Whether the engine owes something at all.
  package var isSeen: @Sendable (Owed) -> Bool = { _ in true }
}

extension ExplorableHarness {
  /// One view that hides nothing: right for every engine, and slow for one that tells much.
  package func wholeView(
    on platform: Platform, scenes: Int, quirks: Bool = false
  ) -> View<Subject, Judge> {
    View(
      engine: subject(platform: platform, scenes: scenes, quirks: quirks),
      monitor: judge(platform: platform))
  }
}

extension ContractHarness: ExplorableHarness {
  /// Returns one view for each slice of the invariant.
  package func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<UIKitEngine, InvariantSuite>] {
    let whole = UIKitEngine(platform: platform, scenes: scenes)
    return slices(of: invariant, on: platform, among: whole.tellable).map { slice in
      let watched = slice.isLocal && whole.treatsSlotsAlike ? 1 : 0
      let engine = UIKitEngine(
        platform: platform, scenes: scenes, seeing: slice.alphabet,
        of: .first(watched == 0 ? scenes : watched))
      return View(
        engine: engine, monitor: slice.suite(platform: platform), watched: watched,
        isSeen: { engine.owes($0) })
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

extension DefectHarness: ExplorableHarness where Whole == ContractHarness {
  /// Returns one view for each slice of the invariant; a defect may tell what the engine never does.
  ///
  /// What the engine keeps without a defect breaks only once the defect has shown. A myth, a soft
  /// invariant, and with quirks any may break before: then every history is searched.
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
        of: .first(watched == 0 ? scenes : watched), foresees: isKept)
      return View(
        engine: engine, monitor: slice.suite(platform: platform), watched: watched,
        isSeen: { engine.wrapped.owes($0) })
    }
  }
}
