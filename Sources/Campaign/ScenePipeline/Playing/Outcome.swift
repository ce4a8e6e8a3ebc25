public import SceneLifecycle

/// How a play ended.
@usableFromInline
package enum Outcome: Hashable, Sendable {
  /// Nothing broke.
  case held
  /// An invariant broke; the monitor says which.
  case broken
  /// The engine contradicted itself: our fault, whatever the invariants say.
  case faulty(Fault)
}

/// A way in which an engine or a monitor breaks its own promises.
@usableFromInline
package struct Fault: Error, Hashable, Sendable {
  /// A kind of fault.
  @usableFromInline
  package enum FaultCode: Hashable, Sendable {
    /// It took an event that it had said was illegal.
    case tookIllegal
    /// It refused an event that it had said was legal.
    case refusedLegal(Refusal)
    /// It went on delivering callbacks without end.
    case neverRests
    /// The monitor said that something broke, and named nothing.
    case brokeNothing
    /// A failure did not come back when its recording was played.
    case notReproduced
  }

  /// The kind of the fault.
  package var code: FaultCode
  /// The event; nil when no single event is to blame.
  package var event: Event?

  @usableFromInline
  package init(_ code: FaultCode, _ event: Event? = nil) {
    self.code = code
    self.event = event
  }

  /// One sentence for a report.
  package var sentence: String {
    let name = event?.kind.word ?? "the last event"
    switch code {
    case .tookIllegal: return "the engine took '\(name)' and had said that it was illegal"
    case .refusedLegal(let refusal):
      return "the engine refused '\(name)' and had said that it was legal: \(refusal.sentence)"
    case .neverRests: return "the engine did not come to rest after '\(name)'"
    case .brokeNothing: return "the monitor said that something broke and did not say what"
    case .notReproduced: return "the failure did not come back when its recording was played"
    }
  }
}
