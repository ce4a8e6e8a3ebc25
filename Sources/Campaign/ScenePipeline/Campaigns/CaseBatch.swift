/// A batch of neighbouring cases, and what came of it.
package struct CaseBatch<Tally: CaseTally>: Sendable {
  /// Number of the batch, from 0.
  package var number: Int
  /// The result of the cases that were played.
  package var result: CampaignResult<Tally>
  /// Whether no case after this batch counts.
  package var isLast: Bool

  package init(number: Int, result: CampaignResult<Tally>, isLast: Bool) {
    self.number = number
    self.result = result
    self.isLast = isLast
  }
}
