import SceneDefects
import SceneEngine
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// Where a word of the model comes from, and a short history that shows it.
struct WhyAnswer {
  /// What a word names.
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

  /// A recording that needs the unusual answer of a choice.
  struct RecordedChoice {
    /// The recording.
    var name: String
    /// The system that its author named; nil for none.
    var system: String?
  }

  /// A history, and what has to be said about it.
  struct Example {
    /// The history.
    var scenario: Scenario
    /// The planted defect that it needs; nil for none.
    var defect: Defect?
  }

  /// What the word names.
  let kind: WordKind
  /// The word.
  let word: String
  /// What stands behind the word in the first line.
  private var remark = ""
  /// What it is, in a sentence.
  let summary: String
  /// What else there is to say, in sentences.
  private(set) var details: [String] = []
  /// Where it comes from.
  private(set) var sources: [Source] = []
  /// The recordings that show it; only of a choice.
  private(set) var recordings: [RecordedChoice] = []
  /// The platforms on which drawn cases met it; nil where none were drawn.
  private(set) var platforms: [Platform]?
  /// A short history that shows it; nil where none was found.
  private(set) var example: Example?

  /// Answers for an event.
  init(_ event: EventKind, _ isInterrupted: @escaping @Sendable () -> Bool) {
    kind = .event
    word = event.word
    remark = ", group \(event.group)"
    summary = event.summary
    sources = event.sources
    illustrate(
      Illustration { play in play.scenario.entries.contains { $0.event.kind == event } },
      isInterrupted)
  }

  /// Answers for a choice.
  init(_ choice: ChoiceKind, _ isInterrupted: @escaping @Sendable () -> Bool) {
    kind = choice.isQuirk ? .quirk : .choice
    word = choice.word
    summary = choice.summary
    if let usual = choice.answers.first {
      details = ["usually \(usual), else " + choice.answers.dropFirst().joined(separator: ", ")]
    }
    details.append(
      choice.isQuirk
        ? "Devices did it; Apple does not document it. Campaigns play it with --quirks."
        : "Apple leaves it open; the page Freedoms of the documentation has the sources.")
    recordings = RecordedChoices.recordings(of: choice).map {
      RecordedChoice(name: $0, system: RecordedSystems.system(of: $0))
    }
    if recordings.isEmpty { details.append("No recording of ours needs an unusual answer.") }
    let isAsked = { (play: Play) in
      play.scenario.entries.contains { $0.choices.contains { $0.kind == choice } }
    }
    illustrate(Illustration(quirks: choice.isQuirk, shows: isAsked), isInterrupted)
  }

  /// Answers for an invariant, which a planted defect has to break: the engine keeps it.
  init(_ invariant: Invariant, _ isInterrupted: @escaping @Sendable () -> Bool) async {
    kind = .invariant
    word = invariant.id
    remark = " (\(invariant.kind.rawValue))"
    summary = invariant.sentence
    details = [
      "It is about runs \(invariant.platforms.name).",
      "declared at \(invariant.file):\(invariant.line)",
    ]
    sources = invariant.sources
    example = await BrokenExample.find(invariant, isInterrupted).map {
      Example(scenario: $0.scenario, defect: $0.defect)
    }
  }

  private mutating func illustrate(
    _ illustration: Illustration, _ isInterrupted: @escaping @Sendable () -> Bool
  ) {
    let met = illustration.platforms(among: Illustration.platforms, isInterrupted)
    platforms = met
    example = illustration.history(on: met, isInterrupted).map { Example(scenario: $0) }
  }

  // MARK: - For people

  /// The answer in lines.
  func text(_ style: Style) -> String {
    let recorded = recordings.map { recording in
      "  recorded: \(recording.name)" + (recording.system.map { " (\($0))" } ?? "")
    }
    let head = ["\(kind.rawValue) \(word)\(remark)", "  " + summary]
    let lines =
      head + details.map { "  " + $0 } + sources.map { "  source: " + $0.text } + recorded + [""]
      + metLines
    return lines.map { $0 + "\n" }.joined() + shown(style)
  }

  /// On which platforms it was met.
  private var metLines: [String] {
    guard let met = platforms, !met.isEmpty else { return [] }
    let isRare = met.count * 2 <= Platform.all.count
    let names = Platform.all.filter { met.contains($0.platform) == isRare }.map(\.name)
    return [
      "Met on \(met.count) of \(Platform.all.count) platforms (\(Illustration.cases) cases each)"
    ] + (names.isEmpty ? [] : ["  \(isRare ? "on" : "not on") \(names.joined(separator: ", "))"])
      + [""]
  }

  private func shown(_ style: Style) -> String {
    guard let example else {
      return kind == .invariant
        ? "No planted defect breaks it within \(BrokenExample.cases) cases each.\n"
        : "No platform shows it within \(Illustration.cases) cases each.\n"
    }
    if let defect = example.defect {
      return "A short history that breaks it where \(defect.id) is planted:\n\(defect.summary)\n\n"
        + example.scenario.text
    }
    return "A short history, not proved shortest:\n\n"
      + LaneReport(Fuzzer().play(example.scenario).transcript).text(style)
  }

  // MARK: - For other tools

  /// The answer as one object.
  var json: JSON {
    .members([
      "tool": .text(Product.title), "word": .text(word), "is": .text(kind.rawValue),
      "summary": .text(summary), "details": .list(details.map { .text($0) }),
      "sources": .list(sources.map { .text($0.text) }),
      "recordings": kind == .choice || kind == .quirk ? .list(recordings.map(\.json)) : nil,
      "platforms": platforms.map { met in
        .list(Platform.all.filter { met.contains($0.platform) }.map { .text($0.name) })
      },
      "defect": example?.defect.map { .text($0.id) },
      "scenario": example.map { .text($0.scenario.text) },
    ])
  }
}

extension WhyAnswer.RecordedChoice {
  fileprivate var json: JSON {
    .members(["name": .text(name), "system": system.map { .text($0) }])
  }
}
