import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneWorkers
import SceneGate

extension AppDoor {
  /// Where this app's histories are kept.
  ///
  /// - Parameter folder: The folder unless an option names another one.
  func store(_ folder: String = CorpusStore.local) -> CorpusStore {
    CorpusStore(
      folder: arguments.text(.corpus) ?? folder, suite: player.usual.name, console: console)
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
