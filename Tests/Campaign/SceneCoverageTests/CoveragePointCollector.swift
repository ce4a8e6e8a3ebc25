import SceneCoverage
import SceneEngine
import SceneExploring
import SceneGeneration
import SceneLifecycle
import ScenePipeline

/// UIKit's engine with a note of the moments at which events began in it.
///
/// Only events that begin when nothing is owed count: a campaign and an exploration mean the same.
struct MomentCollector: PlayableEngine, Sendable {
  /// The moments since the collector was made, over all cases.
  private(set) var moments = CoveragePointSet()

  private var engine: UIKitEngine

  /// Collects the moments of an engine.
  init(_ engine: UIKitEngine) { self.engine = engine }

  /// Number of session slots.
  var scenes: Int { engine.scenes }

  /// Kinds of which an event may be legal now.
  var plausible: EventSet { engine.plausible }

  /// Goes back to a device on which the app was never launched; the moments stay.
  mutating func reset() { engine.reset() }

  /// The slots for which an event of a kind is legal now.
  func accepting(_ kind: EventKind) -> SceneSet { engine.accepting(kind) }

  /// Takes an event, and notes what it found.
  ///
  /// - Throws: `Refusal` when the event is illegal now; then nothing has changed.
  mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    let moment = engine.isAtRest ? CoveragePoint(event, in: engine) : nil
    try engine.begin(event, number: number, &choiceSource)
    if let moment { moments.insert(moment) }
  }

  /// Tells the next callback that is owed, in place.
  mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback) -> Bool {
    engine.next(&choiceSource, into: &callback)
  }
}
