public import SceneGeneration
public import SceneLifecycle

/// The loops that play cases, compiled where the engine and the monitor are known.
///
/// Generic code of another module asks witness tables at every callback. So the harness that knows both
/// types makes the loops, and the pipeline pays one indirect call a case.
@usableFromInline
package struct CaseLoops<E: PlayableEngine, M: Monitor & SendableMetatype>: Sendable {
  /// Plays a generated case to its end.
  @usableFromInline
  package typealias Generated = @Sendable (inout Player<E, M>, inout Schedule) -> Outcome

  /// Plays a written scenario to its end.
  @usableFromInline
  package typealias Written = @Sendable (inout Player<E, M>, Scenario) -> Outcome

  /// Plays a written scenario in which one failure counts only.
  @usableFromInline
  package typealias Narrowed =
    @Sendable (inout Player<E, SingleFailureMonitor<M>>, Scenario) -> Outcome

  /// Plays a generated case to its end.
  package let generated: Generated
  /// Plays a written scenario to its end.
  package let written: Written
  /// Plays a written scenario in which one failure counts only.
  package let narrowed: Narrowed

  /// Makes the loops.
  @inlinable
  package init() {
    self.init(
      generated: { player, schedule in player.play(&schedule) },
      written: { player, scenario in player.play(scenario) },
      narrowed: { player, scenario in player.play(scenario) })
  }

  @usableFromInline
  init(generated: @escaping Generated, written: @escaping Written, narrowed: @escaping Narrowed) {
    self.generated = generated
    self.written = written
    self.narrowed = narrowed
  }
}
