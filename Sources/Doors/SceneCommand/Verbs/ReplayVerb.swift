import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle

/// `replay`: plays a scenario again and writes every callback.
enum ReplayVerb<D: Door> {
  static var verb: DoorVerb<D> {
    DoorVerb<D>(
      "replay",
      VerbWords(
        "FILE | TOKEN | -", "Plays a scenario again and shows every callback.",
        examples: [
          VerbExample("replay \(D.words.sample)", "show every callback"),
          VerbExample("replay g4:any:7:12 --format jsonl", "case 12 of seed 7 for another tool"),
        ]),
      options: D.judging + [.playFormat, .lenient], note: D.words.note, takesSettings: true
    ) { door throws(CommandError) in try replay(door) }
  }

  private static func replay(_ door: D) throws(CommandError) -> ExitStatus {
    let format: PlayFormat = try door.arguments.choice(.format, as: "a format") ?? .text
    let form = format == .jsonl ? HistoryForm.lines : .trace
    var history = try door.history()
    try history.write(form)
    if format == .text, history.signature != nil { try history.writeReason() }
    let status = try history.conclude(form)
    if format == .text, let violated = history.violated, history.signature == nil {
      door.console.line()
      door.console.line("\(violated) holds, though the file says that it is violated")
    }
    // What is not all of the scenario shows nothing by holding.
    let isWhole = history.omissions.isEmpty || door.arguments.has(.lenient)
    return status == .holds && !isWhole ? .inconclusive : status
  }
}
