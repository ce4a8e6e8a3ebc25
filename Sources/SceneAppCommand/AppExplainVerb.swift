import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneWorkers
import SceneGate

/// `explain`: says what each event of a failing scenario is for.
enum AppExplainVerb {
  static let verb = AppVerb(
    "explain", operands: VerbWords.explain.operands, VerbWords.explain.summary,
    options: Option.appJudging + [.explanationFormat],
    note: LawNote.law, takesSettings: true,
    action: AppVerbAction { session throws(CommandError) in try explain(session) })

  private static func explain(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let format: TableFormat =
      try session.arguments.choice(.format, as: "a format") ?? .text
    let (client, source) = try session.history()
    let (told, death) = try session.tell("play", source, client)
    guard let wanted = told.wanted else {
      if format == .text { return session.holds() }
      session.console.write(FailureReport.nothing.document)
      return .holds
    }
    var message = session.question("report", source)
    message.end = death?.end
    message.wanted = wanted
    let operand = session.arguments.operands.first ?? ""
    message.add("format", format.rawValue)
    message.add("lanes", "whole")
    message.add("command", session.repeating(operand, client.setup))
    // Where the history itself ends the process, a change of it may end it as well.
    let answer = death == nil ? try client.tellExplained(message) : try client.tell(message).0
    session.console.write(answer.text)
    if death != nil {
      session.console.report(
        "note: what each event is for is not worked out where a history ends the app's process;"
          + " 'shrink' leaves out what is not needed\n")
    }
    if let count = answer.numbers("deaths").first {
      session.console.report(
        "note: \(count) of the changed histories ended the app's process; "
          + "each counts as failing in another way\n")
    }
    if answer["unexplained"] != nil {
      session.console.report(
        "note: the app's process ends at another place each time, so no event is said to be needed\n"
      )
    }
    return try session.remark(on: told)
  }
}
