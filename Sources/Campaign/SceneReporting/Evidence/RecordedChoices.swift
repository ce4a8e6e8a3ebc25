package import SceneLifecycle

/// Recordings of real devices that the engine explains with an answer that is not the usual one.
///
/// A test explains every recording anew and holds this table to what it finds. What reports and `why` say
/// about a choice comes from here.
package enum RecordedChoices {
  /// The recordings of each choice by the names of their files, in the order of the words.
  package static let all: [(choice: ChoiceKind, recordings: [String])] = [
    (.backgroundConnection, ["115-snapsync-ios26-background-urlsession-launch"]),
    (.configurationAgain, ["37-launchpractice-scene-icon-cold-with-restore"]),
    (
      .disappearance,
      [
        "143-cn-ios8-vc-and-exit-on-suspend",
        "146-en-lifecycles-readme-vc-and-kill",
        "172-tw-sceneless-ios9-kill-views-disappear",
        "68-cn-vc-interleaving-and-kill",
      ]
    ),
    (.earlyGeometry, ["37-launchpractice-scene-icon-cold-with-restore"]),
    (.ghost, ["02-quick-kill-ghost-scene"]),
    (.keyboardScene, ["117-ios27-beta3-keyboard-input-scene-second-willconnect"]),
    (
      .killReports,
      [
        "06-swipe-three-windows-one-by-one",
        "30-kr-til-full-cycle",
        "54-pt-ios13-shutdown",
        "68-cn-vc-interleaving-and-kill",
      ]
    ),
    (
      .killTerminates,
      [
        "03-swipe-only-window-iphone-frontmost",
        "135-maui-catalyst-sceneless-minimise-silent",
        "136-maui-catalyst-scene-coordinate-space",
        "143-cn-ios8-vc-and-exit-on-suspend",
        "150-kr-sceneless-switcher-kill-terminate",
        "172-tw-sceneless-ios9-kill-views-disappear",
        "56-cn-kill-from-switcher-ios13",
      ]
    ),
    (.otherWindows, ["101-kr-2025-ipad-split-view-second-window"]),
    (.ownLink, ["175-openradar-own-url-opened-by-the-app"]),
    (.pushAgain, ["154-openradar-ios11-push-tap-state-active", "80-legacy-ios10-push"]),
    (.resignsWhileAttaching, ["112-miniquad-ios27-manifest-only-resign"]),
  ]

  /// The recordings that show an unusual answer to a choice; empty where none does.
  package static func recordings(of choice: ChoiceKind) -> [String] {
    all.first { $0.choice == choice }?.recordings ?? []
  }

  /// Returns the evidence for an unusual answer to a choice, in a few words.
  package static func evidence(of choice: ChoiceKind) -> String {
    let known = recordings(of: choice)
    let parts = [
      systems("recorded on ", known.filter { !RecordedSystems.isProse($0) }),
      systems("described in prose for ", known.filter(RecordedSystems.isProse)),
    ]
    let words = parts.compactMap { $0 }.joined(separator: ", ")
    return words.isEmpty ? "believed, no recording" : words
  }

  /// The systems of recordings behind some words, named once; nil where there is none.
  private static func systems(_ words: String, _ recordings: [String]) -> String? {
    let systems = recordings.compactMap { RecordedSystems.system(of: $0) }
    let unique = systems.indices.filter { !systems[..<$0].contains(systems[$0]) }.map {
      systems[$0]
    }
    return unique.isEmpty ? nil : words + unique.joined(separator: ", ")
  }
}

extension Transcript {
  /// The most choices that a report puts into sentences.
  static let mostChoices = 3

  /// A sentence for each choice that a developer would not expect, with what it rests on.
  ///
  /// Shrinking keeps only choices that the failure needs.
  package var choiceSentences: [String] {
    var sentences: [String] = []
    for choice in scenario.entries.flatMap(\.choices) where choice.isUnusual {
      let sentence = choice.sentence
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    let rest = sentences.count - Self.mostChoices
    if rest <= 0 { return sentences }
    return sentences.prefix(Self.mostChoices - 1)
      + ["\((rest + 1).counted("more choice")) of iOS stand beside the events."]
  }
}

extension Choice {
  /// Whether the answer is not the usual one.
  fileprivate var isUnusual: Bool {
    kind == .order ? chosen != usual : kind.answers.isEmpty || answer != 0
  }

  /// The decision of iOS, with its usual decision, and with the evidence.
  fileprivate var sentence: String {
    var question = kind.summary
    if question.last == "." { question.removeLast() }
    // No summary begins with a name.
    question = question.prefix(1).lowercased() + question.dropFirst()
    let answer = kind == .order ? text : answerText
    let usually = kind.answers.first.map { ", usually '\($0)'" } ?? ""
    return "iOS decides \(question): here '\(answer)'\(usually)"
      + " (\(RecordedChoices.evidence(of: kind)))."
  }
}
