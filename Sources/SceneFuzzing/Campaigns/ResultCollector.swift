import SceneLifecycle

/// Puts rows of cases that end in any order together in the order of their cases.
struct ResultCollector<R: Harness> {
  /// What the rows up to now come to.
  private(set) var result: CampaignResult<R.Tally>
  /// How far the campaign is, rows that still wait for an earlier one included.
  private(set) var progress = Progress()
  /// Whether a row says that no case after it counts.
  private(set) var isClosing = false

  private let harness: R
  private var waiting: [Chunk<R.Tally>] = []
  private var next = 0
  private var isClosed = false

  init(_ harness: R) {
    self.harness = harness
    result = CampaignResult(tally: harness.emptyTally)
  }

  /// Takes a row that has ended.
  mutating func take(_ chunk: Chunk<R.Tally>) {
    progress.cases += chunk.result.activity.cases
    progress.callbacks += chunk.result.activity.callbacks
    progress.findings += chunk.result.findings.count
    isClosing = isClosing || chunk.isLast
    waiting.append(chunk)
    while !isClosed, let place = waiting.firstIndex(where: { $0.number == next }) {
      add(waiting.remove(at: place))
    }
    harness.watch(result.tally, into: &progress)
  }

  private mutating func add(_ chunk: Chunk<R.Tally>) {
    next += 1
    isClosed = chunk.isLast
    result.activity.add(chunk.result.activity)
    harness.merge(chunk.result.tally, into: &result.tally)
    for finding in chunk.result.findings { result.add(finding) }
    result.fault = chunk.result.fault
    result.wasStopped = chunk.result.wasStopped
  }
}
