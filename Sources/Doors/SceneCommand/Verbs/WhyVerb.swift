import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle

/// `why`: says where what can be named comes from.
enum WhyVerb<D: Door> {
  static var verb: DoorVerb<D> {
    var verb = DoorVerb<D>(
      "why", D.words.why, options: [.tableFormat.saying("write the answer as text or json")]
    ) { door throws(CommandError) in try await why(door) }
    verb.operandWords = D.answered
    return verb
  }

  nonisolated(nonsending)
    private static func why(_ door: D) async throws(CommandError) -> ExitStatus
  {
    guard let word = door.arguments.operands.first, door.arguments.operands.count == 1 else {
      throw CommandError(
        Diagnostic(
          "'why' needs \(D.words.question)", help: "'\(door.program) list' names them all"))
    }
    return try await door.why(word, try door.tableFormat())
  }
}
