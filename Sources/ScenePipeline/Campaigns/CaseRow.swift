import SceneLifecycle

/// A row of neighbouring cases that one pool plays, and what came of it.
struct CaseRow<Tally: CaseTally>: Sendable {
  /// Number of the row, from 0.
  var number: Int
  /// What came of the cases that were played.
  var result: CampaignResult<Tally>
  /// Whether no case after this row counts.
  var isLast: Bool
}
