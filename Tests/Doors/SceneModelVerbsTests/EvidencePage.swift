import SceneInvariants
import SceneLifecycle
import SceneModelVerbs
import SceneReporting

/// The page that says what is confirmed on which system, by what kind of source, and what is believed.
///
/// It is drawn from what `scenefuzz why` answers from: recordings of choices, sources of both.
enum EvidencePage {
  /// The page.
  static var text: String {
    """
    # What is confirmed where

    For each choice and each invariant: the systems on which it was recorded, and what else stands for it.

    ## Overview

    A *recording* is a log of a real device or a simulator, or a description so exact that it can be replayed. Its
    system is the one that its author named. *Apple* is a page of the documentation, a header or a WWDC session.
    *Reports* are texts of other authors, and shipping code that relies on the behaviour. A row with none of these is
    only *believed*: it is a decision of ours. `scenefuzz why WORD` shows the sources of one word.

    ## Choices of UIKit

    A choice decides what Apple leaves open. Apple does not document a quirk, and a seed gives one only if quirks
    are allowed. If only one answer of a choice is a quirk, the last column names that answer. A recording counts if
    it needs an unusual answer, or if the life-cycle notes cite it for an answer.

    | choice | recorded on | Apple | reports | only believed | quirk |
    |---|---|---|---|---|---|
    \(ChoiceKind.allCases.map(row).joined(separator: "\n"))

    ## Invariants

    | invariant | recorded on | Apple | reports | only believed |
    |---|---|---|---|---|
    \(Contract.binding.map(row).joined(separator: "\n"))

    """
  }

  /// The kinds of evidence that a table has a column for.
  enum EvidenceKind: Hashable, Sendable {
    /// A recording that was replayed.
    case recording
    /// A page, a header or a session of Apple's.
    case apple
    /// A text or a practice of others.
    case report
    /// A decision of ours.
    case belief

    /// The kind of a source.
    init(_ source: Source) {
      self =
        switch source {
        case .recording: .recording
        case .apple, .header, .session: .apple
        case .report, .code: .report
        case .decision, .ours: .belief
        }
    }
  }

  private static func row(_ choice: ChoiceKind) -> String {
    let evidence = cells(choice.sources, besides: RecordedChoices.recordings(of: choice))
    let believed = choice.believedAnswers(of: choice.answers.count)
    let quirks = choice.isQuirk ? "yes" : choice.answers.dropFirst(believed).joined(separator: ", ")
    return "| `\(choice.word)` | \(evidence) | \(quirks) |"
  }

  private static func row(_ invariant: Invariant) -> String {
    "| `\(invariant.id)` | \(cells(invariant.sources)) |"
  }

  /// The columns from the systems to what is only believed.
  ///
  /// - Parameters:
  ///   - sources: What stands for something.
  ///   - recordings: Recordings that show it and that no source names.
  private static func cells(_ sources: [Source], besides recordings: [String] = []) -> String {
    let systems = RecordedSystems.systems(of: recordings, citedBy: sources)
    let kinds = sources.map { EvidenceKind($0) }
    func mark(_ kind: EvidenceKind) -> String { kinds.contains(kind) ? "yes" : "" }
    let isBelieved = recordings.isEmpty && kinds.allSatisfy { $0 == .belief }
    return "\(systems.joined(separator: ", ")) | \(mark(.apple)) | \(mark(.report)) | "
      + "\(isBelieved ? "yes" : "")"
  }
}
