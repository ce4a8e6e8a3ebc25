import SceneFuzzing

/// A history of an app: a case, or a file's.
enum AppSource: Hashable, Sendable {
  case token(Token)
  case scenario(Scenario)

  /// Reads the one operand of a verb.
  init(_ arguments: Arguments, _ program: String) throws(CommandError) {
    switch try arguments.fileOrToken(of: program) {
    case .file(let path): self = .scenario(try Disk.appScenario(path))
    case .token(let token): self = .token(token)
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
