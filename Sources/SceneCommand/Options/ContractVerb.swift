package import CommandKit
import SceneGate
import SceneInvariants

/// What a verb of the contract's command runs: it plays in this process and waits for its threads.
package struct ContractAction: Sendable {
  // In a struct: the compiler (6.3) fails at a closure with typed throws as a generic parameter.
  let run: @Sendable (VerbCall) async throws(CommandError) -> ExitStatus

  init(_ run: @escaping @Sendable (VerbCall) async throws(CommandError) -> ExitStatus) {
    self.run = run
  }
}

/// A verb of the contract's command.
package typealias ContractVerb = Verb<ContractAction>

extension Option {
  /// Options of verbs that judge one scenario.
  static let judging: [Option] = [
    onlyInvariants, .skip.saying("leave out these invariants").taking(invariants), .suite, .soft,
  ]
  /// The only invariants that are checked, where no events are drawn.
  static let onlyInvariants = only.saying("check only these invariants").taking(invariants)

  private static let invariants = Contract.all.map(\.id) + Contract.groups
}

/// What an identifier is, for the help of a verb.
enum IdentifierNote {
  static let invariant = "An ID is an invariant; see 'scenefuzz list --invariants'."
  static let defect = "An ID is a defect; see 'scenefuzz list --defects'."
  static let any = "An ID is an invariant, an event or a group of events; see 'scenefuzz list'."
}
