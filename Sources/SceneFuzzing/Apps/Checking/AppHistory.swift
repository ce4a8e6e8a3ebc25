import SceneLifecycle

/// All that is seen of an app in a case, as one number.
///
/// What it is told, notes, asks for and stores; two plays with one number did the same.
struct AppHistory: Hashable, Sendable {
  private(set) var value: UInt64 = 0

  /// Adds a number.
  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  /// Adds a text.
  mutating func add(_ text: String) { add(FNV.hash(text)) }

  /// Adds a step: the callback, and what the app did in it.
  mutating func add(_ context: AppContext) {
    let callback = context.callback
    add(UInt64(callback.kind.rawValue) << 8 | UInt64(callback.scene))
    add(UInt64(callback.event) << 32 | UInt64(callback.detail))
    for observation in context.observations {
      add(observation.description)
      add(UInt64(observation.session?.identifier ?? 0))
    }
    for ask in context.asks { add(UInt64(ask.kind.rawValue) << 8 | UInt64(ask.slot ?? 255)) }
    for task in context.tasks { add(UInt64(task.id)) }
    if callback.kind == .processEnded { add(context.store) }
  }

  /// Adds what survives a process.
  mutating func add(_ store: Store) {
    for shelf in [store.defaults, store.files, store.keychain] {
      for entry in shelf.inventory {
        add(entry.key)
        add(entry.text)
        add(entry.isProtected ? 1 : 0)
      }
      add(UInt64(shelf.refusals))
    }
  }
}
