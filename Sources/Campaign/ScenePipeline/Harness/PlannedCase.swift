import SceneGeneration
import SceneLifecycle

/// A case of a campaign, before it is played.
struct PlannedCase {
  /// Number of the case.
  let index: UInt64
  /// The decisions about it.
  let plan: CasePlan

  /// Settles what a case is made of.
  init(_ index: UInt64, _ generator: Generator) {
    self.index = index
    plan = generator.plan(index)
  }
}

extension Player {
  /// Makes the choice source answer a case.
  ///
  /// - Returns: Where the events of the case come from.
  mutating func prepare(_ planned: PlannedCase, _ generator: Generator) -> Schedule {
    generator.prepare(&choiceSource, planned.plan, planned.index)
    return generator.schedule(planned.plan, planned.index)
  }
}
