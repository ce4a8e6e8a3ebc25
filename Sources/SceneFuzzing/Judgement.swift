package import SceneEngine
package import SceneInvariants
package import SceneLifecycle

/// Which invariants are checked, and which of them fail a case.
package struct Judgement: Hashable, Sendable {
  /// Identifiers of the only invariants that are checked; empty for all that bind.
  package var only: [String] = []
  /// Identifiers of invariants that are not checked.
  package var skip: [String] = []
  /// Whether a soft invariant fails a case.
  package var softFails = false

  /// Creates a judgement.
  package init(only: [String] = [], skip: [String] = [], softFails: Bool = false) {
    self.only = only
    self.skip = skip
    self.softFails = softFails
  }

  /// The invariants that are checked, in the order of the catalogue.
  package var invariants: [Invariant] {
    let chosen =
      only.isEmpty ? Contract.binding : Contract.all.filter { only.contains($0.id) }
    return chosen.filter { !skip.contains($0.id) }
  }
}

/// The engine of UIKit judged by UIKit's contract.
package struct ContractRig: Rig {
  private let invariants: [Invariant]
  private let softFails: Bool

  /// Creates the rig.
  package init(_ judgement: Judgement) {
    invariants = judgement.invariants
    softFails = judgement.softFails
  }

  /// The tally in which nothing was put to the test.
  package var emptyTally: Tally { Tally() }

  /// Makes UIKit's engine; whether quirks are shown is for the oracle to say.
  package func subject(platform: Platform, scenes: Int, quirks: Bool) -> UIKitEngine {
    UIKitEngine(platform: platform, scenes: scenes)
  }

  /// Makes a monitor of the chosen invariants that apply to a platform.
  package func judge(platform: Platform) -> InvariantSuite {
    InvariantSuite(invariants, platform: platform, softFails: softFails)
  }

  /// Adds what a judge has counted since it was made.
  package func collect(_ judge: InvariantSuite, into tally: inout Tally) {
    tally.add(judge.tally)
  }

  /// Adds what was counted elsewhere.
  package func merge(_ other: Tally, into tally: inout Tally) { tally.add(other) }
}
