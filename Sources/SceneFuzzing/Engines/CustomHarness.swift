import SceneGeneration
import SceneLifecycle

/// One engine and one monitor, made elsewhere, with the loops that were compiled for them.
struct CustomHarness<E: Engine & Sendable, M: Monitor & Sendable>: Harness {
  let engine: E
  let monitor: M
  let playCase: EngineFuzzer<E, M>.CaseLoop
  let playPair: EngineFuzzer<E, M>.PairLoop

  var emptyTally: Int { 0 }

  func subject(platform: Platform, scenes: Int, quirks: Bool) -> E { engine }
  func judge(platform: Platform) -> M { monitor }
  func collect(_ judge: M, into tally: inout Int) {}
  func merge(_ other: Int, into tally: inout Int) {}

  func play(_ player: inout Player<E, M>, _ schedule: inout Schedule) -> Outcome {
    playCase(&player, &schedule)
  }

  /// The engine is the same in every world, and nothing is collected; but an object cannot be copied.
  var playsInTurns: Bool { !(E.self is AnyClass) && !(M.self is AnyClass) }

  func playInTurns(
    _ first: inout Player<E, M>, _ firstCase: inout Schedule,
    _ second: inout Player<E, M>, _ secondCase: inout Schedule
  ) -> (Outcome, Outcome) {
    playPair(&first, &firstCase, &second, &secondCase)
  }
}

extension CustomHarness: ExplorableHarness where E: ExplorableEngine, M: ExplorableMonitor {
  func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<E, M>] {
    [wholeView(on: platform, scenes: scenes)]
  }
}
