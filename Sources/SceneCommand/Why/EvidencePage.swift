import SceneInvariants
import SceneLifecycle
import SceneReporting

/// The page that says what is confirmed on which system, by what kind of source, and what is believed.
///
/// It is drawn from what `scenefuzz why` answers from: recordings of choices, sources of invariants.
package enum EvidencePage {
  /// The page.
  package static var text: String {
    """
    # What is confirmed where

    For each choice and each invariant: the systems on which it was recorded, and what else stands for it.

    ## Overview

    A *recording* is a log of a real device or a simulator, or a description so exact that it can be replayed; its
    system is what its author named. *Apple* is a page of the documentation, a header or a WWDC session.
    *Reports* are what others wrote, and shipping code that relies on it. What has none of them is only *believed*:
    a decision of ours. `scenefuzz why WORD` has the sources of one.

    ## Choices of UIKit

    The recording needs the unusual answer. A quirk is not documented by Apple; all others stand for what Apple
    leaves open.

    | choice | recorded on | otherwise |
    |---|---|---|
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
    /// What others wrote or rely on.
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
    let systems = systems(RecordedChoices.recordings(of: choice))
    let other = choice.isQuirk ? "reported, a quirk" : "left open by Apple"
    return "| `\(choice.word)` | \(systems) | \(other) |"
  }

  private static func row(_ invariant: Invariant) -> String {
    let names = invariant.sources.compactMap { source in
      if case .recording(let name) = source { name } else { nil }
    }
    let kinds = invariant.sources.map { EvidenceKind($0) }
    func mark(_ kind: EvidenceKind) -> String { kinds.contains(kind) ? "yes" : "" }
    let isBelieved = kinds.allSatisfy { $0 == .belief }
    return "| `\(invariant.id)` | \(systems(names)) | \(mark(.apple)) | \(mark(.report)) | "
      + "\(isBelieved ? "yes" : "") |"
  }

  /// The systems of some recordings, each once.
  private static func systems(_ recordings: [String]) -> String {
    var names: [String] = []
    for recording in recordings {
      let name = RecordedSystems.system(of: recording) ?? "a system that is not named"
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }
}
