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
