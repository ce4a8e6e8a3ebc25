package import CommandKit
package import SceneFuzzing
import SceneLifecycle

/// The command of an app: the verbs of the contract's command for the app's own object and laws.
package struct AppCommand {
  private let player: AppPlayer
  /// Where text goes.
  package let console: Console
  private let isInterrupted: @Sendable () -> Bool
  private var program: CommandProgram<AppVerbAction>

  /// Creates the command of an app.
  ///
  /// - Parameters:
  ///   - player: The app with its laws.
  ///   - program: The name of the executable.
  ///   - console: Where text goes.
  ///   - isInterrupted: Asked now and then, on any thread; true ends the work cleanly.
  package init(
    _ player: AppPlayer, program: String, _ console: Console,
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.player = player
    self.console = console
    self.isInterrupted = isInterrupted
    // SwiftPM finds the program: no path that a shell searches has it.
    let invocation = "swift run " + program.shellWord
    self.program = CommandProgram(
      program, "\(program) plays app life cycles to \(player.usual.name) and judges its laws.",
      AppVerbs.all(invocation, laws: player.laws.map(\.id)))
    self.program.invocation = invocation
  }

  /// Runs the command with some words.
  ///
  /// - Parameters:
  ///   - words: The verb and what stands behind it.
  ///   - environment: Variables and a folder that may set options, too.
  ///   - contract: The contract's command, whose options the settings file may set as well.
  /// - Returns: The exit status of the process.
  package func run<Action>(
    _ words: [String], _ environment: CommandEnvironment, beside contract: CommandProgram<Action>
  ) -> ExitStatus {
    var program = program
    program.settable = contract.settable
    program.otherVariables = contract.otherVariables
    do throws(CommandError) {
      switch try program.interpret(words, environment, console) {
      case .done(let status): return status
      case .run(let action, let arguments):
        let call = VerbCall(arguments, console, isInterrupted)
        return run(action, AppSession(player: player, program: program.invocation, call: call))
      }
    } catch {
      console.report(error.diagnostic.description + "\n")
      return error.status
    }
  }

  private func run(_ action: AppVerbAction, _ session: AppSession) -> ExitStatus {
    do throws(CommandError) {
      return try action.run(session)
    } catch {
      session.console.report(error.diagnostic.description + "\n")
      return error.status
    }
  }
}
