/// Puts batches of cases that end in any order together in the order of their cases.
struct ResultCollector<Tally: CaseTally> {
  /// The result of the batches up to now.
  var result: CampaignResult<Tally>
  /// How far the campaign is, batches that still wait for an earlier one included.
  private(set) var progress = Progress()
  /// Whether a batch says that no case after it counts.
  private(set) var isClosing = false
  /// Whether that batch was added: what others say does not count.
  private(set) var isClosed = false

  private var waiting: [CaseBatch<Tally>] = []
  private var next = 0

  init(_ emptyTally: Tally) { result = CampaignResult(tally: emptyTally) }

  /// Ends the campaign before all cases are played.
  mutating func stop() {
    isClosing = true
    result.wasStopped = true
  }

  /// Takes a batch that has ended.
  ///
  /// - Returns: Where the ways of failing stand that no earlier case has shown.
  mutating func take(_ batch: CaseBatch<Tally>) -> [Int] {
    progress.cases += batch.result.activity.cases
    progress.callbacks += batch.result.activity.callbacks
    isClosing = isClosing || batch.isLast
    waiting.append(batch)
    let known = result.findings
    while !isClosed, let position = waiting.firstIndex(where: { $0.number == next }) {
      let batch = waiting.remove(at: position)
      next += 1
      isClosed = batch.isLast
      result.add(batch.result)
    }
    return news(besides: known)
  }

  /// Takes the batches that fail and wait for one that was given up: what they met is worth more than the
  /// order.
  mutating func takeWaiting() -> [Int] {
    let known = result.findings
    for batch in waiting.sorted(by: { $0.number < $1.number }) where batch.result.fails {
      result.add(batch.result)
    }
    waiting = []
    return news(besides: known)
  }

  /// Takes what failed only after its batch had ended.
  mutating func take(late findings: [Finding]) -> [Int] {
    let known = result.findings
    for finding in findings { result.add(finding) }
    return news(besides: known)
  }

  private mutating func news(besides known: [Finding]) -> [Int] {
    progress.findings = result.findings.count
    return result.findings.indices.filter { index in
      !known.contains { $0.isSame(as: result.findings[index]) }
    }
  }

  /// How far the campaign is, with what a player knows of it.
  func progress(by player: some BatchPlayer<Tally>) -> Progress {
    var progress = progress
    player.watch(result, into: &progress)
    return progress
  }
}
