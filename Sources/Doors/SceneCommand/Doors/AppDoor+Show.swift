import ScenePipeline
import CommandKit
import SceneGeneration
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneWorkers
import SceneGate

// What `show` has for apps alone: a history as a Swift test.

extension AppDoor {
  func showOther() throws(CommandError) -> ExitStatus? {
    guard arguments.has(.swift) else { return nil }
    if try tableFormat() == .json { throw arguments.excluding(.swift, .format) }
    var history = try history()
    try history.play()
    console.write(test(history.lastAnswer))
    try history.remark()
    return .holds
  }

  /// A scenario as a Swift test that needs no file.
  private func test(_ answer: HistoryAnswer) -> String {
    let scenario = answer.scenario
    let name =
      answer.signature.map { "\($0.invariant) holds in a history that broke it" }
      ?? "The laws hold in history " + scenario.digest8
    let lines = scenario.text.split(separator: "\n").map {
      "      " + SwiftText.content(String($0))
    }
    let test = SwiftText.identifier(player.usual.name) ?? "app"
    return """
      import SceneFuzzing
      import Testing

      @Test func \(SwiftText.sentence(name))() throws {
        let scenario = try Scenario(
          parsing: Array(
            \"""
      \(lines.joined(separator: "\n"))
            \""".utf8), file: \(SwiftText.literal(scenario.fileName)))
        let failure = SceneFuzz.play(scenario, \(test))
        #expect(failure == nil, "\\(failure?.report ?? "")")
      }

      """
  }
}
