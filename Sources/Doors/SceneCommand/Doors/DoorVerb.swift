import CommandKit
import SceneGate
import SceneInvariants
import SceneLifecycle

/// The action of a verb, which it runs with its door.
struct DoorAction<D: Door>: Sendable {
  // In a struct: the compiler (6.3) fails at a closure with typed throws as a generic parameter.
  let run: nonisolated(nonsending) @Sendable (D) async throws(CommandError) -> ExitStatus

  init(
    _ run: nonisolated(nonsending) @escaping @Sendable (D) async throws(CommandError) -> ExitStatus
  ) {
    self.run = run
  }
}

/// A verb of the command that a door belongs to.
typealias DoorVerb<D: Door> = Verb<DoorAction<D>>

extension Verb {
  /// Creates a verb by the words of a door.
  init<D: Door>(
    _ name: String, _ words: VerbWords, options: [Option] = [], note: String? = nil,
    takesSettings: Bool = false,
    run: nonisolated(nonsending) @escaping @Sendable (D) async throws(CommandError) -> ExitStatus
  ) where Action == DoorAction<D> {
    self.init(
      name, operands: words.operands, words.summary, options: words.options + options,
      note: words.note ?? note, examples: words.examples, takesSettings: takesSettings,
      action: DoorAction(run))
  }
}

extension CommandProgram {
  /// Reads some words and runs the verb that they ask for.
  ///
  /// - Parameters:
  ///   - words: The verb and what stands behind it.
  ///   - environment: Variables and a folder that may set options, too.
  ///   - console: Where text goes.
  ///   - open: Makes the door of a verb's arguments.
  /// - Returns: The exit status of the process.
  nonisolated(nonsending)
    func run<D: Door>(
      _ words: [String], _ environment: CommandEnvironment, _ console: Console,
      _ open: (Arguments) -> D
    ) async -> ExitStatus where Action == DoorAction<D>
  {
    // A door may write to a console of its own.
    var console = console
    do throws(CommandError) {
      switch try interpret(words, environment, console) {
      case .done(let status): return status
      case .run(let action, let arguments):
        let door = open(arguments)
        console = door.console
        return try await action.run(door)
      }
    } catch {
      console.report(error.diagnostic.description + "\n")
      return error.status
    }
  }
}
