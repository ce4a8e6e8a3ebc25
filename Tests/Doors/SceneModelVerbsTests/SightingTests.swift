import SceneLifecycle
import SceneModelVerbs
import ScenePipeline
import SceneShrinking
import Testing

/// A history that shows something is made as short as it can be.
@Suite struct `A history that shows a sight` {
  private func shrunk(_ platform: String, _ scenes: Int, _ lines: String) throws -> Shrunk {
    let text = "scenefuzz 1\nplatform \(platform)\nscenes \(scenes)\n\n" + lines
    let scenario = try Scenario(parsing: text, file: "long")
    return Shrunk(
      scenario: scenario, eventsBefore: scenario.entries.count, trials: 0, minimality: .none)
  }

  @Test(
    arguments: [
      (.event(.suspend), "iphone-ios17", 1, "launch 1\nhome\nopen 1\nhome\nsuspend\n", 2),
      (
        .event(.backgroundTaskExpiry), "iphone-ios17", 1, "launch 1\nhome\nbackgroundTaskExpiry\n",
        2
      ),
      (.event(.reclaim), "ipad-ios17", 2, "launch 1\nopen 2\nhome\nreclaim 1\n", 2),
      (
        .choice(.blip), "iphone-ios17", 1,
        "launch 1\nhome\nopen 1\nnotificationCenter\n  blip = yes\n", 2
      ),
    ] as [(Sight, String, Int, String, Int)])
  func `is replaced by the shortest`(
    sight: Sight, platform: String, scenes: Int, lines: String, events: Int
  ) async throws {
    let long = try shrunk(platform, scenes, lines)
    #expect(sight.isShown(by: Fuzzer().play(long.scenario).scenario))
    let found = await Fuzzer().shortest(showing: sight, long, ProofBudget(memory: 2 << 20))
    #expect(found.scenario.entries.count == events, "\(found.scenario.text)")
    #expect(sight.isShown(by: Fuzzer().play(found.scenario).scenario))
    #expect(found.proof == .shortest, "\(found.certainty)")
    #expect(found.states > 0)
  }

  @Test func `is not called the shortest where the states are too many`() async throws {
    let long = try shrunk("ipad-ios17", 2, "launch 1\nopen 2\nhome\nopen 1\nhome\nsuspend\n")
    let found = await Fuzzer().shortest(
      showing: .event(.reboot), long, ProofBudget(memory: 4 << 10))
    #expect(found.proof == .none)
    #expect(found.scenario == long.scenario)
    #expect(!found.certainty.contains("shortest"))
  }
}
