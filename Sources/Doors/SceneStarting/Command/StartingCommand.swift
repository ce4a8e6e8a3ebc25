package import CommandKit
import SceneCommand
package import SceneLifecycle
package import SceneLowering

/// The whole command `scenefuzz`: the verbs of the contract, and `init`.
public enum StartingCommand {
  /// Runs the command with the arguments of the process and ends the process.
  public static func main() -> Never { FuzzCommand.main(adding: [InitVerb.verb()]) }

  /// The verbs as they are described, and what they share with other commands.
  package static let program = FuzzCommand.program(adding: [InitVerb.verb()])

  /// Runs the command with some words.
  ///
  /// - Parameters:
  ///   - words: The verb and what stands behind it.
  ///   - console: Where text goes.
  ///   - environment: Variables and a folder that may set options, too; none by default.
  ///   - frontend: The runner of the compiler; nil for that of this machine.
  ///   - cases: What builds a package and plays its first case; nil for SwiftPM and the package's command.
  ///   - isInterrupted: Asked now and then, on any thread; true ends the work cleanly.
  /// - Returns: The exit status of the process.
  package static func run(
    _ words: [String], _ console: Console, environment: CommandEnvironment = CommandEnvironment(),
    frontend: (any SwiftFrontend)? = nil, cases: (any CasePlaying)? = nil,
    isInterrupted: @escaping StopCheck = { false }
  ) async -> ExitStatus {
    await FuzzCommand.run(
      words, console, adding: [InitVerb.verb(.init(frontend: frontend, cases: cases))],
      environment: environment,
      isInterrupted: isInterrupted)
  }
}
