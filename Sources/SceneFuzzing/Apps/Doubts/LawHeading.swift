import SceneLaws
import SceneLifecycle
import SceneSeam

/// A law without what it is made of.
struct LawHeading: Hashable, Sendable {
  var id: String
  var sentence: String
  var kind: InvariantKind
  /// What to do if the app means what the law minds: the end of a sentence.
  var answer: String
  /// How much to the point the law is: the greatest is looked at first.
  var rank: Int
  /// Whether a campaign may never put it to the test without that being a doubt.
  var mayBeIdle: Bool
  /// The share of cases that has to reach it; of a required situation only.
  var share: Double
  /// Where it is declared; a ready-made law is where the test is.
  var declaration: Diagnostic.Place
  /// Whether the app's own code says what is wrong.
  var isOwn: Bool

  /// Describes a law of a test.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - test: Where the test is described.
  init(_ law: AppLaw<some SceneApp>, in test: Diagnostic.Place) {
    id = law.id
    sentence = law.sentence
    kind = law.kind
    answer = law.answer
    rank = law.rank
    mayBeIdle = law.idleReason != nil
    share = law.share
    declaration = law.declaration ?? test
    isOwn = law.declaration != nil
  }
}

/// An app under test without what it is made of.
struct AppHeading: Hashable, Sendable {
  /// The name of the test.
  var name: String
  /// Whether a campaign may pass in which the app does nothing.
  var mayBeSilent: Bool
  /// Its laws.
  var laws: [LawHeading]
}
