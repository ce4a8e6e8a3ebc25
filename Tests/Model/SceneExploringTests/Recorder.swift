import SceneLifecycle

/// Writes down which callbacks of some kinds follow each other, and what can be read inside them.
struct Recorder: ExplorableMonitor {
  /// Kinds that are watched.
  let kinds: CallbackSet
  /// The slot that is watched; nil for all.
  let slot: UInt8?
  /// Three callbacks in a row, as numbers.
  private(set) var runs: Set<[UInt64]> = []

  private var last: UInt64 = 0
  private var beforeLast: UInt64 = 0

  let violations: [Violation] = []
  let stateSize = StateSize(shared: 1, slot: 0)
  let causeClasses = EventKind.allCases.map { _ in EventKind.launch }

  init(_ kinds: CallbackSet, of slot: UInt8? = nil) {
    self.kinds = kinds
    self.slot = slot
  }

  mutating func reset() {
    last = 0
    beforeLast = 0
  }

  mutating func observe(_ callback: Callback) -> Bool {
    guard kinds.contains(callback.kind) else { return true }
    if callback.isOfScene && callback.scene != slot ?? callback.scene { return true }
    var pack = PackedWord()
    pack.add(true)
    pack.add(UInt64(callback.kind.rawValue), bits: 8)
    pack.add(UInt64(callback.activation.rawValue), bits: 3)
    pack.add(UInt64(callback.application.rawValue), bits: 2)
    pack.add(UInt64(callback.connected.count), bits: 2)
    // The callback of configuration makes a session open: who asks which are open has to see it.
    pack.add(kinds.contains(.configuration) ? UInt64(callback.open.count) : 0, bits: 2)
    pack.add(callback.kind == .keyWindow ? UInt64(callback.named.count) : 0, bits: 2)
    runs.insert([beforeLast, last, pack.word])
    beforeLast = last
    last = pack.word
    return true
  }

  mutating func finish() -> Bool { true }

  func save(to words: inout StateWords, naming names: LiveNames) {
    words[shared: 0] = beforeLast << 32 | last
  }

  mutating func restore(from words: StateWords, naming names: LiveNames) {
    last = words[shared: 0] & 0xFFFF_FFFF
    beforeLast = words[shared: 0] >> 32
  }
}
