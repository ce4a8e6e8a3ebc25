import SceneInvariants
import SceneLifecycle

/// Breaks where a required situation is reached, as the suite's own tally counts it.
struct Reaching: ExplorableMonitor {
  private var suite: InvariantSuite
  private let tried: CallbackSet

  init(_ invariant: Invariant, platform: Platform) {
    suite = InvariantSuite([invariant], platform: platform)
    tried = suite.triedKinds
  }

  var alphabet: CallbackSet { suite.alphabet | tried }

  mutating func reset() { suite.reset() }

  mutating func observe(_ callback: Callback) -> Bool {
    let isTried = tried.contains(callback.kind)
    if isTried { suite.clearTally() }
    _ = suite.observe(callback)
    return !isTried || suite.tally.entries.allSatisfy { $0.exercised == 0 }
  }

  mutating func finish() -> Bool { true }
  var violations: [Violation] { [] }
  var stateSize: StateSize { suite.stateSize }
  var causeClasses: [EventKind] { suite.causeClasses }

  func save(to words: inout StateWords, naming names: LiveNames) {
    suite.save(to: &words, naming: names)
  }

  mutating func restore(from words: StateWords, naming names: LiveNames) {
    suite.restore(from: words, naming: names)
  }
}
