import SceneLaws

/// An app under test without what it is made of.
struct AppHeading: Hashable, Sendable {
  /// The name of the test.
  var name: String
  /// Whether a campaign may pass in which the app does nothing.
  var mayBeSilent: Bool
  /// Its laws.
  var laws: [LawHeading]
}
