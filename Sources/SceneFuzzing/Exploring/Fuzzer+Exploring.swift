import SceneDefects
import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle

extension Fuzzer {
  /// Visits every state that the sessions can reach, and judges every callback on the way.
  ///
  /// Invariants that only say what a campaign must have reached, and soft ones unless they fail, are
  /// left out.
  ///
  /// - Parameters:
  ///   - order: Which histories.
  ///   - shouldStop: Asked now and then, on any thread; true ends the exploration.
  ///   - progress: Told how far a slice is, on any thread.
  package func explore(
    _ order: ExploreOrder, shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (ExploreProgress) -> Void = { _ in }
  ) async -> Explored {
    let binding = judgement.invariants.filter {
      $0.kind == .hard || $0.kind == .myth || ($0.kind == .soft && judgement.softFails)
    }
    let whole = UIKitEngine(platform: order.platform, scenes: order.scenes)
    // A defect may tell what the engine never does.
    let kinds = order.defect == nil ? whole.tellable : .all
    var slices = Slice.slices(
      of: binding, on: order.platform, among: kinds, width: ExploreOrder.width)
    if order.depth == nil { slices += Slice.eventual(of: binding, on: order.platform) }
    if let defect = planted(order.defect) {
      let engine: @Sendable (CallbackSet, SceneSet) -> Defective<UIKitEngine> = {
        defect.engine(platform: order.platform, scenes: order.scenes, seeing: $0, of: $1)
      }
      return await SlicedExploration(
        order: order, slices: slices, watchesAll: !whole.treatsSlotsAlike || !defect.isLocal,
        engine: engine, isSeen: { $0.wrapped.owes($1) }
      ).run(shouldStop: shouldStop, progress: progress)
    }
    let engine: @Sendable (CallbackSet, SceneSet) -> UIKitEngine = {
      UIKitEngine(platform: order.platform, scenes: order.scenes, seeing: $0, of: $1)
    }
    return await SlicedExploration(
      order: order, slices: slices, watchesAll: !whole.treatsSlotsAlike, engine: engine,
      isSeen: { $0.owes($1) }
    ).run(shouldStop: shouldStop, progress: progress)
  }
}
