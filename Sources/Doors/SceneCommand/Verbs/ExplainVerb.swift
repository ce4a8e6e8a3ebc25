import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle

/// `explain`: says what each event of a failing scenario is for.
enum ExplainVerb<D: Door> {
  static var verb: DoorVerb<D> {
    DoorVerb<D>(
      "explain",
      VerbWords(
        "FILE | TOKEN",
        "Says what each event of a failing scenario is for, and what would pass.",
        examples: [
          VerbExample("explain bug.scene", "what each event is for, and what would pass")
        ]),
      options: D.judging + [.explanationFormat], note: D.words.note, takesSettings: true
    ) { door throws(CommandError) in try await explain(door) }
  }

  nonisolated(nonsending)
    private static func explain(_ door: D) async throws(CommandError) -> ExitStatus
  {
    let format = try door.tableFormat()
    guard let history = try FailingHistory(door, format).history else { return .holds }
    try await history.explain(format)
    return door.isInterrupted() ? .interrupted : .violated
  }
}
