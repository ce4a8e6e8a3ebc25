import CommandKit
import SceneDriving
import SceneFuzzing
import SceneAppCommand
import SceneGate
import SceneInvariants
import SceneLifecycle
import SceneReporting

/// `why`: says where an event, a choice, an invariant or a law comes from, and shows it.
enum WhyVerb {
  static let verb: ContractVerb = {
    var verb = ContractVerb(
      "why", operands: "EVENT | CHOICE | INVARIANT | LAW",
      "Says where a rule of the model comes from, and shows it in a short history.",
      options: [.tableFormat.saying("write the answer as text or json")],
      examples: [
        VerbExample("why pushAgain", "a place where UIKit is free, with its recordings"),
        VerbExample("why scene.active-in-foreground", "an invariant with its sources"),
        VerbExample("why payload.handled-once", "a ready-made law, and what an app notes for it"),
      ],
      action: ContractAction { call throws(CommandError) in
        try await why(call.arguments, call.console, call.isInterrupted)
      })
    verb.operandWords = words
    return verb
  }()

  /// Everything that `why` has an answer for.
  private static let words =
    EventKind.allCases.map { $0.word } + ChoiceKind.allCases.map { $0.word }
    + (Contract.binding + Contract.myths).map(\.id) + LawAnswer.words

  private static func why(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    guard let word = arguments.operands.first, arguments.operands.count == 1 else {
      throw CommandError(
        Diagnostic(
          "'why' needs one event, choice, invariant or law",
          help: "'scenefuzz list' names them all"))
    }
    let format: TableFormat = try arguments.choice(.format, as: "a format") ?? .text
    if let myth = Contract.myths.first(where: { $0.id == word }) {
      return await MythSearch.refute(myth, format, console, isInterrupted)
    }
    if let law = LawAnswer(word) {
      law.write(format, console)
      return .holds
    }
    return write(try await answer(word, isInterrupted), format, console, isInterrupted)
  }

  /// What there is to say about a word of the model.
  private static func answer(
    _ word: String, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> WhyAnswer {
    if let event = EventKind.named(word) { return await WhyAnswer(event, isInterrupted) }
    if let choice = ChoiceKind.named(word) { return await WhyAnswer(choice, isInterrupted) }
    if let invariant = Contract.binding.first(where: { $0.id == word }) {
      return await WhyAnswer(invariant, isInterrupted)
    }
    var unknown = Diagnostic.unknown(
      word, isNot: "an event, a choice, an invariant or a law", of: words,
      listedBy: "scenefuzz list")
    unknown.notes.append("an app's own laws are known to its command: swift run NAME why LAW")
    throw CommandError(unknown)
  }

  private static func write(
    _ answer: WhyAnswer, _ format: TableFormat, _ console: Console,
    _ isInterrupted: @Sendable () -> Bool
  ) -> ExitStatus {
    // What an interruption left out would read as if there were none.
    if isInterrupted() { return .interrupted }
    console.write(format == .json ? answer.json.document : answer.text(console.style))
    return answer.example == nil && answer.kind != .invariant ? .inconclusive : .holds
  }
}
