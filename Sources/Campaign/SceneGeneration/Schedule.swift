public import SceneLifecycle

/// The events of one case, drawn one at a time from what an engine accepts.
///
/// Inlinable, so that the loop of another module is compiled together with it.
@usableFromInline
package struct Schedule: Sendable {
  /// The decisions that were made about the case.
  package let plan: CasePlan

  /// The case ends when so many callbacks have been delivered.
  @usableFromInline package let callbacks: Int
  /// The case ends after so many events.
  @usableFromInline package let events: Int
  @usableFromInline let table: AliasTable
  @usableFromInline let chosen: EventSet
  @usableFromInline let allowed: EventSet
  @usableFromInline let overlap: UInt16
  @usableFromInline let longestDelay: Int
  @usableFromInline let sameSceneRate: UInt16
  @usableFromInline let illegalEventRate: UInt16
  @usableFromInline var stream: RandomStream
  @usableFromInline var own: RandomStream
  @usableFromInline let initiative: UInt16
  @usableFromInline var last = 0

  /// How often a kind is drawn again before the kinds are gone through one after the other.
  @usableFromInline static var patience: Int { 16 }

  /// - Parameters:
  ///   - plan: What was settled about the case.
  ///   - allowed: Kinds of the world's events that may be drawn.
  ///   - stream: Where the world's events come from.
  ///   - own: Where the app's own events come from, so that they do not shift the world's.
  init(_ plan: CasePlan, allowed: EventSet, _ stream: RandomStream, own: RandomStream) {
    self.plan = plan
    self.allowed = allowed
    self.stream = stream
    self.own = own
    initiative = [8_192, 16_384, 32_768][self.own.below(3)]
    overlap = plan.overlap
    longestDelay = plan.longestDelay
    sameSceneRate = plan.sameSceneRate
    illegalEventRate = plan.illegalEventRate
    callbacks = plan.callbacks
    events = plan.events
    table = AliasTable(weights: plan.weights)
    chosen = EventSet(of: EventKind.allCases.filter { plan.weights[$0.number] != 0 })
  }

  /// Draws after how many callbacks the next event arrives.
  @inlinable
  @inline(__always)
  package mutating func delay() -> UInt16 {
    if overlap == 0 || !stream.happens(overlap) { return Event.atRest }
    return UInt16(truncatingIfNeeded: stream.below(longestDelay &+ 1))
  }

  /// Draws an event that is legal now; nil when the engine accepts nothing.
  @inlinable
  @inline(__always)
  package mutating func event<E: DrawableEngine>(_ engine: inout E, delay: UInt16) -> Event? {
    let event = weightedEvent(&engine, delay)
    guard engine.hasContents, let event, !event.kind.isOfApp else { return event }
    // From the app's own stream: what is brought does not shift what happens.
    return engine.bringing(event, &own)
  }

  @inlinable
  mutating func weightedEvent<E: DrawableEngine>(_ engine: inout E, _ delay: UInt16) -> Event? {
    if engine.hasOwnEvents, let event = ownEvent(&engine, delay: delay) { return event }
    if table.isEmpty { return nil }
    let plausible = engine.plausible
    for _ in 0..<Self.patience {
      let number = table.draw(&stream)
      guard plausible.contains(number: number) else { continue }
      let kind = EventKind(number: number)
      let slots = engine.accepting(kind)
      if !slots.isEmpty { return event(kind, slots, delay) }
    }
    if let event = search(&engine, chosen & plausible, delay) { return event }
    return search(&engine, (allowed - chosen) & plausible, delay)
  }

  /// Draws something that the app does of its own accord; nil when it is the world's turn.
  @inlinable
  mutating func ownEvent<E: DrawableEngine>(_ engine: inout E, delay: UInt16) -> Event? {
    guard own.happens(initiative), var event = engine.ownEvent(&own) else { return nil }
    event.delay = delay
    return event
  }

  /// Draws an event that is illegal now; nil when none is due.
  @inlinable
  @inline(__always)
  package mutating func illegalEvent<E: DrawableEngine>(_ engine: inout E) -> Event? {
    if illegalEventRate == 0 || !stream.happens(illegalEventRate) { return nil }
    return illegalEvent(engine)
  }

  @inlinable
  @inline(never)
  mutating func illegalEvent<E: DrawableEngine>(_ engine: E) -> Event? {
    let kind = EventKind(number: stream.below(EventKind.worldCount))
    let slot = kind.takesScene ? stream.below(engine.scenes &+ 1) : 0
    if slot < engine.scenes {
      let slots = engine.accepting(kind)
      if slots.contains(slot) { return nil }
    }
    return Event(kind, scene: kind.takesScene ? slot : nil)
  }

  @inlinable
  mutating func event(_ kind: EventKind, _ slots: SceneSet, _ delay: UInt16) -> Event {
    guard kind.takesScene else { return Event(kind, delay: delay) }
    if sameSceneRate == 0 || !slots.contains(last) || !stream.happens(sameSceneRate) {
      last = slots.member(at: stream.below(slots.count))
    }
    return Event(kind, scene: last, delay: delay)
  }

  @inlinable
  @inline(never)
  mutating func search<E: DrawableEngine>(
    _ engine: inout E, _ kinds: EventSet, _ delay: UInt16
  ) -> Event? {
    var rest = kinds
    while !rest.isEmpty {
      let kind = rest.member(at: stream.below(rest.count))
      rest.remove(kind)
      let slots = engine.accepting(kind)
      if !slots.isEmpty { return event(kind, slots, delay) }
    }
    return nil
  }
}
