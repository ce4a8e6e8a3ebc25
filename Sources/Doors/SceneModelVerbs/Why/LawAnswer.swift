package import CommandKit
package import SceneFuzzing
import SceneInvariants
package import SceneGate
import SceneLifecycle
import SceneReporting

/// The answer of `why` for a law of apps, in the contract's command and in an app's own.
package struct LawAnswer {
  /// The identifier.
  private let id: String
  /// How binding it is.
  private var kind = InvariantKind.hard
  /// The sentence of the law.
  private let sentence: String
  /// The further facts, in sentences.
  private var details: [String]

  /// The laws that every app can have: the ready-made ones, and those about how its process ends.
  package static let words = ReadyLaw.all.map(\.id) + AppEnd.EndLaw.allCases.map(\.rawValue)

  /// Where the ready-made laws are described.
  private static let page = "The page Ready-made laws of the documentation has every law."

  /// Where the laws about the end of a process are described.
  private static let endPage =
    "The page An app's own command of the documentation has the laws about the end of a process."

  /// Answers for a law that every app can have; nil for any other word.
  package init?(_ word: String) {
    if let law = ReadyLaw.all.first(where: { $0.id == word }) {
      (id, sentence) = (law.id, law.sentence)
      details = [
        "AppLaw.\(law.name), for an app with AppFeature.\(law.feature.rawValue)",
        "It finds \(law.findings).", "The app notes \(law.notes).",
        "If your app does this on purpose, \(law.answer).", Self.page,
      ]
    } else if let end = AppEnd.EndLaw(rawValue: word) {
      (id, sentence) = (end.rawValue, end.sentence)
      details =
        ["The app notes nothing: its command and its gate play it in processes of their own."]
        + (end.answer.map { ["If your app means it, \($0)."] } ?? []) + [Self.endPage]
    } else {
      return nil
    }
  }

  /// Answers for a law of an app, its own or a ready-made one.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - program: How the user calls the app's command.
  ///   - sources: Finds the line that declares it.
  package init(_ law: AppPlayer.CheckedLaw, checkedBy program: String, _ sources: SourceFinder) {
    let check = "Check it alone: \(program) run --only \(law.id.shellWord)"
    if let known = LawAnswer(law.id) {
      self = known
      details.append(check)
      return
    }
    (id, kind, sentence) = (law.id, law.kind, law.sentence)
    let position = sources.position(of: law.declaration)
    details = ["The app declares it at \(position.file):\(position.line)."]
    if law.share > 0 {
      details.append("At least \(GateReport.percent(law.share)) of the cases have to reach it.")
    }
    if law.mayBeIdle { details.append("A campaign may leave it untested.") }
    details.append(check)
  }

  /// Writes the answer.
  package func write(_ format: TableFormat, _ console: Console) {
    if format == .text {
      console.line("law \(id) (\(kind.rawValue))")
      for line in [sentence] + details { console.line("  " + line) }
      return
    }
    console.write(
      JSON.members([
        "tool": .text(Product.title), "word": .text(id), "is": .text("law"),
        "summary": .text(sentence), "details": .list(details.map { .text($0) }),
        "sources": .list([]),
      ]).document)
  }
}
