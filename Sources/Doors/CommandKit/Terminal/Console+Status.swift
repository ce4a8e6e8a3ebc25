import SceneLifecycle

extension Console {
  /// Runs a part of the work that takes nothing from the rest when it fails; its error is reported.
  package func status(of work: () throws(CommandError) -> Void) -> ExitStatus {
    do throws(CommandError) {
      try work()
      return .holds
    } catch {
      report(error.diagnostic.description + "\n")
      return error.status
    }
  }
}
