public import SceneGeneration
public import SceneLifecycle

/// The loops that play cases, compiled where the engine and the monitor are known.
///
/// Generic code of another module asks witness tables at every callback. So the harness that
/// knows both types
/// makes the loops, and the pipeline pays one indirect call a case.
@usableFromInline
package struct CaseLoops<E: PlayableEngine, M: Monitor & SendableMetatype>: Sendable {
  /// Plays a generated case to its end.
  @usableFromInline
  package typealias Generated = @Sendable (inout Player<E, M>, inout Schedule) -> Outcome

  /// Plays two generated cases to their ends, an event each in turn.
  @usableFromInline
  package typealias Paired =
    @Sendable (
      inout Player<E, M>, inout Schedule, inout Player<E, M>, inout Schedule
    ) -> (Outcome, Outcome)

  /// Plays a written scenario to its end.
  @usableFromInline
  package typealias Written = @Sendable (inout Player<E, M>, Scenario) -> Outcome

  /// Plays a written scenario in which one failure counts only.
  @usableFromInline
  package typealias Narrowed =
    @Sendable (inout Player<E, SingleFailureMonitor<M>>, Scenario) -> Outcome

  /// Plays a generated case to its end.
  package let generated: Generated
  /// Plays two generated cases in turns; nil where they are played one after the other.
  package let paired: Paired?
  /// Plays a written scenario to its end.
  package let written: Written
  /// Plays a written scenario in which one failure counts only.
  package let narrowed: Narrowed

  /// Makes the loops.
  ///
  /// - Parameter inTurns: Whether two generated cases are played in turns, because the second costs
  ///   little time then; only where engine and monitor are the same in every world, no object is part
  ///   of them, and nothing is noted of a case.
  @inlinable
  package init(inTurns: Bool = false) {
    let paired: Paired = { first, firstCase, second, secondCase in
      Player.playInTurns(&first, &firstCase, &second, &secondCase)
    }
    self.init(
      generated: { player, schedule in player.play(&schedule) }, paired: inTurns ? paired : nil,
      written: { player, scenario in player.play(scenario) },
      narrowed: { player, scenario in player.play(scenario) })
  }

  @usableFromInline
  init(
    generated: @escaping Generated, paired: Paired?, written: @escaping Written,
    narrowed: @escaping Narrowed
  ) {
    self.generated = generated
    self.paired = paired
    self.written = written
    self.narrowed = narrowed
  }
}
