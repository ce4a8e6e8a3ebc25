import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle

/// `why`: says what a law asks of the app, and where it is declared.
enum AppWhyVerb {
  static let verb = AppVerb(
    "why", operands: "LAW", "Says what a law asks of the app, and where it is declared.",
    options: [.tableFormat.saying("write the answer as text or json")],
    examples: [
      VerbExample("why app.crashes", "a law of every app"),
      VerbExample("why payload.handled-once", "a ready-made law, and what the app notes for it"),
    ],
    action: AppVerbAction { session throws(CommandError) in try why(session) })

  private static func why(_ session: AppSession) throws(CommandError) -> ExitStatus {
    guard let word = session.arguments.operands.first, session.arguments.operands.count == 1 else {
      throw CommandError(
        Diagnostic("'why' needs one law", help: "'\(session.program) list' names them all"))
    }
    let format: TableFormat = try session.arguments.choice(.format, as: "a format") ?? .text
    let laws = session.player.laws
    let sources = SourceFinder(session.arguments.environment)
    let own = laws.first { $0.id == word }.map {
      LawAnswer($0, checkedBy: session.program, sources)
    }
    guard let answer = own ?? LawAnswer(word) else {
      throw CommandError(
        Diagnostic.unknown(
          word, isNot: "a law of '\(session.player.usual.name)'", of: laws.map(\.id),
          listedBy: "\(session.program) list"))
    }
    answer.write(format, session.console)
    return .holds
  }
}
