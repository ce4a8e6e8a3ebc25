/// How much is looked at and made.
package struct StubLimits: Hashable, Sendable {
  /// The most types that are drawn.
  package var mostTypes = 2_000
  /// The most rounds of checking.
  package var mostRounds = 12
  /// The most seconds of processor time of all rounds.
  package var mostSeconds = 150
  /// The most seconds of processor time of one check.
  package var mostSecondsOfRound = 60
  /// The most mistakes of one round that are looked at.
  package var mostMistakes = 2_000

  /// The usual limits.
  package init() {}

  /// Those of a program of SwiftUI's, of which all that is shown stays real.
  package static var ofPrograms: StubLimits {
    var limits = StubLimits()
    limits.mostRounds = 24
    limits.mostSeconds = 480
    limits.mostSecondsOfRound = 180
    return limits
  }

  /// The limits with another time, of which a check gets as large a part.
  ///
  /// - Parameter seconds: The most seconds of processor time of all rounds.
  package func within(seconds: Int) -> StubLimits {
    var limits = self
    limits.mostSeconds = seconds
    limits.mostSecondsOfRound = max(1, mostSecondsOfRound * seconds / max(1, mostSeconds))
    return limits
  }
}
