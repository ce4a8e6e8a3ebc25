package import SceneLifecycle

/// Watches for a required situation, and breaks at the first callback at which it is reached.
///
/// So the exploration that ends there has found the shortest history that reaches it.
package struct SituationMonitor: Monitor, Sendable {
  /// The identifier of the situation.
  package let situation: String

  /// Counts how often the situation is reached; a required situation itself never fails.
  private var suite: InvariantSuite
  /// Kinds of callback at which the situation is reached, whatever else is true.
  private let plainKinds: CallbackSet
  private var index = 0
  private var found: Callback?

  /// Watches for one situation on one platform.
  ///
  /// - Parameters:
  ///   - situation: An invariant that a campaign has to exercise; one that says nothing about the
  ///     platform is never reached.
  ///   - platform: The world that is explored.
  package init(_ situation: Invariant, platform: Platform) {
    self.situation = situation.id
    suite = InvariantSuite([situation], platform: platform)
    plainKinds = suite.program.trials.first ?? .none
  }

  /// Forgets everything: a new case begins.
  package mutating func reset() {
    suite.reset()
    index = 0
    found = nil
  }

  /// Looks at the next callback.
  ///
  /// - Returns: False when the situation is reached at it.
  /// - Complexity: O(1).
  package mutating func observe(_ callback: Callback) -> Bool {
    let before = suite.reached.first
    _ = suite.observe(callback)
    index &+= 1
    guard plainKinds.contains(callback.kind) || suite.reached.first != before else { return true }
    found = callback
    return false
  }

  /// Has nothing to say at the end: what was not reached by then is not there.
  package mutating func finish() -> Bool { true }

  /// The situation and the callback at which it was reached; empty before.
  package var violations: [Violation] {
    guard let found else { return [] }
    return [
      Violation(
        invariant: situation, kind: .required, index: index - 1, callback: found, scene: nil)
    ]
  }
}

extension SituationMonitor: ExplorableMonitor {
  /// Kinds of callback at which the situation is judged, or something about it is remembered.
  package var alphabet: CallbackSet { suite.alphabet | suite.triedKinds }

  /// The memory of the suite.
  package var stateSize: StateSize { suite.stateSize }

  /// Events that look alike to the situation.
  package var causeClasses: [EventKind] { suite.causeClasses }

  /// Writes what is remembered.
  package func save(to words: inout StateWords, naming names: LiveNames) {
    suite.save(to: &words, naming: names)
  }

  /// Goes back to what was remembered before.
  package mutating func restore(from words: StateWords, naming names: LiveNames) {
    index = 0
    found = nil
    suite.restore(from: words, naming: names)
  }
}
