import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting

/// `shrink`: makes a failing scenario as short as it gets.
enum ShrinkVerb<D: Door> {
  static var verb: DoorVerb<D> {
    DoorVerb<D>(
      "shrink",
      VerbWords(
        "FILE | TOKEN", "Makes a failing scenario as short as it gets.",
        examples: [VerbExample("shrink g4:any:7:12", "shrink a case and write it to a file")]),
      options: D.judging + [.corpus, .reportFormat], note: D.words.note, takesSettings: true
    ) { door throws(CommandError) in try await shrink(door) }
  }

  nonisolated(nonsending)
    private static func shrink(_ door: D) async throws(CommandError) -> ExitStatus
  {
    let format = try door.tableFormat()
    guard let history = try FailingHistory(door, format).history else { return .holds }
    door.console.write(try await history.shrunk(format))
    return door.isInterrupted() ? .interrupted : .violated
  }
}

/// The history that the user names, where it fails; that it does not is written.
struct FailingHistory<D: Door> {
  /// The history; nil where it does not fail.
  let history: D.History?

  init(_ door: D, _ format: TableFormat) throws(CommandError) {
    var played = try door.history()
    try played.play()
    try played.remark()
    guard played.signature == nil else {
      history = played
      return
    }
    history = nil
    if format == .json {
      door.console.write(FailureReport.nothing.document)
    } else {
      door.console.line("no \(D.words.judge) is violated in \(played.word)")
    }
  }
}
