import SceneHosting
import SceneTesting
import TestSupport
import Testing

@testable import Radio
@testable import radio_fuzz

/// The app of the command `radio-fuzz` in unit tests, as its team writes them.
@MainActor
@Suite struct RadioTests {
  @Test func `Every law holds`() throws {
    let result = try SceneFuzz.expect(radio)
    #expect(result.cases == 300)
  }

  @Test(arguments: SceneFuzz.scenarios(of: "radio"))
  func `What was mended stays mended`(kept: KeptScenario) throws {
    try SceneFuzz.replay(kept, radio)
  }

  @Test(arguments: zip(SceneFuzz.scenarios(of: "radio"), [RadioBug.link, .save]))
  func `A kept history breaks its law where the bug is back`(
    kept: KeptScenario, bug: RadioBug
  ) throws {
    Radio.bug = bug
    defer { Radio.bug = nil }
    let failure = try #require(throws: AppFailure.self) { try SceneFuzz.replay(kept, radio) }
    #expect(kept.description.hasPrefix(failure.law), "\(kept)")
  }
}
