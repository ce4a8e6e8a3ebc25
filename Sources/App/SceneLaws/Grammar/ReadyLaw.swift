/// What a ready-made law says of itself, for those who have met its name alone.
package struct ReadyLaw: Hashable, Sendable {
  /// The name in reports, in file names and on command lines.
  package let id: String
  /// The sentence that people read.
  package let sentence: String
  /// The property of `AppLaw` that returns it.
  package let name: String
  /// What an app has that it is about.
  package let feature: AppFeature
  /// Bugs that it finds, as a list.
  package let findings: String
  /// What the app has to note for it.
  package let notes: String
  /// What to do if the app means what the law minds: the end of a sentence.
  package let answer: String
}
