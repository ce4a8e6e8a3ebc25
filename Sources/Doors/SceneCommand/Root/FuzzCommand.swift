package import CommandKit
import Dispatch
import Foundation
import SceneFuzzing
package import SceneLifecycle
import SceneGate

/// The `scenefuzz` command, as a library: an app's own command is one call of it.
public enum FuzzCommand {
  /// Runs the contract's command with the arguments of the process and ends the process.
  public static func main() -> Never { main(adding: []) }

  /// Runs the contract's command with more verbs, and ends the process.
  package static func main(adding verbs: [AddedVerb]) -> Never {
    let console = Console.standard()
    // Before any other thread: the system's own trap where they may open no descriptor.
    checkRoom(for: 8, console)
    let interruption = watch(console)
    let words = Array(CommandLine.arguments.dropFirst())
    Task.detached {
      let status = await run(
        words, console, adding: verbs, environment: .process(),
        isInterrupted: { interruption.isRequested })
      exit(console.ended(status).rawValue)
    }
    dispatchMain()
  }

  /// The variable that says how long the work may take to end after a signal.
  private static let graceVariable = "SCENEFUZZ_GRACE"

  /// Watches for signals with the grace that a variable gives, and ends the process if it gives none.
  static func watch(_ console: Console) -> Interruption {
    let name = graceVariable
    guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else {
      return Interruption()
    }
    do throws(CommandError) {
      return Interruption(grace: try Duration(argument: text))
    } catch {
      console.report(Origin.variable(name).blamed(for: error).diagnostic.description + "\n")
      exit(error.status.rawValue)
    }
  }

  /// Ends the process where it may open too few descriptors.
  static func checkRoom(for count: Int, _ console: Console) {
    do throws(CommandError) {
      try Descriptor.checkRoom(for: count)
    } catch {
      console.report(error.diagnostic.description + "\n")
      exit(error.status.rawValue)
    }
  }

  /// Runs the command with some words.
  ///
  /// - Parameters:
  ///   - words: The verb and what stands behind it.
  ///   - console: Where text goes.
  ///   - verbs: Verbs beside the contract's.
  ///   - environment: Variables and a folder that may set options, too; none by default.
  ///   - isInterrupted: Asked now and then, on any thread; true ends the work cleanly.
  /// - Returns: The exit status of the process.
  package static func run(
    _ words: [String], _ console: Console, adding verbs: [AddedVerb],
    environment: CommandEnvironment = CommandEnvironment(),
    isInterrupted: @escaping StopCheck = { false }
  ) async -> ExitStatus {
    guard isGateOfApp(words) else {
      return await program(ContractDoor.verbs + verbs.map(\.verb)).run(words, environment, console)
      {
        ContractDoor(VerbCall($0, console, isInterrupted))
      }
    }
    do throws(CommandError) {
      var own = words
      _ = try PackageApp.BuildConfiguration(takenFrom: &own)
      try checkGate(own, environment)
      let text = environment.variables[graceVariable] ?? ""
      let grace = (try? Duration(argument: text)) ?? Interruption.grace
      let stop = StopRequest(grace: grace, isRequested: isInterrupted)
      return try PackageApp(environment, stop: stop).run(words, environment, console)
    } catch {
      console.report(error.diagnostic.description + "\n")
      return error.status
    }
  }

  /// Whether some words ask for the gate of an app, whose command reads them itself.
  private static func isGateOfApp(_ words: [String]) -> Bool {
    guard words.first == "ci" else { return false }
    return !words.contains { ["--contract", "--help", "-h"].contains($0) }
  }

  /// The verbs of the contract as they are described, and what they share with other commands.
  ///
  /// A verb's action is no part of it; the verb's name stands there.
  package static func program(adding verbs: [AddedVerb]) -> CommandProgram<String> {
    program((ContractDoor.verbs + verbs.map(\.verb)).map { verb in verb.running(verb.name) })
  }

  private static func program<Action>(_ verbs: [Verb<Action>]) -> CommandProgram<Action> {
    var program = CommandProgram(
      "scenefuzz", "scenefuzz plays app life cycles and checks their invariants.", verbs,
      settable: Option.workers + Option.shownPlay)
    program.otherVariables = ignoredVariables
    return program
  }

  /// The contract's own verbs; an app's command takes the same settings and variables.
  static let contract = program(adding: [])

  /// Variables that no option of the same name reads.
  private static let ignoredVariables = [
    "SCENEFUZZ_GOLDENS", graceVariable, CommandAnswer.variable, "SCENEFUZZ_FAMILY",
    Shard.variables[0], Shard.variables[1],
  ]
}
