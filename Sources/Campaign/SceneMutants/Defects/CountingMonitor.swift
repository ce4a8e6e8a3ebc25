import SceneInvariants
import SceneLifecycle

/// A monitor that counts what breaks and lets the case go on to its end.
///
/// So each invariant is judged by itself, whichever broke first.
struct CountingMonitor: Monitor {
  /// The invariants that judge.
  var suite: InvariantSuite

  mutating func reset() { suite.reset() }

  mutating func observe(_ callback: Callback) -> Bool {
    _ = suite.observe(callback)
    return true
  }

  mutating func finish() -> Bool {
    _ = suite.finish()
    return true
  }

  /// Nothing: a case that goes on has not failed.
  var violations: [Violation] { [] }
}
