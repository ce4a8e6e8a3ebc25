package import SceneLifecycle

/// Why a verb ends early, with the message and the exit status.
package struct CommandError: Error, Hashable, Sendable {
  /// The message that the user reads.
  package var diagnostic: Diagnostic
  /// The exit status.
  package var status: ExitStatus

  /// Creates an error; wrong use unless another status is given.
  package init(_ diagnostic: Diagnostic, _ status: ExitStatus = .misused) {
    self.diagnostic = diagnostic
    self.status = status
  }

  /// Runs a reader of a notation, and turns its error into one of the command.
  package static func reading<Value>(
    _ status: ExitStatus = .misused, _ read: () throws(NotationError) -> Value
  ) throws(CommandError) -> Value {
    do throws(NotationError) {
      return try read()
    } catch {
      throw CommandError(error.diagnostic, status)
    }
  }
}
