public import SceneGeneration
import SceneLifecycle

extension Player {
  /// Plays two generated cases in turns, an event each, from their beginnings.
  ///
  /// What an event does hangs on what the last one has left, so a single case keeps the processor
  /// waiting; it fills the time with the other case. Each case is played as if it were alone.
  ///
  /// - Returns: How the first and the second case ended.
  @inlinable
  package static func playInTurns(
    _ first: inout Player, _ firstCase: inout Schedule,
    _ second: inout Player, _ secondCase: inout Schedule
  ) -> (Outcome, Outcome) {
    first.reset()
    second.reset()
    while first.step(&firstCase) && second.step(&secondCase) {}
    return (first.finish(&firstCase), second.finish(&secondCase))
  }

  /// How the case ended; it is played on to its end if it has not.
  @inlinable
  @inline(never)
  mutating func finish(_ schedule: inout Schedule) -> Outcome { end ?? goOn(&schedule) }
}
