package import SceneDefects
package import SceneEngine
import SceneGeneration
package import SceneLifecycle
package import ScenePipeline

/// An engine that can say which coverage point an event finds.
package protocol CoverageEngine: PlayableEngine {
  /// Returns the coverage point that an event finds; nil while a callback is pending.
  func coveragePoint(of event: Event) -> CoveragePoint?
}

extension UIKitEngine: CoverageEngine {
  /// Returns the coverage point that an event finds; nil while a callback is pending.
  package func coveragePoint(of event: Event) -> CoveragePoint? {
    isAtRest ? CoveragePoint(event, in: self) : nil
  }
}

extension Defective: CoverageEngine where Wrapped: CoverageEngine {
  /// Returns the coverage point of the engine inside: a defect changes words, not states.
  package func coveragePoint(of event: Event) -> CoveragePoint? { wrapped.coveragePoint(of: event) }
}
