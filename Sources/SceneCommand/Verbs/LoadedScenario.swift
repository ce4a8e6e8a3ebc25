import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneGate

/// The scenario that a verb is about, and how it plays.
struct LoadedScenario {
  /// What is checked.
  let selection: Selection
  /// Where the scenario comes from.
  let source: ScenarioSource
  /// What it does.
  let play: Play

  /// Reads what is asked for and plays it.
  init(_ arguments: Arguments) throws(CommandError) {
    selection = try Selection(arguments)
    source = try ScenarioSource(arguments)
    play = source.play(selection.judgement)
  }

  /// Writes what was left out, and that nothing fails where that is so.
  ///
  /// - Returns: How the scenario fails; nil when it does not.
  func failure(_ console: Console) throws(CommandError) -> Signature? {
    try remark(console)
    if play.signature == nil { console.line("no hard invariant is violated in \(source.word)") }
    return play.signature
  }

  /// What was left out of the play, in sentences.
  var omissions: [String] {
    guard case .file(_, let scenario) = source else { return [] }
    return play.omissions(from: scenario)
  }

  /// Writes what was left out of the play, and stops at a fault.
  func remark(_ console: Console) throws(CommandError) {
    for omission in omissions { console.report("note: \(omission)\n") }
    if case .faulty(let fault) = play.outcome {
      throw CommandError(Diagnostic(fault.sentence), .faulty)
    }
  }
}
