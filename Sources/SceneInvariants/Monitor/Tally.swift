package import SceneLifecycle

/// How often invariants were put to the test and broken, over cases, platforms and workers.
package struct Tally: Hashable, Sendable {
  /// The count of one invariant.
  package struct ExerciseCount: Hashable, Sendable {
    /// Identifier of the invariant.
    package var id: String
    /// How binding it is.
    package var kind: InvariantKind
    /// How often it was put to the test; for a requirement, how often it was reached.
    package var exercised: UInt64
    /// How often it broke.
    package var violated: UInt64

    /// Creates the count of an invariant.
    package init(id: String, kind: InvariantKind, exercised: UInt64, violated: UInt64) {
      self.id = id
      self.kind = kind
      self.exercised = exercised
      self.violated = violated
    }
  }

  /// One entry an invariant, in the order in which they were first met.
  package private(set) var entries: [ExerciseCount]

  /// Creates an empty tally, or one with entries.
  package init(entries: [ExerciseCount] = []) { self.entries = entries }

  /// Returns the entry of an invariant; nil when it was not compiled in.
  package subscript(id: String) -> ExerciseCount? { entries.first { $0.id == id } }

  /// Adds the counts of another tally.
  ///
  /// - Complexity: O(invariants).
  package mutating func add(_ other: Tally) {
    var indices: [String: Int] = [:]
    for (hint, entry) in other.entries.enumerated() {
      let isThere = hint < entries.count && entries[hint].id == entry.id
      if !isThere && indices.isEmpty {
        for (index, entry) in entries.enumerated() { indices[entry.id] = index }
      }
      if let index = isThere ? hint : indices[entry.id] {
        entries[index].exercised &+= entry.exercised
        entries[index].violated &+= entry.violated
      } else {
        indices[entry.id] = entries.count
        entries.append(entry)
      }
    }
  }
}
