import SceneLifecycle

/// Puts rows of cases that end in any order together in the order of their cases.
struct ResultCollector<H: CampaignHarness> {
  /// What the rows up to now come to.
  private(set) var result: CampaignResult<H.Tally>
  /// How far the campaign is, rows that still wait for an earlier one included.
  private(set) var progress = Progress()
  /// Whether a row says that no case after it counts.
  private(set) var isClosing = false

  private let harness: H
  private var waiting: [CaseRow<H.Tally>] = []
  private var next = 0
  private var isClosed = false

  init(_ harness: H) {
    self.harness = harness
    result = CampaignResult(tally: harness.emptyTally)
  }

  /// Takes a row that has ended.
  mutating func take(_ row: CaseRow<H.Tally>) {
    progress.cases += row.result.activity.cases
    progress.callbacks += row.result.activity.callbacks
    progress.findings += row.result.findings.count
    progress.newFindings = []
    isClosing = isClosing || row.isLast
    waiting.append(row)
    while !isClosed, let position = waiting.firstIndex(where: { $0.number == next }) {
      add(waiting.remove(at: position))
    }
    harness.watch(result.tally, into: &progress)
  }

  private mutating func add(_ row: CaseRow<H.Tally>) {
    next += 1
    isClosed = row.isLast
    result.activity.add(row.result.activity)
    result.tally.add(row.result.tally)
    for finding in row.result.findings where result.add(finding) {
      progress.newFindings.append(finding)
    }
    result.fault = row.result.fault
    result.wasStopped = row.result.wasStopped
  }
}
