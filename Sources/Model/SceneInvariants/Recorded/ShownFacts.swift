/// The facts that a recording shows where a suite has to do without some.
package struct ShownFacts: Sendable {
  /// Whether the callback to come says what `applicationState` read.
  package var application = false
  /// Whether the next process is shown from its first callback on.
  package var wholeProcess = false
  /// Whether the scene objects to come are shown from their first callback on.
  package var wholeObjects = false

  /// Shows nothing.
  package init() {}
}
