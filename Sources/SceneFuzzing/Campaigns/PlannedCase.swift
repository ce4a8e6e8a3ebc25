import SceneGeneration
import SceneLifecycle

/// A case of a campaign, before it is played.
struct PlannedCase {
  /// Number of the case.
  let index: UInt64
  /// What is settled about it.
  let plan: CasePlan
  /// What it begins with; nil when it is blind.
  let beginning: Scenario?

  /// Settles what a case is made of, which is played in the world of what it begins with.
  init(_ index: UInt64, _ generator: Generator, after beginning: Scenario? = nil) {
    self.index = index
    self.beginning = beginning
    var plan = generator.plan(index)
    if let beginning {
      plan.platform = beginning.platform
      plan.scenes = beginning.scenes
    }
    self.plan = plan
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

  /// Plays a case, after what it begins with.
  mutating func play(_ planned: PlannedCase, _ generator: Generator) -> Outcome {
    guard let beginning = planned.beginning else {
      var schedule = prepare(planned, generator)
      return play(&schedule)
    }
    if let end = begin(with: beginning) { return end }
    choiceSource.open([])
    var schedule = prepare(planned, generator)
    schedule.lengthen(callbacks: told, events: Int(number))
    return goOn(&schedule)
  }
}
