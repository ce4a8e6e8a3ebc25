package import CommandKit
import SceneFuzzing
package import SceneLifecycle
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
    try appScenario(try read(path, orElse: Self.fileOrToken), path)
  }

  /// Reads the history of an app in the bytes of a file.
  package static func appScenario(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandError) -> Scenario {
    try CommandError.reading { () throws(NotationError) in
      try Scenario(parsing: bytes, file: path)
    }
  }
}
