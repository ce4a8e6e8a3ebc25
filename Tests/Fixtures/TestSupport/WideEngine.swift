package import SceneLifecycle

/// An engine that takes events whose numbers lie beyond the first word of a set.
///
/// The kinds that only an app has stand in for kinds that the world does not have yet: `tick` brings
/// the engine up by one, up to three, and `work` brings it down to nothing.
package struct WideEngine: ExplorableEngine {
  /// The events that the engine knows.
  package static let kinds: EventSet = [.tick, .work]

  private var level: UInt64 = 0
  private var pending: Callback?

  /// Creates an engine at level 0.
  package init() {}

  package var scenes: Int { 1 }
  package var plausible: EventSet { Self.kinds }
  package var stateSize: StateSize { StateSize(shared: 1, slot: 0) }
  package var isAtRest: Bool { pending == nil }

  package mutating func reset() { self = WideEngine() }

  package func accepting(_ kind: EventKind) -> SceneSet {
    switch kind {
    case .tick: level < 3 ? SceneSet(0) : .none
    case .work: level > 0 ? SceneSet(0) : .none
    default: .none
    }
  }

  package mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    guard isAtRest else { throw .pending }
    guard !accepting(event.kind).isEmpty else { throw .wrongState }
    level = event.kind == .tick ? level + 1 : 0
    pending = Callback(kind: .fetch, cause: event.kind, event: number)
  }

  package mutating func next(
    _ choiceSource: inout ChoiceSource, into callback: inout Callback
  ) -> Bool {
    guard let pending else { return false }
    callback = pending
    self.pending = nil
    return true
  }

  /// Writes the level, and the cause of what is pending.
  package func save(to words: inout StateWords, naming names: inout LiveNames) {
    var pack = PackedWord()
    pack.add(level, bits: 2)
    pack.add(pending != nil)
    pack.add(UInt64(pending?.cause.rawValue ?? 0), bits: EventKind.bitWidth)
    words[shared: 0] = pack.word
  }

  /// Goes to a state that was written before.
  package mutating func restore(from words: StateWords, naming names: inout LiveNames) {
    var pack = PackedWord(words[shared: 0])
    level = pack.take(2)
    let isPending = pack.takeBit()
    let cause = EventKind(number: Int(pack.take(EventKind.bitWidth)))
    pending = isPending ? Callback(kind: .fetch, cause: cause, event: 1) : nil
  }
}
