import SceneFuzzing

/// A history of an app: a case, or a file's.
enum AppSource: Hashable, Sendable {
  case token(Token)
  case scenario(Scenario)

  /// Reads the one operand of a verb.
  init(_ arguments: Arguments, _ program: String) throws(CommandError) {
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      let verb = arguments.verb.rawValue
      throw CommandError(
        Diagnostic(
          "'\(verb)' needs one file or token", help: "write \(program) \(verb) FILE"))
    }
    guard Token.isToken(word) else {
      self = .scenario(try Disk.appScenario(word))
      return
    }
    do throws(GenerationError) {
      self = .token(try Token(parsing: word))
    } catch {
      throw CommandError(error)
    }
  }
}

extension Disk {
  /// Reads the history of an app; its laws are the app's, and no list knows them.
  static func appScenario(_ path: String) throws(CommandError) -> Scenario {
    let bytes = try read(path)
    do throws(NotationError) {
      return try Scenario(parsing: bytes, file: path)
    } catch {
      throw CommandError(error.diagnostic)
    }
  }
}
