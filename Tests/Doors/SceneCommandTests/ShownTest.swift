import SceneFuzzing
import Testing

@Test func `payload.handled-once holds in a history that broke it`() throws {
  let scenario = try Scenario(
    parsing: Array(
      """
      scenefuzz 1
      platform ipad-ios26
      scenes 2
      violates payload.handled-once
      launch 1
      open 2 after 3
      openURL 1
      """.utf8), file: "payload.handled-once-38c60152.scene")
  let failure = SceneFuzz.play(scenario, sound)
  #expect(failure == nil, "\(failure?.report ?? "")")
}
