package import SceneLifecycle
import SceneReporting
package import SceneShrinking

/// A failure made small, with what is certain about it.
package struct Counterexample: Hashable, Sendable {
  /// How much is known of histories that are shorter.
  package enum Proof: Hashable, Sendable {
    /// None of them fails in the same way.
    case shortest
    /// None fails in the same way whose events wait until nothing is pending.
    case shortestAtRest
    /// Nothing: the engine does not show its state, or there are too many states.
    case none
    /// Nothing: the engine that was searched fails where the same engine, played, does not.
    case refused
  }

  /// The result of the passes; its scenario is the one of the counterexample.
  package var shrunk: Shrunk
  /// The proof that was found.
  package var proof = Proof.none
  /// States that the proof searched.
  package var states = 0

  /// Takes what the passes came to; nothing is proved of it yet.
  package init(shrunk: Shrunk) { self.shrunk = shrunk }

  /// The smallest scenario found.
  package var scenario: Scenario { shrunk.scenario }

  /// The certainty of the counterexample, in a few words.
  package var certainty: String {
    let searched = "\(UInt64(states).counted("state")) searched"
    switch proof {
    case .shortest: return "shortest (proved, \(searched))"
    case .shortestAtRest: return "\(shrunk.certainty), shortest at rest (proved, \(searched))"
    case .none: return shrunk.certainty
    case .refused:
      return "\(shrunk.certainty); the engine shows a state that it does not play: report this"
    }
  }
}
