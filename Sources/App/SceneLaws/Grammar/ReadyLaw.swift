/// The description of a ready-made law, for those who have met its name alone.
package struct ReadyLaw: Hashable, Sendable {
  /// The name in reports, in file names and on command lines.
  package let id: String
  /// The sentence that people read.
  package let sentence: String
  /// The property of `AppLaw` that returns it.
  package let name: String
  /// The app's feature that it is about.
  package let feature: AppFeature
  /// Bugs that it finds, as a list.
  package let findings: String
  /// The notes that the app has to make for it.
  package let notes: String
  /// The advice to an app that means what the law minds: the end of a sentence.
  package let answer: String
}
