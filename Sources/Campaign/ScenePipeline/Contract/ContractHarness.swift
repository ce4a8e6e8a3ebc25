package import SceneEngine
package import SceneInvariants
package import SceneLifecycle

/// The engine of UIKit judged by UIKit's contract.
package struct ContractHarness: CampaignHarness, Sendable {
  /// Compiled here, where engine and monitor are known.
  package let loops = CaseLoops<UIKitEngine, InvariantSuite>()

  private let invariants: [Invariant]
  private let softFails: Bool
  private let compiled: [CompiledContract]

  /// The invariants compiled for one platform.
  private struct CompiledContract: Sendable {
    var platform: Platform
    var chosen: [String]
    var suite: InvariantSuite
  }

  /// Compiles the chosen invariants for the platforms that are known beforehand.
  ///
  /// - Parameters:
  ///   - judgement: Which invariants are checked, and which of them fail a case.
  ///   - platforms: Worlds for which the invariants are compiled now, and not for each case.
  package init(_ judgement: InvariantSelection, platforms: [Platform] = []) {
    let invariants = judgement.invariants
    let softFails = judgement.softFails
    self.invariants = invariants
    self.softFails = softFails
    var compiled: [CompiledContract] = []
    for platform in platforms {
      let chosen = invariants.filter { $0.applies(to: platform) }.map(\.id)
      // Most platforms keep the same invariants; what they compile to is large, and shared.
      let suite =
        compiled.first { $0.chosen == chosen }?.suite
        ?? InvariantSuite(invariants, platform: platform, softFails: softFails)
      compiled.append(CompiledContract(platform: platform, chosen: chosen, suite: suite))
    }
    self.compiled = compiled
  }

  /// Puts UIKit's engine and the invariants of its platform together.
  ///
  /// Whether quirks are shown is for the choice source to say.
  package func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: InvariantSuite?
  ) -> Player<UIKitEngine, InvariantSuite> {
    Player(UIKitEngine(platform: platform, scenes: scenes), judge ?? self.judge(platform: platform))
  }

  /// Makes a monitor of the chosen invariants that apply to a platform.
  package func judge(platform: Platform) -> InvariantSuite {
    compiled.first { $0.platform == platform }?.suite
      ?? InvariantSuite(invariants, platform: platform, softFails: softFails)
  }

  /// The tally in which nothing was put to the test.
  package var emptyTally: Tally { Tally() }

  /// Adds what a judge has counted since it was made.
  package func collect(_ judge: InvariantSuite, into tally: inout Tally) {
    tally.add(judge.tally)
  }

  /// Writes down which required situations were reached.
  package func watch(_ tally: Tally, into progress: inout Progress) {
    progress.reached = 0
    for (position, invariant) in Contract.required.enumerated()
    where (tally[invariant.id]?.exercised ?? 0) > 0 {
      progress.reached |= 1 << UInt64(position)
    }
  }
}

extension Tally: CaseTally {}
