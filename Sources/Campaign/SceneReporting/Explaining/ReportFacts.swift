/// The facts that a report has about a failure beside its play.
package struct ReportFacts: Hashable, Codable, Sendable {
  /// A summary of shrinking.
  package struct ShrinkingSummary: Hashable, Codable, Sendable {
    /// The certainty of the result, such as `no event can be left out`.
    package var label: String
    /// Number of events before shrinking.
    package var eventsBefore: Int
    /// How many scenarios were played.
    package var plays: Int

    package init(label: String, eventsBefore: Int, plays: Int) {
      self.label = label
      self.eventsBefore = eventsBefore
      self.plays = plays
    }
  }

  /// Another failure that was met on the way.
  package struct Other: Hashable, Codable, Sendable {
    /// Identifier of the invariant that broke.
    package var invariant: String
    /// The command that repeats it.
    package var command: String

    package init(_ invariant: String, repeatedBy command: String) {
      self.invariant = invariant
      self.command = command
    }
  }

  /// The command that repeats the failure; empty where the report's last fact does.
  package var command: String
  /// The campaign's seed; nil for a written scenario.
  package var seed: String?
  /// The token of the case; nil for a written scenario.
  package var token: String?
  /// The file that holds the history; nil when none was written.
  package var file: String?
  /// How many cases failed this way; 0 when they were not counted.
  package var cases: UInt64 = 0
  /// The summary of the shrinking; nil when nothing was shrunk.
  package var shrinking: ShrinkingSummary?
  /// Other histories that break the same, the events of each.
  package var further: [String] = []
  /// Other failures that were met beside this one.
  package var others: [Other] = []

  /// Says how the failure is repeated, and nothing else.
  package init(repeatedBy command: String) { self.command = command }
}
