import SceneLifecycle

/// What a condition counts.
package enum Noun: String, Hashable, Sendable, CaseIterable {
  /// A scene object in `connectedScenes`.
  case scene
  /// A scene that belongs to neither an external display nor a car.
  case window
  /// A session in `openSessions`, or one that is just reported or waits for its report.
  case session
  /// The app itself: there is one.
  case app

  /// The words for it.
  package var words: [String] { self == .app ? ["app"] : [rawValue, rawValue + "s"] }

  /// The adjectives that say something of it.
  package var adjectives: [Adjective] { Adjective.allCases.filter { $0.nouns.contains(self) } }

  /// The noun with a word; nil when there is none.
  static func named(_ word: String) -> Noun? { allCases.first { $0.words.contains(word) } }

  /// What its adjectives are called in a message.
  var kindOfAdjective: String { "an adjective of " + (self == .app ? "the app" : rawValue + "s") }
}
