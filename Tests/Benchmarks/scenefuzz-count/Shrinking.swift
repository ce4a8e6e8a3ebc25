import SceneDefects
import SceneEngine
import SceneFuzzing
import ScenePipeline
import SceneGeneration
import SceneLifecycle
import SceneShrinking

/// A case with a planted defect that fails, shrunk again and again.
struct Shrinking {
  private let scenario: Scenario

  /// The case has more events, so that there is something to leave out.
  private static let events = 100

  init() {
    for defect in Defect.all {
      let generator = World.generator(callbacks: 1_000, defect: defect.id)
      let play = Fuzzer().play(generator.token(0))
      if play.signature != nil, play.scenario.entries.count > Self.events {
        scenario = play.scenario
        return
      }
    }
    preconditionFailure("some defect hides for a while")
  }

  /// Shrinks the case.
  ///
  /// - Returns: Plays that it took.
  func run(times: Int) -> Int {
    (0..<times).reduce(0) { plays, _ in plays + (Fuzzer().shrink(scenario)?.trials ?? 0) }
  }
}
