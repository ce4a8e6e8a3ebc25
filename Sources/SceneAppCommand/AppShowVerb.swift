import ScenePipeline
import CommandKit
import SceneGeneration
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneWorkers
import SceneGate

/// `show`: draws a scenario as lanes, or writes its steps, or a Swift test of it.
enum AppShowVerb {
  static let verb = AppVerb(
    "show", operands: VerbWords.replay.operands,
    "Draws a scenario as lanes, or writes it as a Swift test.",
    options: [.swift, .steps, .lanesFormat] + PictureFiles.options + Option.appJudging,
    note: LawNote.law,
    action: AppVerbAction { session throws(CommandError) in try show(session) })

  private static func show(_ session: AppSession) throws(CommandError) -> ExitStatus {
    try PictureFiles.check(session.arguments, besides: [.swift, .steps, .format])
    let format: TableFormat = try session.arguments.choice(.format, as: "a format") ?? .text
    if format == .json, session.arguments.has(.swift) {
      throw session.arguments.excluding(.swift, .format)
    }
    if session.arguments.has(.steps), session.arguments.has(.swift) {
      throw session.arguments.excluding(.steps, .swift)
    }
    let (client, source) = try session.history()
    if PictureFiles.areAsked(session.arguments) { return try draw(source, client, session) }
    let isTest = session.arguments.has(.swift)
    let subject = isTest ? "play" : session.arguments.has(.steps) ? "steps" : "lanes"
    var question = session.question(subject, source)
    question.add("format", format.rawValue)
    let (told, _) = try client.tell(question)
    session.console.write(isTest ? try test(told, session) : told.text)
    _ = try session.remark(on: told)
    return .holds
  }

  /// Lets workers draw a history; one that breaks a law and is short is explained.
  private static func draw(
    _ source: AppSource, _ client: AppClient, _ session: AppSession
  ) throws(CommandError) -> ExitStatus {
    let (told, death) = try session.tell("play", source, client)
    let operand = session.arguments.operands.first ?? ""
    var facts = AppMessage("facts", source)
    facts.end = death?.end
    facts.wanted = told.wanted
    facts.add("command", session.repeating(operand, client.setup))
    switch source {
    case .scenario: facts.add("file", operand)
    case .token(let token):
      facts.add("of", token.text)
      facts.add("seed", token.seed.text)
    }
    let isShort = try told.scenario().entries.count <= Play.explainedEvents
    let isExplained = isShort && death == nil && told.wanted != nil
    try PictureFiles.write(session.arguments, session.console) { format throws(CommandError) in
      var message = facts
      message.lines[0] = MessageLine(key: format.rawValue, value: "")
      let drawn = isExplained ? try client.tellExplained(message) : try client.tell(message).0
      return try PictureFiles.checked(drawn.text)
    }
    _ = try session.remark(on: told)
    return .holds
  }

  /// A scenario as a Swift test that needs no file.
  private static func test(
    _ told: AppMessage, _ session: AppSession
  ) throws(CommandError) -> String {
    let scenario = try told.scenario()
    let name =
      told.wanted.map { "\($0.invariant) holds in a history that broke it" }
      ?? "The laws hold in history " + scenario.digest8
    let lines = told.text.split(separator: "\n").map { "      " + SwiftText.content(String($0)) }
    let test = SwiftText.identifier(session.player.usual.name) ?? "app"
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
