public import SceneGeneration
public import SceneLifecycle

extension Player {
  /// Plays a generated case from its beginning.
  @inlinable
  package mutating func play(_ schedule: inout Schedule) -> Outcome {
    reset()
    return goOn(&schedule)
  }

  /// Plays generated events from where the play is.
  @inlinable
  @inline(__always)
  mutating func goOn(_ schedule: inout Schedule) -> Outcome {
    while step(&schedule) {}
    guard let end else { preconditionFailure("a play that does not go on has ended") }
    return end
  }

  /// Plays the next generated event.
  ///
  /// - Returns: Whether the play goes on; else `end` says how it ended.
  @inlinable
  @inline(always)
  mutating func step(_ schedule: inout Schedule) -> Bool {
    if delivered >= schedule.callbacks || Int(number) >= schedule.events { return stop(nil) }
    let delay = engine.takesEventsWhilePending ? schedule.delay() : Event.atRest
    if let end = wait(delay) { return stop(end) }
    if let event = schedule.illegalEvent(&engine), !refuses(event) { return false }
    let waited = engine.takesEventsWhilePending ? delayNow : Event.atRest
    guard let event = schedule.event(&engine, delay: waited) else { return stop(nil) }
    if let end = tryLegal(event) { return stop(end) }
    return true
  }

  /// Notes how the play ended.
  ///
  /// - Parameter outcome: Nil when nothing broke before the case was over.
  /// - Returns: False, for `step` to return.
  @usableFromInline
  mutating func stop(_ outcome: Outcome?) -> Bool {
    end = outcome.map { close($0) } ?? settle()
    return false
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
      return wait(after: error, of: event)
    }
  }

  /// Waits for what is under way if that is why an event was refused.
  ///
  /// - Returns: The outcome if the play ends here.
  @inlinable
  @inline(never)
  mutating func wait(after refusal: Refusal, of event: Event) -> Outcome? {
    activity.refusals &+= 1
    if refusal != .pending || isAtRest { return .faulty(Fault(.refusedLegal(refusal), event)) }
    return wait(Event.atRest)
  }

  @usableFromInline
  mutating func keep(_ event: Event) { tape.entries.append(Scenario.Entry(event)) }

  /// Tries an event that must be refused.
  ///
  /// - Returns: Whether it was; else the play has ended.
  @inlinable
  @inline(never)
  mutating func refuses(_ event: Event) -> Bool {
    do {
      try engine.begin(event, number: number &+ 1, &choiceSource)
      end = .faulty(Fault(.tookIllegal, event))
      return false
    } catch {
      activity.refusals &+= 1
      return true
    }
  }
}
