import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

/// What a campaign makes of batches that others play: they end in any order, are given up, or fail too late.
struct BatchPlayerTests {
  private struct Count: CaseTally {
    var batches: [Int] = []
    mutating func add(_ other: Count) { batches += other.batches }
  }

  /// Plays batches as a test says: each call of `ended` brings the batches that it lists.
  private struct ScriptedPlayer: BatchPlayer {
    /// The batches that end together, in the order in which they end; nil where the rest is given up.
    var script: [[Int]?]
    /// Rows that may be played at the same time.
    var room = 3
    /// The failures of batches.
    var failures: [Int: Finding] = [:]
    /// Rows behind which nothing counts.
    var last: Set<Int> = []
    var lateFindings: [Finding] = []
    /// What was begun and what was met, in their order.
    var begun: [Int] = []
    var met: [UInt64] = []
    private var busy: Set<Int> = []

    init(_ script: [[Int]?]) { self.script = script }

    var emptyTally: Count { Count() }
    var isBusy: Bool { !busy.isEmpty }

    mutating func begin(_ batch: Int) -> Bool {
      guard busy.count < room else { return false }
      busy.insert(batch)
      begun.append(batch)
      return true
    }

    mutating func ended(unless shouldStop: () -> Bool) -> [CaseBatch<Count>]? {
      guard let batches = script.removeFirst() else { return nil }
      return batches.map { number in
        busy.remove(number)
        var result = CampaignResult(tally: Count(batches: [number]))
        result.activity.cases = 10
        result.findings = failures[number].map { [$0] } ?? []
        return CaseBatch(number: number, result: result, isLast: last.contains(number))
      }
    }

    mutating func late() -> [Finding] { lateFindings }
    mutating func met(_ finding: inout Finding) { met.append(finding.index) }
  }

  @Test func `Progress is shown also while no batch ends`() {
    var player = ScriptedPlayer([[], [], [0, 1, 2], [3, 4]])
    var shown: [UInt64] = []
    _ = options.play(asking: &player, progress: { shown.append($0().cases) })
    #expect(shown == [0, 0, 30, 50])
  }

  /// Five batches of ten cases.
  private var options: CampaignOptions {
    var options = CampaignOptions(Generator(shape: Shape(), seed: Seed(1)), cases: 50)
    options.batchSize = 10
    return options
  }

  private func finding(_ index: UInt64, _ law: String) -> Finding {
    Finding(index: index, Signature(invariant: law, role: .process))
  }

  @Test func `Rows that end in any order are put together in theirs`() {
    var player = ScriptedPlayer([[2], [1], [], [4, 3], [0]])
    player.room = 5
    player.failures = [3: finding(31, "a"), 1: finding(12, "a"), 4: finding(40, "b")]
    let result = options.play(asking: &player)
    #expect(result.tally.batches == [0, 1, 2, 3, 4])
    #expect(result.activity.cases == 50 && !result.wasStopped)
    #expect(result.findings.map(\.index) == [12, 40])
    #expect(result.findings.map(\.count) == [2, 1])
    #expect(player.met == [12, 40], "each way of failing is met once, by its first case")
  }

  @Test func `A player with no room is asked again once a batch has ended`() {
    var player = ScriptedPlayer([[1], [0], [2], [4], [3]])
    player.room = 2
    let result = options.play(asking: &player)
    #expect(player.begun == [0, 1, 2, 3, 4])
    #expect(result.tally.batches == [0, 1, 2, 3, 4])
  }

  @Test func `Nothing counts behind the batch that ends a campaign, though it ended before`() {
    var player = ScriptedPlayer([[2], [1], [0]])
    player.failures = [1: finding(15, "a"), 2: finding(20, "b")]
    player.last = [1]
    player.lateFindings = [finding(3, "late")]
    let result = options.play(asking: &player)
    #expect(result.tally.batches == [0, 1])
    #expect(result.findings.map(\.index) == [15])
    #expect(player.begun == [0, 1, 2, 3], "no row is begun once one has said that it is the last")
  }

  @Test
  func `What failed behind a batch that is given up is not lost, and what held is not counted`() {
    var player = ScriptedPlayer([[2], [1], nil])
    player.failures = [2: finding(25, "a")]
    player.room = 3
    let result = options.play(asking: &player)
    #expect(result.tally.batches == [2])
    #expect(result.findings.map(\.index) == [25] && player.met == [25])
  }

  @Test func `What fails after its batch is met when all batches have ended`() {
    var player = ScriptedPlayer([[0, 1, 2], [3, 4]])
    player.failures = [4: finding(44, "a")]
    player.lateFindings = [finding(3, "late"), finding(5, "a")]
    let result = options.play(asking: &player)
    #expect(result.findings.map(\.index).sorted() == [3, 5])
    #expect(result.findings.first { $0.index == 5 }?.count == 2)
    #expect(player.met == [44, 3], "what is known already is not met again")
  }

  @Test func `A stop begins no more batches, and says so`() {
    var player = ScriptedPlayer([[0], [1]])
    player.room = 1
    var asked = 0
    let result = options.play(
      asking: &player,
      shouldStop: {
        asked += 1
        return asked > 1
      })
    #expect(player.begun == [0])
    #expect(result.tally.batches == [0] && result.wasStopped)
  }

  @Test func `A campaign that has enough ends between batches`() {
    var player = ScriptedPlayer([[0], [1], [2]])
    player.room = 1
    let result = options.play(asking: &player, isEnough: { $0.tally.batches.count == 2 })
    #expect(player.begun == [0, 1])
    #expect(result.activity.cases == 20 && !result.wasStopped)
  }
}
