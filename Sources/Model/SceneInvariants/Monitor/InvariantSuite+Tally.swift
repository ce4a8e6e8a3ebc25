import SceneLifecycle

extension InvariantSuite {
  /// The counts since the suite was created or last cleared, over all its cases.
  package var tally: Tally {
    let delivered = delivered.list
    return Tally(
      entries: invariants.indices.map { number in
        let plain = program.trials[number].kinds.reduce(0) { $0 &+ delivered[$1.place] }
        return Tally.ExerciseCount(
          id: invariants[number].id, kind: invariants[number].kind,
          exercised: plain &+ reached[number], violated: violated[number])
      })
  }

  /// Sets all counts to zero.
  package mutating func clearTally() {
    delivered = WordVector(KindWords())
    for index in invariants.indices {
      reached[index] = 0
      violated[index] = 0
    }
  }
}
