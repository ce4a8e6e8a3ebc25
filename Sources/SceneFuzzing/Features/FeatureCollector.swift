package import SceneEngine
package import SceneLifecycle

/// An engine that can say which moment an event finds.
package protocol MomentTelling: Engine {
  /// Returns the moment that an event finds; nil while something is owed.
  func moment(of event: Event) -> CoveragePoint?
}

extension UIKitEngine: MomentTelling {
  /// Returns the moment that an event finds; nil while something is owed.
  package func moment(of event: Event) -> CoveragePoint? {
    isAtRest ? CoveragePoint(event, in: self) : nil
  }
}

extension Defective: MomentTelling where Wrapped: MomentTelling {
  /// Returns the moment of the engine inside: a defect changes words, not states.
  package func moment(of event: Event) -> CoveragePoint? { wrapped.moment(of: event) }
}

/// An engine with a note of what the current case shows.
package struct FeatureCollector<E: MomentTelling>: Engine {
  /// The moments of the case.
  package private(set) var moments = CoveragePointSet()
  /// The events of the case, in order.
  package private(set) var events: [EventKind] = []

  private var engine: E

  /// Collects what the cases of an engine show.
  package init(_ engine: E) { self.engine = engine }

  /// Number of session slots.
  package var scenes: Int { engine.scenes }

  /// Kinds of which an event may be legal now.
  package var plausible: UInt64 { engine.plausible }

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
    let moment = engine.moment(of: event)
    try engine.begin(event, number: number, &choiceSource)
    if let moment { moments.insert(moment) }
    events.append(event.kind)
  }

  /// Tells the next callback that is owed; nil when nothing is owed.
  package mutating func next(_ choiceSource: inout ChoiceSource) -> Callback? {
    engine.next(&choiceSource)
  }

  /// Tells the next callback that is owed, in place.
  package mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> Bool
  {
    engine.next(&choiceSource, into: &callback)
  }
}
