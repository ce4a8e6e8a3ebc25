import CommandKit
import Dispatch
import Foundation
public import SceneFuzzing
import SceneLifecycle
import SceneGate
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
    let answer = CommandAnswer.AnswerDestination(environment.variables)
    let console = Console.standard()
    let interruption = watch(console)
    let file = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
    let name = file ?? test.name
    checkRoom(for: 16, console)
    let guardian = ExitGuard(status: ExitStatus.faulty.rawValue) {
      "error: the app's code has ended the command, which had not come to its end\n"
    }
    let player = Handover(AppPlayer(test))
    // An app's delegates are asked about themselves on the main actor.
    Task { @MainActor in
      let status = await run(
        player.taken(), as: name, words, console, environment: environment,
        isInterrupted: { interruption.isRequested })
      let ended = console.ended(status)
      guardian.end()
      answer?.give(ended)
      exit(ended.rawValue)
    }
    // A run loop would need descriptors of its own.
    dispatchMain()
  }

  /// Runs the command of an app with some words.
  nonisolated(nonsending)
    private static func run(
      _ player: AppPlayer, as name: String, _ words: [String], _ console: Console,
      environment: CommandEnvironment, isInterrupted: @escaping StopCheck
    ) async -> ExitStatus
  {
    // SwiftPM finds the program: no path that a shell searches has it.
    let invocation = "swift run " + name.shellWord
    var own = CommandProgram(
      name, "\(name) plays app life cycles to \(player.usual.name) and judges its laws.",
      AppDoor.verbs(invocation, laws: player.laws.map(\.id)))
    own.invocation = invocation
    own.settable = contract.settable
    own.otherVariables = contract.otherVariables
    return await own.run(words, environment, console) {
      AppDoor(
        player: player, program: invocation, call: VerbCall($0, console, isInterrupted))
    }
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
