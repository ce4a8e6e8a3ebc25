package import SceneLifecycle

/// The record of a play, kept for a transcript.
package struct Tape: Hashable, Sendable {
  /// The events that were played with the unusual answers that were given.
  package var entries: [Scenario.Entry] = []
  /// The callbacks that were delivered; empty unless asked for.
  package var callbacks: [Callback] = []
  /// The events of the fair drain after the last entry.
  package var drained: [Event] = []
  /// Indices in the scenario of the events that were illegal and left out.
  package var skipped: [Int] = []
  /// Why each of them was left out; empty unless callbacks are kept, too.
  package var refusals: [Refusal] = []
  /// Indices in `entries` of the events with a written answer that no point asked for.
  package var unasked: [Int] = []
  /// The written answers of each of these events that no point asked for.
  package var unaskedChoices: [[Choice]] = []
  /// The engine's fingerprint before each entry; empty unless asked for and shown.
  package var states: [UInt64] = []

  package init() {}

  /// Forgets everything and keeps the storage.
  mutating func rewind() {
    entries.removeAll(keepingCapacity: true)
    callbacks.removeAll(keepingCapacity: true)
    drained.removeAll(keepingCapacity: true)
    skipped.removeAll(keepingCapacity: true)
    refusals.removeAll(keepingCapacity: true)
    unasked.removeAll(keepingCapacity: true)
    unaskedChoices.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
  }
}
