package import SceneGeneration
package import SceneLifecycle

extension Player {
  /// Plays a generated case from its beginning.
  @inlinable
  package mutating func play(_ schedule: inout Schedule) -> Outcome {
    reset()
    let callbacks = schedule.plan.callbacks
    let events = schedule.plan.events
    while told < callbacks && Int(number) < events {
      let delay = schedule.delay()
      if let end = wait(delay) { return close(end) }
      if let event = schedule.trespass(engine), let end = tryIllegal(event) { return end }
      guard let event = schedule.event(engine, delay: delayNow) else { break }
      if let end = begin(event) { return close(end) }
      if tapesEvents { tape.entries.append(Scenario.Entry(event)) }
    }
    return settle()
  }

  /// Tries an event that must be refused.
  @inlinable
  mutating func tryIllegal(_ event: Event) -> Outcome? {
    do {
      try engine.begin(event, number: number &+ 1, &oracle)
      return .faulty(Fault(.tookIllegal, event))
    } catch {
      activity.refusals &+= 1
      return nil
    }
  }
}
