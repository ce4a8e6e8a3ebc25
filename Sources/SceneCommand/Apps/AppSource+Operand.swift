import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneGate
import SceneWorkers

extension AppSource {
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
    let bytes = try read(path, orElse: Self.fileOrToken)
    return try CommandError.reading { () throws(NotationError) in
      try Scenario(parsing: bytes, file: path)
    }
  }
}
