import CommandKit
import Foundation
public import SceneFuzzing
import SceneLifecycle
import SceneAppCommand
import SceneWorkers

extension FuzzCommand {
  /// Runs the command of an app with the arguments of the process and ends the process.
  ///
  /// The app is played by worker processes, which are this executable once more: a crash or an
  /// endless loop is a failure like any other and ends no campaign.
  ///
  /// - Parameter test: The app, its actions and its laws.
  public static func main<App: SceneApp>(checking test: AppTest<App>) -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == AppSetup.verb { serve(test, words) }
    let environment = CommandEnvironment.process()
    let answer = CommandAnswer.AnswerPlace(environment.variables)
    let interruption = watch(.standard())
    let program = CommandLine.arguments.first.map {
      URL(fileURLWithPath: $0).lastPathComponent
    }
    let command = AppCommand(
      AppPlayer(test), program: program ?? test.name, .standard(),
      isInterrupted: { interruption.isRequested })
    checkRoom(for: 16, command.console)
    let guardian = ExitGuard(status: ExitStatus.faulty.rawValue) {
      "error: the app's code has ended the command, which had not come to its end\n"
    }
    let status = command.console.ended(command.run(words, environment, beside: self.program))
    guardian.end()
    answer?.give(status)
    exit(status.rawValue)
  }

  /// Answers the questions of the process that started this one.
  private static func serve<App: SceneApp>(_ test: AppTest<App>, _ words: [String]) -> Never {
    var test = test
    let laws = words.dropFirst(3)
    if !laws.isEmpty { test.laws = test.laws.filter { laws.contains($0.id) } }
    if words.dropFirst(2).first == AppSetup.redacted { test.redacts = true }
    do {
      let memory = words.dropFirst().first.flatMap { UInt64($0) } ?? AppSetup().memory
      try AppService(AppPlayer(test), memory: memory).serve()
    } catch {
      Console.standard().report(error.diagnostic.description + "\n")
      exit(error.status.rawValue)
    }
  }
}
