package import SceneLifecycle

/// A monitor that judges nothing and remembers nothing.
package struct NullMonitor: ExplorableMonitor {
  package init() {}

  /// It has no state.
  package var stateSize: StateSize { StateSize(shared: 0, slot: 0) }
  /// All causes are the same to it.
  package var causeClasses: [EventKind] { EventKind.allCases.map { _ in .launch } }
  /// Nothing breaks.
  package var violations: [Violation] { [] }

  /// Does nothing.
  package mutating func reset() {}
  /// Looks away.
  package mutating func observe(_ callback: Callback) -> Bool { true }
  /// Judges nothing.
  package mutating func finish() -> Bool { true }
  /// Saves nothing.
  package func save(to words: inout StateWords, naming names: LiveNames) {}
  /// Restores nothing.
  package mutating func restore(from words: StateWords, naming names: LiveNames) {}
}
