import SceneEngine
import SceneFuzzing
import SceneGeneration
import SceneLifecycle

/// Draws of events from engines that stand still, at moments all over a history.
struct Drawing {
  private var engines: [UIKitEngine] = []
  private var schedule: Schedule

  private static let moments = 64

  init() {
    let generator = World.generator(callbacks: 10_000)
    let plan = generator.plan(0)
    schedule = generator.schedule(plan, 0)
    var choiceSource = generator.choiceSource(plan, 0)
    var engine = UIKitEngine(platform: World.platform, scenes: plan.scenes)
    for number in 1...UInt32(10 * Self.moments) {
      guard let event = schedule.event(&engine, delay: Event.atRest) else {
        preconditionFailure("something may always happen")
      }
      try? engine.begin(event, number: number, &choiceSource)
      while engine.next(&choiceSource) != nil {}
      if number % 10 == 0 { engines.append(engine) }
    }
  }

  /// Draws events.
  ///
  /// - Returns: How many.
  func run(draws: Int) -> Int {
    var (engines, schedule) = (engines, schedule)
    var drawn = 0
    for draw in 0..<draws
    where schedule.event(&engines[draw % Self.moments], delay: Event.atRest) != nil {
      drawn += 1
    }
    return drawn
  }
}
