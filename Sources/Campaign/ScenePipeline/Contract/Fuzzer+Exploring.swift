package import SceneExploring
import SceneInvariants
package import SceneLifecycle

extension Fuzzer {
  /// Visits every state that the sessions can reach, and judges every callback on the way.
  ///
  /// Invariants that only say what a campaign must have reached, and soft ones unless they fail, are
  /// left out.
  ///
  /// - Parameters:
  ///   - order: Which histories.
  ///   - shouldStop: Asked now and then, on any thread; true ends the exploration.
  ///   - progress: Gets how far a slice is, on any thread.
  package func explore(
    _ order: ExploreOrder, shouldStop: @escaping StopCheck = { false },
    progress: @escaping @Sendable (ExploreProgress) -> Void = { _ in }
  ) async -> Explored {
    let binding = judgement.invariants.filter {
      $0.kind == .hard || $0.kind == .myth || ($0.kind == .soft && judgement.softFails)
    }
    return await harness(for: order.defect)
      .explore(order, binding, shouldStop: shouldStop, progress: progress)
  }
}
