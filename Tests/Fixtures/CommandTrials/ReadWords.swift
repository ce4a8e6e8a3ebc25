import CommandKit
import Foundation
import SceneCommand
import SceneDefects
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import SceneModelVerbs
import SceneMutants
import SceneStarting

/// Reads words of the user as each verb does, and runs nothing.
enum ReadWords {
  /// Reads the words of a command line, the verb first.
  ///
  /// - Throws: `CommandError` that names what is wrong.
  static func check(_ words: [String], _ variables: [String: String] = [:]) throws(CommandError) {
    let environment = CommandEnvironment(variables: variables)
    switch try StartingCommand.program.interpret(words, environment, silent) {
    case .done: break
    case .run(_, let arguments): try check(arguments)
    }
  }

  private static let silent = Console(write: { _ in }, report: { _ in })

  /// Reads what a verb is asked for.
  private static func check(_ arguments: Arguments) throws(CommandError) {
    switch arguments.verb {
    case "run":
      let request = try RunRequest(arguments)
      if try Shard.read(arguments) != nil { try request.checkShared(arguments) }
    case "ci":
      let request = try GateRequest(arguments)
      if try Shard.read(arguments) != nil { try request.fresh.checkShared(arguments) }
    case "explore": _ = try ExploreRequest(arguments)
    case "defects": _ = try KillOrder(arguments)
    case "replay", "shrink", "explain", "show":
      _ = try Selection(arguments)
      if case .token(let token) = try arguments.fileOrToken(of: "scenefuzz") {
        _ = try outcome(token: token.text)
      }
    // What these find in files has readers of its own.
    case "conform", "corpus", "list", "merge-results", "why": break
    // InitTests read them: they are checked against a folder.
    case "init": break
    default:
      throw CommandError(Diagnostic("no words of '\(arguments.verb)' are read here"), .faulty)
    }
  }

  /// Reads variables of the environment, as `ci` does.
  static func check(variables lines: [String]) throws(CommandError) {
    var variables: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      variables[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    try check(["ci"], variables)
  }

  /// Reads a settings file and what it says for every verb that takes settings.
  static func check(settings bytes: [UInt8], _ name: String) throws(CommandError) {
    let program = StartingCommand.program
    let file = try CommandError.reading { () throws(NotationError) in
      try SettingsFile(parsing: bytes, file: name, setting: program.settable)
    }
    var settings = try Settings(CommandEnvironment(), setting: program.settable)
    settings.add(file.values)
    for verb in program.verbs
    where verb.takesSettings && ["run", "ci", "explore"].contains(verb.name) {
      var arguments = try verb.arguments([])
      arguments.fill(from: settings)
      try check(arguments)
    }
  }

  /// Reads a token, which has to read back.
  static func outcome(token text: String) throws(CommandError) -> ReaderKind.ReadOutcome {
    let token: Token
    do throws(GenerationError) {
      token = try Token(parsing: text)
    } catch {
      throw CommandError(error)
    }
    if let defect = token.shape.defect { try Defect.check(defect) }
    let again = try? Token(parsing: token.text)
    return again == token ? .read : .broken("'\(text)' reads back as \(token.text)")
  }

  /// Whether a message quotes a part of what was given, or names an option or a variable.
  static func names(_ diagnostic: Diagnostic, _ text: String) -> Bool {
    let message = ([diagnostic.error] + diagnostic.notes).joined(separator: "\n")
    if message.contains("'--") || message.contains(Settings.prefix) { return true }
    // By scalars: a quote and an accent behind it are one character.
    let quoted = message.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
      .dropFirst().dropLast().map { String($0) }
    let given = text.shown
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Between two quotes stands nothing where an empty word was given, or a quote.
    let mayBeEmpty = lines.contains("") || text.contains("'")
    return quoted.contains { piece in
      // A long word is cut.
      let start = piece.hasSuffix("…") ? String(piece.dropLast()) : piece
      return start.isEmpty ? mayBeEmpty : given.range(of: start, options: .literal) != nil
    }
  }
}
