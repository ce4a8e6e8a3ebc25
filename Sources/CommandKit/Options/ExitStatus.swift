/// What the exit status of a command says.
package enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Everything that was checked holds.
  case holds = 0
  /// An invariant that fails the run was violated.
  case violated = 1
  /// The command was used wrongly, or an input cannot be read.
  case misused = 2
  /// A required situation was not reached, or a failure did not come back.
  case inconclusive = 3
  /// The tool itself is at fault.
  case faulty = 4
  /// There was nothing to run.
  case nothing = 5
  /// The user interrupted the run; what was found until then is written.
  case interrupted = 130

  /// The weight of the status where several parts have one each: the greatest one is reported.
  package var severity: Int {
    let order: [ExitStatus] = [
      .holds, .nothing, .inconclusive, .misused, .violated, .faulty, .interrupted,
    ]
    return order.firstIndex(of: self) ?? order.count
  }

  /// What the status says, for the help text.
  package var meaning: String {
    switch self {
    case .holds: "everything that was checked holds"
    case .violated: "an invariant that fails the run was violated"
    case .misused: "wrong use, or an input that cannot be read"
    case .inconclusive: "a required situation was not reached"
    case .faulty: "the tool itself is at fault"
    case .nothing: "there was nothing to run"
    case .interrupted: "interrupted; what was found is written"
    }
  }
}
