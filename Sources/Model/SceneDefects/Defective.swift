import SceneEngine
package import SceneLifecycle

/// An engine with a planted defect: the events and the state are the engine's, the words are not.
///
/// Between the engine and the app stand at most two callbacks: one that waits and one that comes
/// next. One that waits for a scene object dies with it, and with the process. Nothing is allocated
/// per callback.
package struct Defective<Wrapped: Engine>: Engine {
  /// The engine that is played.
  package var wrapped: Wrapped
  /// The defect that is planted.
  package let defect: Defect
  /// How often the defect changed a delivery, over all cases since the engine was made.
  package private(set) var met: UInt64 = 0

  /// The callback that the defect waits for, if the exploration asks how many events that takes.
  ///
  /// Then it is part of the state whether the defect has shown.
  var reachability: FaultReachability?
  /// Whether the defect has changed a delivery since the device was started.
  var hasShown = false

  /// Whether the world is one in which the defect may show.
  let isHere: Bool

  /// The callback that is delivered later.
  var waiting: Callback?
  /// For how many more callbacks it waits.
  var turns = 0
  /// The callback that is delivered before anything else.
  var upNext: Callback?
  /// The callback that was delivered last.
  var last: Callback?
  var memory: DefectMemory
  /// Room for a word of each slot, so that none is made for each state that is written.
  var blocks: [PackedWord] = []

  /// Plants a defect in an engine.
  ///
  /// - Parameters:
  ///   - wrapped: The engine that is played.
  ///   - defect: What is wrong with it.
  ///   - platform: The world that the engine plays.
  package init(_ wrapped: Wrapped, _ defect: Defect, on platform: Platform) {
    self.wrapped = wrapped
    self.defect = defect
    memory = DefectMemory(for: defect.operation)
    isHere = defect.condition.family.map { $0 == platform.family } ?? true
  }

  /// Number of session slots of the engine inside.
  package var scenes: Int { wrapped.scenes }

  /// Starts the device anew; what the defect remembers is gone, too, but not how often it was met.
  package mutating func reset() {
    wrapped.reset()
    waiting = nil
    upNext = nil
    last = nil
    hasShown = false
    memory.reset()
  }

  /// The slots for which an event is legal: the defect does not change them.
  package func accepting(_ kind: EventKind) -> SceneSet { wrapped.accepting(kind) }

  /// Takes an event, and says at once what the defect says out of turn.
  ///
  /// - Parameters:
  ///   - event: What the world does.
  ///   - number: Number of the event in its scenario, from 1.
  ///   - choiceSource: Who answers where the engine is free.
  /// - Throws: `Refusal` when the engine inside refuses; then nothing has changed.
  package mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    try wrapped.begin(event, number: number, &choiceSource)
    guard case .injected(let kind, let cause) = defect.operation, event.kind == cause, upNext == nil
    else { return }
    guard isHere, var callback = last else { return }
    show()
    callback.kind = kind
    callback.cause = event.kind
    callback.event = number
    callback.payload = 0
    callback.detail = 0
    upNext = callback
  }

  /// Delivers the next callback as the defect has it.
  package mutating func next(
    _ choiceSource: inout ChoiceSource, into callback: inout Callback
  ) -> Bool {
    guard let next = following(&choiceSource) else { return false }
    callback = next
    return true
  }

  private mutating func following(_ choiceSource: inout ChoiceSource) -> Callback? {
    while true {
      if let callback = takeNext() { return callback }
      guard let callback = wrapped.next(&choiceSource) else { return takeLate() }
      if let delivered = hear(callback) { return delivered }
    }
  }

  /// Removes and returns the callback that is delivered before anything else.
  mutating func takeNext() -> Callback? {
    guard let callback = upNext else { return nil }
    upNext = nil
    return callback
  }

  /// Removes and returns the callback that is delivered when nothing else is pending.
  mutating func takeLate() -> Callback? {
    guard let callback = waiting, !waitsForKind else { return nil }
    waiting = nil
    return callback
  }

  /// Returns what is delivered instead of a callback of the engine inside; nil for nothing.
  mutating func hear(_ callback: Callback) -> Callback? {
    memory.note(callback)
    let delivered = replace(callback)
    if let delivered { last = delivered }
    return delivered
  }

  /// Whether what waits, waits for a kind of callback, however long that takes.
  var waitsForKind: Bool {
    switch defect.operation {
    case .postponed, .swapped: true
    default: false
    }
  }

  /// Returns what is delivered instead of a callback; nil for nothing.
  private mutating func replace(_ callback: Callback) -> Callback? {
    releaseWaiting(after: callback)
    guard isHere else { return callback }
    if case .lasting(let fault) = defect.operation {
      guard defect.condition.holds(at: callback) else { return callback }
      return count(memory.distort(callback, fault), instead: callback)
    }
    guard defect.kinds.contains(callback.kind), defect.condition.holds(at: callback),
      !defect.condition.needsDiscard || memory.hasDiscarded
    else { return callback }
    return apply(to: callback)
  }

  /// Counts deliveries that differ from those of the engine inside.
  private mutating func count(_ delivered: Callback, instead callback: Callback) -> Callback {
    if delivered != callback { show() }
    return delivered
  }

  private mutating func show() {
    met &+= 1
    hasShown = true
  }

  private mutating func apply(to callback: Callback) -> Callback? {
    switch defect.operation {
    case .altered(let alteration): return count(callback.altered(alteration), instead: callback)
    case .misaddressed: return count(memory.misaddress(callback), instead: callback)
    case .dropped:
      show()
      return nil
    case .late(let turns):
      self.turns = waiting == nil ? turns : self.turns
      return hold(callback)
    case .postponed, .swapped: return hold(callback)
    case .repeated: add(callback)
    case .followed(let kind): add(callback.replaced(by: kind))
    case .preceded(let kind):
      guard upNext == nil else { return callback }
      add(callback)
      return callback.replaced(by: kind)
    case .injected, .lasting: break
    }
    return callback
  }

  /// Delivers a callback later, unless another one waits already.
  private mutating func hold(_ callback: Callback) -> Callback? {
    if waiting != nil { return callback }
    show()
    waiting = callback
    return nil
  }

  /// Delivers a callback next, unless another one comes next already.
  private mutating func add(_ callback: Callback) {
    guard upNext == nil else { return }
    show()
    upNext = callback
  }

  /// Lets the waiting callback come next when its turn has come.
  ///
  /// A callback that was pending for a process when it ended is never delivered, nor one for a
  /// scene object when it went.
  private mutating func releaseWaiting(after callback: Callback) {
    if case .swapped(let kinds) = defect.operation, let held = waiting, upNext == nil,
      held.scene == callback.scene, kinds.contains(callback.kind)
    {
      upNext = held
      waiting = nil
    }
    if let held = waiting, held.isOfScene, !callback.connected.contains(Int(held.scene)) {
      waiting = nil
    }
    if callback.kind == .processEnded { waiting = nil }
    guard let held = waiting, upNext == nil else { return }
    switch defect.operation {
    case .swapped: return
    case .postponed(let kinds): if !kinds.contains(callback.kind) { return }
    default:
      turns -= 1
      if turns > 0 { return }
    }
    upNext = held
    waiting = nil
  }
}

extension Defective: Sendable where Wrapped: Sendable {}

extension Defective: FilteringEngine where Wrapped: FilteringEngine {
  /// Kinds of which an event may be legal: the defect does not change them.
  package var plausible: EventSet { wrapped.plausible }
}

extension Defective: FingerprintedEngine where Wrapped: FingerprintedEngine {
  /// The fingerprint of the engine inside and of the callback that is kept back.
  ///
  /// The rest of the defect's memory is left out.
  package var fingerprint: UInt64? {
    wrapped.fingerprint.map { inside in
      let kept = UInt64(waiting.map { $0.kind.rawValue } ?? 255)
      return RandomStream.mix(inside ^ (kept << 1 | (upNext == nil ? 0 : 1)))
    }
  }
}
