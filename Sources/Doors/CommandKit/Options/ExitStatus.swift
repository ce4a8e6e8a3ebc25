/// The meaning of a command's exit status.
package enum ExitStatus: Int32, Codable, Hashable, Sendable, CaseIterable {
  /// Everything that was checked holds.
  case holds = 0
  /// An invariant or a law that fails the run was violated, or what a verb asks for is not so.
  case violated = 1
  /// The command was used wrongly, an input cannot be read, or an output cannot be written.
  case misused = 2
  /// Something required was not reached, a search ended too early, or an app's failure did not come
  /// back.
  case inconclusive = 3
  /// The tool itself is at fault.
  case faulty = 4
  /// There was nothing to run, or nothing was judged.
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

  /// The one of some statuses that is reported; that everything holds where there is none.
  package static func worst(_ statuses: [ExitStatus]) -> ExitStatus {
    statuses.max { $0.severity < $1.severity } ?? .holds
  }

  /// The meaning of the status, for the help text.
  package var meaning: String {
    switch self {
    case .holds: "everything that was checked holds"
    case .violated: "an invariant or a law that fails the run was violated"
    case .misused: "wrong use, unreadable input or an output that cannot be written"
    case .inconclusive: "not decided: something was not reached or did not come back"
    case .faulty: "the tool itself is at fault"
    case .nothing: "there was nothing to run or to judge"
    case .interrupted: "interrupted; what was found is written"
    }
  }
}
