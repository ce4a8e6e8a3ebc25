import SceneFuzzing

/// A scenario that somebody asks about, and how it plays.
struct LoadedScenario {
  /// What is checked.
  let selection: Selection
  /// Where the scenario comes from.
  let source: Source
  /// What it does.
  let play: Play

  /// Reads what is asked for and plays it.
  init(_ arguments: Arguments) throws(CommandError) {
    selection = try Selection(arguments)
    source = try Source(arguments)
    play = source.play(selection.judgement)
  }

  /// Says what was left out; says so when nothing fails, too.
  ///
  /// - Returns: How the scenario fails; nil when it does not.
  func failure(_ console: Console) throws(CommandError) -> Signature? {
    try remark(console)
    if play.signature == nil { console.line("nothing that binds breaks in \(source.word)") }
    return play.signature
  }

  /// Says what was left out of the play, and stops at a fault.
  func remark(_ console: Console) throws(CommandError) {
    Self.list("illegal now and left out, event", play.tape.skipped, console)
    Self.list("a choice nobody asked for, after event", play.tape.unasked, console)
    if case .faulty(let fault) = play.outcome {
      throw CommandError(Diagnostic(fault.sentence), .faulty)
    }
  }

  private static func list(_ note: String, _ places: [Int], _ console: Console) {
    if places.isEmpty { return }
    console.report(Diagnostic.list("note: \(note)", places.map { "\($0 + 1)" }) + "\n")
  }
}
