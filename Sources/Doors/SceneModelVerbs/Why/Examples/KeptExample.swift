import SceneFuzzing
package import SceneInvariants
package import SceneLifecycle
package import ScenePipeline

/// An example of a word of the model: a world, and a history that shows the word there.
///
/// Nothing is searched: the examples stand in tables, and `why` plays one before it shows it.
package struct KeptExample: Hashable, Sendable {
  /// The word that it shows.
  package let word: String
  /// The history; with a planted defect where it breaks an invariant.
  package let scenario: Scenario

  /// The lines of the tables: word, world and history, with bars between them.
  ///
  /// A further line of a word has a world in which the first one cannot be played.
  package static let lines = [ofEvents, ofChoices, ofInvariants]
    .flatMap { $0.split(separator: "\n").map(String.init) }

  /// Reads the examples of a word, the one to be shown first; none where a line cannot be read.
  ///
  /// - Complexity: O(length of the tables).
  package static func all(of word: String) -> [KeptExample] {
    lines.filter { $0.hasPrefix(word + " ") }.compactMap { try? KeptExample($0) }
  }

  /// Reads a line of a table.
  ///
  /// The world is a platform, a number of sessions, and `quirks` or a defect if the history needs it.
  ///
  /// - Throws: `NotationError` where the line makes no scenario.
  package init(_ line: String) throws(NotationError) {
    let parts = line.split(separator: " | ").map(String.init)
    let world = parts.dropFirst().first?.split(separator: " ").map(String.init) ?? []
    var text = ["scenefuzz \(Scenario.notationVersion)"]
    text += zip(["platform", "scenes"], world).map { $0 + " " + $1 }
    text += world.dropFirst(2).map { $0 == "quirks" ? $0 : "defect " + $0 }
    text += parts.dropFirst(2).flatMap { $0.split(separator: ", ").map(String.init) }
    word = parts.first ?? ""
    scenario = try Scenario(parsing: text.joined(separator: "\n"), file: word)
  }

  /// Plays an example of an event or a choice; nil where it does not show it, or is not legal as it is.
  package func play(showing sight: Sight) -> Play? {
    let play = Fuzzer().play(scenario)
    let isWhole = play.outcome == .held && play.omissions(from: scenario).isEmpty
    return isWhole && sight.isShown(by: play.scenario) ? play : nil
  }

  /// Whether the history shows an event or a choice on another platform, if need be without some events.
  package func shows(_ sight: Sight, on platform: Platform) -> Bool {
    var moved = scenario
    moved.platform = platform
    let play = Fuzzer().play(moved)
    return play.outcome == .held && sight.isShown(by: play.scenario)
  }

  /// Plays an example of an invariant; nil unless it breaks it, and breaks nothing without its defect.
  package func play(breaking invariant: Invariant) -> Play? {
    var sound = scenario
    sound.defect = nil
    let broken = Fuzzer().judging(only: invariant.id).play(scenario)
    let isBroken = broken.violations.map(\.invariant) == [invariant.id]
    return isBroken && Fuzzer().play(sound).outcome == .held ? broken : nil
  }
}
