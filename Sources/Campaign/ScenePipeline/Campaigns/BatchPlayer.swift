/// A player of a campaign's batches: players in this process, or workers in others.
///
/// A campaign begins batches in their order and gets them as they end; it puts them together.
package protocol BatchPlayer<Tally> {
  /// The counts over the cases.
  associatedtype Tally: CaseTally
  /// A problem that ends a campaign without a result.
  associatedtype Problem: Error

  /// The tally of nothing.
  var emptyTally: Tally { get }

  /// Whether a batch is being played.
  var isBusy: Bool { get }

  /// Begins the batch with a number; false where one of those that are played has to end first.
  mutating func begin(_ batch: Int) throws(Problem) -> Bool

  /// Waits a moment and returns the batches that have ended; nil where the rest is given up.
  ///
  /// - Parameter shouldStop: Whether what is under way may be cut short.
  mutating func ended(unless shouldStop: () -> Bool) throws(Problem) -> [CaseBatch<Tally>]?

  /// Returns the findings that came only after their batch had ended; none by default.
  mutating func late() throws(Problem) -> [Finding]

  /// Gets a way of failing when it is first met, in the order of the cases; does nothing by default.
  mutating func met(_ finding: inout Finding) throws(Problem)

  /// Writes what is known into the progress that a console shows; nothing by default.
  func watch(_ result: CampaignResult<Tally>, into progress: inout Progress)
}

extension BatchPlayer {
  /// Nothing failed.
  package mutating func late() throws(Problem) -> [Finding] { [] }

  /// Does nothing.
  package mutating func met(_ finding: inout Finding) throws(Problem) {}

  /// Gets the ways of failing at some places of a result.
  mutating func met(
    _ indices: [Int], in result: inout CampaignResult<Tally>
  ) throws(Problem) {
    for index in indices { try met(&result.findings[index]) }
  }

  /// Writes nothing.
  package func watch(_ result: CampaignResult<Tally>, into progress: inout Progress) {}
}
