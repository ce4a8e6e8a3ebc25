import CommandKit
import SceneDriving
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import SceneModelVerbs
import SceneReporting

extension ContractDoor {
  static var answered: [String] {
    EventKind.allCases.map { $0.word } + ChoiceKind.allCases.map { $0.word }
      + (Contract.binding + Contract.myths).map(\.id) + LawAnswer.words
  }

  func why(_ word: String, _ format: TableFormat) async throws(CommandError) -> ExitStatus {
    if let myth = Contract.myths.first(where: { $0.id == word }) {
      return await MythSearch.refute(myth, format, console, isInterrupted)
    }
    if let law = LawAnswer(word) {
      law.write(format, console)
      return .holds
    }
    let answer = try answer(word)
    console.write(format == .json ? answer.json.document : answer.text(console.style))
    return answer.isShown ? .holds : .inconclusive
  }

  /// Returns the answer for a word of the model.
  private func answer(_ word: String) throws(CommandError) -> WhyAnswer {
    if let event = EventKind.named(word) { return WhyAnswer(event) }
    if let choice = ChoiceKind.named(word) { return WhyAnswer(choice) }
    if let invariant = Contract.binding.first(where: { $0.id == word }) {
      return WhyAnswer(invariant)
    }
    var unknown = Diagnostic.unknown(
      word, isNot: "an event, a choice, an invariant or a law", of: Self.answered,
      listedBy: "scenefuzz list")
    unknown.notes.append("an app's own laws are known to its command: swift run NAME why LAW")
    throw CommandError(unknown)
  }
}
