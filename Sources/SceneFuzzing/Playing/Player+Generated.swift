public import SceneGeneration
public import SceneLifecycle

extension Player {
  /// Plays a generated case from its beginning.
  @inlinable
  package mutating func play(_ schedule: inout Schedule) -> Outcome {
    reset()
    return goOn(&schedule)
  }

  /// Plays generated events from where the play is; what was played before does not count.
  @inlinable
  @inline(__always)
  mutating func goOn(_ schedule: inout Schedule) -> Outcome {
    let callbacks = schedule.callbacks
    let events = schedule.events
    let (firstCallback, firstEvent) = (told, Int(number))
    while told &- firstCallback < callbacks && Int(number) &- firstEvent < events {
      let delay = engine.takesEventsUnderWay ? schedule.delay() : Event.atRest
      if let end = wait(delay) { return close(end) }
      if let event = schedule.trespass(&engine), let end = tryIllegal(event) { return end }
      guard let event = schedule.event(&engine, delay: delayNow) else { break }
      if let end = tryLegal(event) { return close(end) }
    }
    return settle()
  }

  /// Begins an event that the engine accepts, unless what is under way has to come first.
  @inlinable
  @inline(__always)
  mutating func tryLegal(_ event: Event) -> Outcome? {
    do {
      try begin(event)
      if tapesEvents { keep(event) }
      return nil
    } catch {
      activity.refusals &+= 1
      if error != .underWay || isAtRest { return .faulty(Fault(.refusedLegal(error), event)) }
      return wait(Event.atRest)
    }
  }

  @usableFromInline
  mutating func keep(_ event: Event) { tape.entries.append(Scenario.Entry(event)) }

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
