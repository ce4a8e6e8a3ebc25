import SLB1
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneShrinking
import Testing

/// SLB-1 in the pipeline: campaigns, shrinking and proofs.
@Suite struct FuzzerTests {
  @Test func `The clean engine holds`() async {
    let harness = SLB1Harness()
    let result = await harness.run(harness.options(seed: 1, 0..<6))
    #expect(result.findings == [])
    #expect(result.fault == nil)
    #expect(result.activity.cases == 6)
    #expect(result.activity.eventCount == 6_000)
    #expect(result.activity.callbacks == 6_000)
  }

  @Test func `Any number of jobs finds the same`() async {
    let harness = SLB1Harness(bug: .b3)
    var options = harness.options(seed: 3, 0..<40, events: 200)
    options.keepsGoing = true
    let alone = await harness.run(options)
    options.jobs = 3
    let together = await harness.run(options)
    #expect(together.activity == alone.activity)
    #expect(together.findings == alone.findings)
    #expect(!alone.findings.isEmpty)
  }

  @Test(arguments: [(SLB1Bug.b1, 5), (.b2, 11), (.b3, 18)], [1, 2, 3] as [UInt64])
  func `The true shortest is reported and proved`(bug: (SLB1Bug, Int), seed: UInt64) async throws {
    let harness = SLB1Harness(bug: bug.0)
    let small = try await small(harness, seed: seed)
    #expect(small.shrunk.scenario.entries.count <= bug.1 + 2)
    let proved = await harness.proved(small)
    #expect(proved.proof == .shortest)
    #expect(proved.scenario.entries.count == bug.1)
    #expect(proved.certainty.hasPrefix("shortest (proved, "))
    #expect(harness.play(proved.scenario).violations.count == 1)
  }

  @Test func `The fourth bug comes within two events of the shortest before the search`()
    async throws
  {
    let small = try await small(SLB1Harness(bug: .b4), seed: 1)
    #expect((15...17).contains(small.shrunk.scenario.entries.count))
  }

  private func small(
    _ harness: SLB1Harness, seed: UInt64
  ) async throws -> SLB1Harness.SmallFailure {
    let options = harness.options(seed: seed, 0..<1_000)
    let finding = try #require(await harness.run(options).findings.first)
    return try #require(harness.small(harness.play(options.generator, finding.index).scenario))
  }
}
