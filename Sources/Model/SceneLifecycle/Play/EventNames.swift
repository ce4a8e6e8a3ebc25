/// Names of an app's own that events refer to by number.
public struct EventNames: Hashable, Sendable {
  /// The app's actions: event number 0 is the first.
  public var actions: [String]
  /// The contents that events may bring: event number 1 is the first, 0 the simplest of its kind.
  public var contents: [String]

  /// Creates names; there are none without an app.
  public init(actions: [String] = [], contents: [String] = []) {
    self.actions = actions
    self.contents = contents
  }
}
