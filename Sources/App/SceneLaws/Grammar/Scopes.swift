import SceneLifecycle

/// For whom something happens: scenes by their slots, the app as a whole (`app`), or both.
struct Scopes: Hashable, Sequence {
  /// Stands for the app as a whole among the slots 0 … 63.
  static let app = 64

  private(set) var slots = SceneSet.none
  private(set) var hasApp = false

  var isEmpty: Bool { slots.isEmpty && !hasApp }
  var count: Int { slots.count + (hasApp ? 1 : 0) }

  func contains(_ scope: Int) -> Bool {
    scope == Self.app ? hasApp : slots.contains(scope)
  }

  mutating func insert(_ scope: Int) {
    if scope == Self.app { hasApp = true } else { slots.insert(scope) }
  }

  mutating func remove(slot: Int) { slots.remove(slot) }

  mutating func formUnion(_ other: Scopes) {
    slots |= other.slots
    if other.hasApp { hasApp = true }
  }

  /// Goes through the scenes by rising slot, then to the app.
  func makeIterator() -> ScopeIterator { ScopeIterator(rest: slots.makeIterator(), hasApp: hasApp) }

  struct ScopeIterator: IteratorProtocol {
    fileprivate var rest: SceneSet.Iterator
    fileprivate var hasApp: Bool

    mutating func next() -> Int? {
      if let slot = rest.next() { return slot }
      defer { hasApp = false }
      return hasApp ? Scopes.app : nil
    }
  }
}
