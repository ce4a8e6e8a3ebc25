import SceneFuzzing

extension AppCommand {
  /// A scenario as a Swift test that needs no file.
  func test(_ told: AppMessage) throws(CommandError) -> String {
    let scenario = try scenario(told)
    let name = told.wanted.map { "\($0.invariant) holds in a history that broke it" }
    let lines = told.text.split(separator: "\n").map { "      \($0)" }
    return """
      import SceneFuzzing
      import Testing

      @Test func `\(name ?? "The laws hold in history " + scenario.digest8)`() throws {
        let scenario = try Scenario(
          parsing: Array(
            \"""
      \(lines.joined(separator: "\n"))
            \""".utf8), file: "\(scenario.fileName)")
        let failure = SceneFuzz.play(scenario, \(player.usual.name))
        #expect(failure == nil, "\\(failure?.report ?? "")")
      }

      """
  }
}
