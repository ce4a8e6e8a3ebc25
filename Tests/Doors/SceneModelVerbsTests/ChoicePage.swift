import SceneLifecycle
import SceneModelVerbs
import SceneReporting

/// The page that says of each answer of each choice how often it is given, and what stands for it.
///
/// It is drawn from the sources that `scenefuzz why` answers from.
enum ChoicePage {
  /// The page.
  static var text: String {
    """
    # What iOS may answer

    For each choice of UIKit: its answers, how often a seed gives them, and what stands for each.

    ## Overview

    The *usual* answer is what happens where nothing is known, and what shrinking goes back to. A *rare* one is
    given now and then. A *quirk* is given only if quirks are allowed; a scenario may name it, and a recording may
    be explained with it.

    *Recorded* is a log of a device or a simulator. *Prose* is what an author describes without one: it is no
    log, and a finding that rests on it says so. *Apple* is a page, a header or a session; *code* is what shipping
    code relies on; *ours* is our decision, with its reason. <doc:Evidence> has the systems of a choice in one row.

    ## Answers

    | choice | answer | how often | rests on |
    |---|---|---|---|
    \(ChoiceKind.allCases.flatMap(rows).joined(separator: "\n"))

    """
  }

  private static func rows(of choice: ChoiceKind) -> [String] {
    let sources = choice.answerSources
    if choice.answers.isEmpty {
      return ["| `\(choice.word)` | any | by the seed | \(words(sources.flatMap(\.self))) |"]
    }
    return zip(choice.answers, sources).enumerated().map { number, row in
      let standing = choice.standing(ofAnswer: number)
      let found = number == 1 && choice.answers.count == 2 ? explained(choice, besides: row.1) : []
      return "| `\(choice.word)` | \(row.0) | \(standing.rawValue) | \(words(row.1 + found)) |"
    }
  }

  /// Recordings that the engine explains with the one unusual answer and that no source names.
  private static func explained(_ choice: ChoiceKind, besides sources: [Source]) -> [Source] {
    let named = sources.compactMap { source -> String? in
      switch source {
      case .recording(let name), .report(let name): name
      default: nil
      }
    }
    return RecordedChoices.recordings(of: choice)
      .map { String($0.drop { $0.isNumber }.dropFirst()) }
      .filter { !named.contains($0) }
      .map { Source.recording($0) }
  }

  private static func words(_ sources: [Source]) -> String {
    sources.map(words).joined(separator: "; ")
  }

  private static func words(_ source: Source) -> String {
    switch source {
    case .recording(let name):
      (RecordedSystems.isProse(name) ? "prose: " : "recorded: ") + known(name)
    case .report(let name): "prose: " + known(name)
    case .apple(let page): "Apple: \(page)"
    case .header(let name): "Apple: \(name)"
    case .session(let number): "Apple: WWDC \(number)"
    case .code(let name): "code: \(name)"
    case .decision(let decision): "ours: \(decision.rawValue)"
    case .ours(let reason): "ours: \(reason)"
    }
  }

  /// A name with its system, where the repository has the recording.
  private static func known(_ name: String) -> String {
    RecordedSystems.system(of: name).map { "\(name) (\($0))" } ?? name
  }
}
