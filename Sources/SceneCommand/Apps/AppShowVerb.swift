import ScenePipeline
import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneWorkers
import SceneGate

/// `show`: draws a scenario as lanes, or writes it as a Swift test.
enum AppShowVerb {
  static let verb = AppVerb(
    "show", operands: ReplayVerb.verb.operands,
    "Draws a scenario as lanes, or writes it as a Swift test.",
    options: [.swift] + Option.appJudging, note: IdentifierNote.law,
    action: AppVerbAction { session throws(CommandError) in try show(session) })

  private static func show(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let (client, source) = try session.history()
    let isTest = session.arguments.has(.swift)
    let (told, _) = try session.tell(isTest ? "play" : "lanes", source, client)
    session.console.write(isTest ? try test(told, session) : told.text)
    _ = try session.remark(on: told)
    return .holds
  }

  /// A scenario as a Swift test that needs no file.
  private static func test(
    _ told: AppMessage, _ session: AppSession
  ) throws(CommandError) -> String {
    let scenario = try told.scenario()
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
        let failure = SceneFuzz.play(scenario, \(session.player.usual.name))
        #expect(failure == nil, "\\(failure?.report ?? "")")
      }

      """
  }
}
