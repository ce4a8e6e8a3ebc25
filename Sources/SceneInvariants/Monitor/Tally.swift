package import SceneLifecycle

/// How often invariants were put to the test and broken, over cases, platforms and workers.
package struct Tally: Hashable, Sendable {
  /// The count of one invariant.
  package struct Entry: Hashable, Sendable {
    /// Identifier of the invariant.
    package var id: String
    /// How binding it is.
    package var kind: InvariantKind
    /// How often it was put to the test; for a requirement, how often it was reached.
    package var exercised: UInt64
    /// How often it broke.
    package var violated: UInt64

    package init(id: String, kind: InvariantKind, exercised: UInt64, violated: UInt64) {
      self.id = id
      self.kind = kind
      self.exercised = exercised
      self.violated = violated
    }
  }

  /// One entry an invariant, in the order in which they were first met.
  package private(set) var entries: [Entry]

  package init(entries: [Entry] = []) { self.entries = entries }

  /// Returns the entry of an invariant; nil when it was not compiled in.
  package subscript(id: String) -> Entry? { entries.first { $0.id == id } }

  /// Adds the counts of another tally.
  ///
  /// - Complexity: O(invariants) when both have the same order, O(invariants²) at worst.
  package mutating func add(_ other: Tally) {
    for (hint, entry) in other.entries.enumerated() {
      let isThere = hint < entries.count && entries[hint].id == entry.id
      let index = isThere ? hint : entries.firstIndex { $0.id == entry.id }
      if let index {
        entries[index].exercised &+= entry.exercised
        entries[index].violated &+= entry.violated
      } else {
        entries.append(entry)
      }
    }
  }
}

/// A word for each kind of callback, by its place.
struct KindWords: BitwiseCopyable, Hashable, Sendable {
  private var first = SIMD64<UInt64>()
  private var second = SIMD64<UInt64>()
  private var rest = SIMD32<UInt64>()
}

extension InvariantSuite {
  /// The counts since the suite was created or last cleared, over all its cases.
  package var tally: Tally {
    let told = told.list
    return Tally(
      entries: invariants.indices.map { number in
        let plain = program.trials[number].kinds.reduce(0) { $0 &+ told[$1.place] }
        return Tally.Entry(
          id: invariants[number].id, kind: invariants[number].kind,
          exercised: plain &+ reached[number], violated: violated[number])
      })
  }

  /// Sets all counts to zero.
  package mutating func clearTally() {
    told = WordRow(KindWords())
    for index in invariants.indices {
      reached[index] = 0
      violated[index] = 0
    }
  }
}
