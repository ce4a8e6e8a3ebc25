import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import ScenePipeline
import SceneGate

/// `show`: draws a scenario as lanes, or a state machine.
enum ShowVerb {
  static let verb = ContractVerb(
    "show", operands: "FILE | TOKEN | --myth ID | --machine [scene | application]",
    "Draws a scenario as lanes, or the state machine of a scene or the app.",
    options: [.myth] + Option.judging + [
      .machine, .platform.saying("the platform of the machine (\(Platform.Named.newest.name))"),
      .format, .output,
    ],
    note: IdentifierNote.invariant,
    examples: [
      VerbExample("show bug.scene", "lanes, time downwards"),
      VerbExample(
        "show --machine scene --format dot", "the state machine of a scene for Graphviz"),
    ],
    action: ContractAction { call throws(CommandError) in
      try await show(call.arguments, call.console, call.isInterrupted)
    })

  private static func show(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    try MachineDrawer.checkMachine(arguments)
    if arguments.has(.machine) { return try MachineDrawer.machine(arguments, console) }
    if let id = arguments.text(.myth) {
      try arguments.checkNoOperands()
      return try await MythSearch.refute(id, console, isInterrupted)
    }
    let loaded = try LoadedScenario(arguments)
    console.stream { LaneReport(loaded.play.transcript).write(console.style, to: $0) }
    try loaded.remark(console)
    return .holds
  }
}
