import SceneGeneration
package import SceneLifecycle
import ScenePipeline

/// An engine with a note of what the current case shows.
package struct FeatureCollector<E: CoverageEngine>: PlayableEngine {
  /// The coverage points of the case.
  package private(set) var moments = CoveragePointSet()
  /// The events of the case, in order.
  package private(set) var events: [EventKind] = []

  private var engine: E

  /// Collects what the cases of an engine show.
  package init(_ engine: E) { self.engine = engine }

  /// Number of session slots.
  package var scenes: Int { engine.scenes }

  /// Kinds of which an event may be legal now.
  package var plausible: EventSet { engine.plausible }

  /// Goes back to a device on which the app was never launched; a new case begins.
  package mutating func reset() {
    engine.reset()
    moments.removeAll()
    events.removeAll(keepingCapacity: true)
  }

  /// The slots for which an event of a kind is legal now.
  package func accepting(_ kind: EventKind) -> SceneSet { engine.accepting(kind) }

  /// Takes an event, and notes what it found.
  ///
  /// - Throws: `Refusal` when the event is illegal now; then nothing has changed.
  package mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    let point = engine.coveragePoint(of: event)
    try engine.begin(event, number: number, &choiceSource)
    if let point { moments.insert(point) }
    events.append(event.kind)
  }

  /// Delivers the next pending callback, in place.
  package mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> Bool
  {
    engine.next(&choiceSource, into: &callback)
  }
}
