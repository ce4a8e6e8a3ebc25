import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneWorkers
import SceneGate

extension AppSession {
  /// Where this app's histories are kept.
  ///
  /// - Parameter folder: The folder unless an option names another one.
  func keeper(_ folder: String = CorpusStore.local) -> CorpusStore {
    CorpusStore(
      folder: arguments.text(.corpus) ?? folder, suite: player.usual.name, console: console)
  }

  /// The history that the user names, and the client whose workers play it.
  func history() throws(CommandError) -> (AppClient, AppSource) {
    let source = try AppSource(arguments, program)
    return (AppClient(try setup().0, isInterrupted: isInterrupted), source)
  }

  /// A question about a history, to be answered in the style of the console.
  func question(_ subject: String, _ source: AppSource) -> AppMessage {
    var message = AppMessage(subject, source)
    message.style = console.style
    return message
  }

  /// Asks about a history.
  func tell(
    _ subject: String, _ source: AppSource, _ client: AppClient
  ) throws(CommandError) -> (AppMessage, ProcessDeath?) {
    try client.tell(question(subject, source))
  }

  /// Writes that nothing fails in the history that the user names.
  func holds() -> ExitStatus {
    console.line("no law is violated in \(arguments.operands.first ?? "")")
    return .holds
  }

  /// Writes what was left out and what escaped.
  ///
  /// - Throws: `CommandError` where the engine contradicted itself.
  /// - Returns: Whether something broke.
  func remark(on told: AppMessage) throws(CommandError) -> ExitStatus {
    for omission in told.omissions { console.report("note: \(omission)\n") }
    console.report(AppResult.lines(ofEscapes: told.escapes))
    if let fault = told["fault"] { throw CommandError(Diagnostic(fault), .faulty) }
    return told.wanted == nil ? .holds : .violated
  }
}
