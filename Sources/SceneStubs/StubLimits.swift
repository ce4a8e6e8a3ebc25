/// How much is looked at and made.
package struct StubLimits: Hashable, Sendable {
  /// The most types that are drawn.
  package var mostTypes = 2_000
  /// The most rounds of checking.
  package var mostRounds = 12
  /// The most seconds of all rounds.
  package var mostSeconds = 150
  /// The most seconds of one round.
  package var mostSecondsOfRound = 60
  /// The most mistakes of one round that are looked at.
  package var mostMistakes = 2_000

  /// The usual limits.
  package init() {}
}
