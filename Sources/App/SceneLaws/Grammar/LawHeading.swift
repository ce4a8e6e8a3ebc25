package import SceneLifecycle
package import SceneSeam

/// A law without what it is made of.
package struct LawHeading: Hashable, Sendable {
  /// The identifier.
  package var id: String
  /// The sentence that people read.
  package var sentence: String
  /// Whether it fails a test.
  package var kind: InvariantKind
  /// The advice to an app that means what the law minds: the end of a sentence.
  package var answer: String
  /// How much to the point the law is: the greatest is looked at first.
  package var rank: Int
  /// Whether a campaign may never put it to the test without that being a doubt.
  package var mayBeIdle: Bool
  /// The share of cases that has to reach it; of a required situation only.
  package var share: Double
  /// Where it is declared; a ready-made law is where the test is.
  package var declaration: Diagnostic.Location
  /// Whether the app's own code says what is wrong.
  package var isOwn: Bool

  /// Describes a law of a test.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - test: Where the test is described.
  package init(_ law: AppLaw<some SceneApp>, in test: Diagnostic.Location) {
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
