package import SceneLifecycle

/// How often invariants were put to the test and broken, over cases, platforms and workers.
package struct Tally: Hashable, Codable, Sendable {
  /// The count of one invariant.
  package struct ExerciseCount: Hashable, Codable, Sendable {
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
  package private(set) var entries: [ExerciseCount]

  package init(entries: [ExerciseCount] = []) { self.entries = entries }

  /// Returns the entry of an invariant; nil when it was not compiled in.
  package subscript(id: String) -> ExerciseCount? { entries.first { $0.id == id } }

  /// Adds the counts of another tally.
  ///
  /// - Complexity: O(invariants) when those of both stand in the same order, O(invariants²) at worst.
  package mutating func add(_ other: Tally) {
    var next = 0
    for entry in other.entries {
      if let index = index(of: entry.id, from: next) {
        entries[index].exercised &+= entry.exercised
        entries[index].violated &+= entry.violated
        next = index + 1
      } else {
        entries.append(entry)
      }
    }
  }

  /// Where the count of an invariant stands, looked for from a place on and then from the beginning.
  private func index(of id: String, from start: Int) -> Int? {
    entries[start...].firstIndex { $0.id == id } ?? entries[..<start].firstIndex { $0.id == id }
  }
}
