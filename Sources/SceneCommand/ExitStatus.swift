package import SceneFuzzing

/// What the command's exit status says.
package enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Everything that was checked holds.
  case holds = 0
  /// Something that binds was violated.
  case violated = 1
  /// The command was used wrongly, or an input cannot be read.
  case misused = 2
  /// A required situation was not reached.
  case inconclusive = 3
  /// The tool itself is at fault.
  case faulty = 4
  /// There was nothing to run.
  case nothing = 5
  /// Somebody interrupted; what was found is written.
  case interrupted = 130

  /// How much the status counts where several parts have one each: the greatest is told.
  var severity: Int {
    let order: [ExitStatus] = [
      .holds, .nothing, .inconclusive, .misused, .violated, .faulty, .interrupted,
    ]
    return order.firstIndex(of: self) ?? order.count
  }

  /// What the status says, for the help text.
  package var meaning: String {
    switch self {
    case .holds: "everything that was checked holds"
    case .violated: "something that binds was violated"
    case .misused: "wrong use, or an input that cannot be read"
    case .inconclusive: "a required situation was not reached"
    case .faulty: "the tool itself is at fault"
    case .nothing: "there was nothing to run"
    case .interrupted: "interrupted; what was found is written"
    }
  }
}

/// Why a verb ends early, with the message and the exit status.
package struct CommandError: Error, Hashable, Sendable {
  /// What the user reads.
  package var diagnostic: Diagnostic
  /// The exit status.
  package var status: ExitStatus

  /// Creates an error; wrong use unless said otherwise.
  package init(_ diagnostic: Diagnostic, _ status: ExitStatus = .misused) {
    self.diagnostic = diagnostic
    self.status = status
  }

  init(_ error: GenerationError) {
    self.init(Diagnostic(error.message, help: error.help))
  }
}
