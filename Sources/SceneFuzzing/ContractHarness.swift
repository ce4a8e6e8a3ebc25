package import SceneEngine
package import SceneInvariants
package import SceneLifecycle

/// The engine of UIKit judged by UIKit's contract.
package struct ContractHarness: Harness, Sendable {
  private let invariants: [Invariant]
  private let softFails: Bool
  private let compiled: [Compiled]

  /// The invariants compiled for one platform.
  private struct Compiled: Sendable {
    var platform: Platform
    var chosen: [String]
    var suite: InvariantSuite
  }

  /// Creates the harness.
  ///
  /// - Parameters:
  ///   - judgement: Which invariants are checked, and which of them fail a case.
  ///   - platforms: Worlds for which the invariants are compiled now, and not for each case.
  package init(_ judgement: InvariantSelection, platforms: [Platform] = []) {
    let invariants = judgement.invariants
    let softFails = judgement.softFails
    self.invariants = invariants
    self.softFails = softFails
    var compiled: [Compiled] = []
    for platform in platforms {
      let chosen = invariants.filter { $0.applies(to: platform) }.map(\.id)
      // Most platforms keep the same invariants; what they compile to is large, and shared.
      let suite =
        compiled.first { $0.chosen == chosen }?.suite
        ?? InvariantSuite(invariants, platform: platform, softFails: softFails)
      compiled.append(Compiled(platform: platform, chosen: chosen, suite: suite))
    }
    self.compiled = compiled
  }

  /// The tally in which nothing was put to the test.
  package var emptyTally: Tally { Tally() }

  /// Makes UIKit's engine; whether quirks are shown is for the choice source to say.
  package func subject(platform: Platform, scenes: Int, quirks: Bool) -> UIKitEngine {
    UIKitEngine(platform: platform, scenes: scenes)
  }

  /// Makes a monitor of the chosen invariants that apply to a platform.
  package func judge(platform: Platform) -> InvariantSuite {
    compiled.first { $0.platform == platform }?.suite
      ?? InvariantSuite(invariants, platform: platform, softFails: softFails)
  }

  /// Adds what a judge has counted since it was made.
  package func collect(_ judge: InvariantSuite, into tally: inout Tally) {
    tally.add(judge.tally)
  }

  /// Says which required situations were reached.
  package func watch(_ tally: Tally, into progress: inout Progress) {
    progress.reached = Self.reached(tally)
  }

  /// The required situations that were reached, a bit each.
  static func reached(_ tally: Tally) -> UInt64 {
    var reached: UInt64 = 0
    for (place, invariant) in Contract.required.enumerated()
    where (tally[invariant.id]?.exercised ?? 0) > 0 {
      reached |= 1 << UInt64(place)
    }
    return reached
  }

  /// Adds what was counted elsewhere.
  package func merge(_ other: Tally, into tally: inout Tally) { tally.add(other) }
}
