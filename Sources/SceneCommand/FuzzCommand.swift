import Foundation
import SceneFuzzing

/// The `scenefuzz` command, as a library: an app's own command is one call of it.
public enum FuzzCommand {
  /// Runs the command with the arguments of the process and ends the process.
  public static func main() async -> Never {
    let interruption = Interruption()
    let request = interruption.request
    let words = Array(CommandLine.arguments.dropFirst())
    let console = Console.standard()
    let status = await run(
      words, console, surroundings: .process(), isInterrupted: { request.isRaised })
    withExtendedLifetime(interruption) { exit(console.ended(status).rawValue) }
  }

  /// Runs the command with some words.
  ///
  /// - Parameters:
  ///   - words: The verb and what stands behind it.
  ///   - console: Where text goes.
  ///   - surroundings: Variables and a folder that may set options, too; none by default.
  ///   - isInterrupted: Asked now and then, on any thread; true ends the work cleanly.
  /// - Returns: The exit status of the process.
  package static func run(
    _ words: [String], _ console: Console, surroundings: CommandEnvironment = CommandEnvironment(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) async -> ExitStatus {
    do {
      return try await dispatch(words, console, surroundings, isInterrupted)
    } catch {
      console.report(error.diagnostic.description + "\n")
      return error.status
    }
  }

  private static func dispatch(
    _ words: [String], _ console: Console, _ surroundings: CommandEnvironment,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    guard let first = words.first else {
      console.report(Verb.overview)
      return .misused
    }
    if ["--help", "-h"].contains(first) { return try help(Arguments(.help, []), console) }
    guard let verb = Verb(rawValue: first) else {
      throw CommandError(
        Diagnostic.unknown(first, isNot: "a verb", of: Verb.allCases.map(\.rawValue)))
    }
    var arguments = try Arguments(verb, Array(words.dropFirst()))
    arguments.surroundings = surroundings
    if arguments.has(.help) {
      console.write(verb.help)
      return .holds
    }
    if verb.takesSettings {
      let settings = try Settings(arguments, surroundings)
      arguments.fill(from: settings)
      if arguments.has(.printSettings) { return print(settings, of: arguments, console) }
    }
    return try await run(arguments, verb, console, isInterrupted)
  }

  private static func run(
    _ arguments: Arguments, _ verb: Verb, _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    switch verb {
    case .run: return try await run(arguments, console, isInterrupted)
    case .replay: return try replay(arguments, console)
    case .shrink: return try await shrink(arguments, console, isInterrupted)
    case .explain: return try await explain(arguments, console, isInterrupted)
    case .show: return try await show(arguments, console, isInterrupted)
    case .explore: return try await explore(arguments, console, isInterrupted)
    case .list: return try list(arguments, console)
    case .conform: return try conform(arguments, console)
    case .corpus: return try corpus(arguments, console)
    case .defects: return try await defects(arguments, console, isInterrupted)
    case .ci: return try await gate(arguments, console, isInterrupted)
    case .mergeResults: return try await mergeResults(arguments, console, isInterrupted)
    case .help: return try help(arguments, console)
    }
  }
}
