package import SceneLifecycle

/// An engine with a planted defect: the events and the state are the engine's, the words are not.
///
/// Between the engine and the app stand at most two callbacks: one that waits and one that comes
/// next. One that waits for a scene object dies with it, and with the process. Nothing is allocated
/// per callback.
package struct Defective<Wrapped: Engine>: Engine {
  /// The engine that is played.
  package var wrapped: Wrapped
  /// What is wrong with it.
  package let defect: Defect

  /// What is told later.
  var waiting: Callback?
  /// For how many more callbacks it waits.
  var turns = 0
  /// What is told before anything else.
  var upNext: Callback?
  /// What was told last.
  var last: Callback?
  var memory = Memory()

  /// Plants a defect in an engine.
  package init(_ wrapped: Wrapped, _ defect: Defect) {
    self.wrapped = wrapped
    self.defect = defect
  }

  /// Number of session slots of the engine inside.
  package var scenes: Int { wrapped.scenes }

  /// Starts the device anew; what the defect remembers is gone, too.
  package mutating func reset() {
    wrapped.reset()
    waiting = nil
    upNext = nil
    last = nil
    memory.reset()
  }

  /// The slots for which an event is legal: the defect does not change them.
  package func accepting(_ kind: EventKind) -> SceneSet { wrapped.accepting(kind) }

  /// Kinds of which an event may be legal: the defect does not change them.
  package var plausible: UInt64 { wrapped.plausible }

  /// The fingerprint of the engine inside and of the callback that is kept back.
  ///
  /// What else the defect remembers is left out.
  package var fingerprint: UInt64? {
    wrapped.fingerprint.map { inside in
      let kept = UInt64(waiting.map { $0.kind.rawValue } ?? 255)
      return RandomStream.mix(inside ^ (kept << 1 | (upNext == nil ? 0 : 1)))
    }
  }

  /// Takes an event, and says at once what the defect says out of turn.
  ///
  /// - Parameters:
  ///   - event: What the world does.
  ///   - number: Number of the event in its scenario, from 1.
  ///   - oracle: Who answers where the engine is free.
  /// - Throws: `Refusal` when the engine inside refuses; then nothing has changed.
  package mutating func begin(
    _ event: Event, number: UInt32, _ oracle: inout Oracle
  ) throws(Refusal) {
    try wrapped.begin(event, number: number, &oracle)
    guard case .uttered(let kind, let cause) = defect.operation, event.kind == cause, upNext == nil
    else { return }
    guard var callback = last else { return }
    callback.kind = kind
    callback.cause = event.kind
    callback.event = number
    callback.payload = 0
    callback.detail = 0
    upNext = callback
  }

  /// Tells the next callback as the defect has it; nil when nothing is owed.
  package mutating func next(_ oracle: inout Oracle) -> Callback? {
    while true {
      if let callback = takeNext() { return callback }
      guard let callback = wrapped.next(&oracle) else { return takeLate() }
      if let told = hear(callback) { return told }
    }
  }

  /// What is told before anything else.
  mutating func takeNext() -> Callback? {
    guard let callback = upNext else { return nil }
    upNext = nil
    return callback
  }

  /// What is told when nothing else is owed.
  mutating func takeLate() -> Callback? {
    guard let callback = waiting, !waitsForKind else { return nil }
    waiting = nil
    return callback
  }

  /// Returns what is told instead of a callback of the engine inside; nil for nothing.
  mutating func hear(_ callback: Callback) -> Callback? {
    memory.note(callback)
    let told = tell(callback)
    if let told { last = told }
    return told
  }

  /// Whether what waits, waits for a kind of callback, however long that takes.
  var waitsForKind: Bool {
    if case .postponed = defect.operation { return true }
    return false
  }

  /// Returns what is told instead of a callback; nil for nothing.
  private mutating func tell(_ callback: Callback) -> Callback? {
    releaseWaiting(after: callback)
    if case .lasting(let delusion) = defect.operation {
      return memory.distort(callback, delusion)
    }
    guard defect.kinds.contains(callback.kind), defect.condition.holds(at: callback) else {
      return callback
    }
    return apply(to: callback)
  }

  private mutating func apply(to callback: Callback) -> Callback? {
    switch defect.operation {
    case .dropped: return nil
    case .repeated: upNext = upNext ?? callback
    case .late(let turns):
      if waiting != nil { return callback }
      waiting = callback
      self.turns = turns
      return nil
    case .postponed:
      if waiting != nil { return callback }
      waiting = callback
      return nil
    case .misaddressed: return memory.misaddress(callback)
    case .altered(let alteration): return callback.altered(alteration)
    case .followed(let kind): upNext = upNext ?? callback.replaced(by: kind)
    case .preceded(let kind):
      if upNext == nil {
        upNext = callback
        return callback.replaced(by: kind)
      }
    case .uttered, .lasting: break
    }
    return callback
  }

  /// Lets the waiting callback come next when its turn has come.
  ///
  /// What a process still owed when it ended is never told, nor what a scene object still owed when
  /// it went.
  private mutating func releaseWaiting(after callback: Callback) {
    if let held = waiting, held.isOfScene, !callback.connected.contains(Int(held.scene)) {
      waiting = nil
    }
    if callback.kind == .processEnded { waiting = nil }
    guard let held = waiting, upNext == nil else { return }
    if case .postponed(let kinds) = defect.operation {
      guard kinds.contains(callback.kind) else { return }
    } else {
      turns -= 1
      guard turns <= 0 else { return }
    }
    upNext = held
    waiting = nil
  }
}

extension Defective: Sendable where Wrapped: Sendable {}
