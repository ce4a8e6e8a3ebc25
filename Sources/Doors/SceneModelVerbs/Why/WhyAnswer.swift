import SceneDefects
import SceneDriving
import SceneEngine
package import SceneInvariants
package import SceneLifecycle
import ScenePipeline
import SceneReporting

/// Where a word of the model comes from, and an example that shows it.
package struct WhyAnswer {
  /// The kind of thing that a word names.
  enum WordKind: String, Sendable {
    /// Something that the world does.
    case event
    /// A place where UIKit is free.
    case choice
    /// Behaviour that was reported and is not documented.
    case quirk
    /// A sentence of the contract.
    case invariant
  }

  /// A recording that shows what the word names.
  struct Recorded {
    /// The recording.
    var name: String
    /// The system that its author named; nil for none.
    var system: String? { RecordedSystems.system(of: name) }
  }

  /// An example as it was played, and what has to be said about it.
  struct Example {
    /// The play of its history.
    var play: Play
    /// The planted defect that it needs; nil for none.
    var defect: Defect?
  }

  /// The kind of thing that the word names.
  let kind: WordKind
  /// The word.
  let word: String
  /// The remark behind the word in the first line.
  private(set) var remark = ""
  /// The description, in a sentence.
  let summary: String
  /// The further facts, in sentences.
  private(set) var details: [String] = []
  /// Where it comes from.
  private(set) var sources: [Source] = []
  /// The recordings that show it; only of a choice.
  private(set) var recordings: [Recorded]?
  /// The systems on which it was recorded; nil where none is looked for.
  private(set) var systems: [String]?
  /// The platforms on which an example shows it; nil of an invariant.
  private(set) var platforms: [Platform]?
  /// An example that shows it; nil where none is kept, or none shows it any more.
  private(set) var example: Example?
  /// Whether an example shows what can be shown: an invariant may break in none.
  package var isShown: Bool { example != nil || kind == .invariant }

  /// Answers for an event.
  package init(_ event: EventKind) {
    kind = .event
    word = event.word
    remark = ", group \(event.group)"
    summary = event.summary
    sources = event.sources
    systems = RecordedSystems.systems(of: [], citedBy: sources)
    illustrate(.event(event))
  }

  /// Answers for a choice.
  package init(_ choice: ChoiceKind) {
    kind = choice.isQuirk ? .quirk : .choice
    word = choice.word
    summary = choice.summary
    if let usual = choice.answers.first {
      details = ["usually \(usual), else " + choice.answers.dropFirst().joined(separator: ", ")]
    }
    details.append(
      choice.isQuirk
        ? "Devices did it; Apple does not document it. Campaigns play it with --quirks."
        : "Apple leaves it open; the page Freedoms of the documentation says more.")
    sources = choice.sources
    let needing = RecordedChoices.recordings(of: choice)
    recordings = needing.map { Recorded(name: $0) }
    systems = RecordedSystems.systems(of: needing, citedBy: sources)
    if needing.isEmpty { details.append("No recording of ours needs an unusual answer.") }
    illustrate(.choice(choice))
  }

  /// Answers for an invariant, which a planted defect has to break: the engine keeps it.
  package init(_ invariant: Invariant) {
    kind = .invariant
    word = invariant.id
    remark = " (\(invariant.kind.rawValue))"
    summary = invariant.sentence
    details = [
      "It is about runs \(invariant.platforms.name).",
      "declared at \(invariant.file):\(invariant.line)",
    ]
    sources = invariant.sources
    systems = RecordedSystems.systems(of: [], citedBy: sources)
    if let kept = KeptExample.all(of: word).first, let play = kept.play(breaking: invariant) {
      example = Example(play: play, defect: kept.scenario.defect.flatMap(Defect.named))
    }
  }

  private mutating func illustrate(_ sight: Sight) {
    let kept = KeptExample.all(of: word)
    platforms = Platform.all.map(\.platform).filter { platform in
      kept.contains { $0.shows(sight, on: platform) }
    }
    example = kept.first?.play(showing: sight).map { Example(play: $0) }
  }
}
