import SLB1
import SceneFuzzing
import Testing

/// SLB-1 explored to closure: how many states and transitions it has is known beforehand.
///
/// A debug build explores six scenes at most; `scenefuzz-bench explore` explores all eight.
@Suite struct ClosureTests {
  @Test(arguments: [
    (2, 25, 80), (3, 125, 600), (4, 625, 4_000), (6, 15_625, 150_000),
  ])
  func `Every state of the clean engine is visited`(scenes: Int, states: Int, edges: UInt64) async {
    let result = await explored(scenes: scenes, isSymmetric: false)
    #expect(result.end == .closed)
    #expect(result.states == states)
    #expect(result.seen.edges == edges)
    #expect(result.seen.callbacks == edges)
    #expect(result.depth == 4 * scenes)
    #expect(result.levels.reduce(0, +) == states)
  }

  @Test(arguments: [(1, 5, 8), (2, 15, 40), (4, 70, 280), (8, 495, 2_640)])
  func `Scenes that are interchangeable are counted once`(
    scenes: Int, states: Int, edges: UInt64
  ) async {
    let result = await explored(scenes: scenes, isSymmetric: true)
    #expect(result.end == .closed)
    #expect(result.states == states)
    #expect(result.seen.edges == edges)
    #expect(result.depth == 4 * scenes)
  }

  @Test(arguments: [false, true], [2, 3])
  func `Any number of jobs visits the same states`(isSymmetric: Bool, jobs: Int) async {
    let alone = await explored(scenes: 5, isSymmetric: isSymmetric)
    let together = await explored(scenes: 5, isSymmetric: isSymmetric, jobs: jobs)
    #expect(together.states == alone.states)
    #expect(together.levels == alone.levels)
    #expect(together.seen.edges == alone.seen.edges)
    #expect(together.bytes == alone.bytes)
  }

  @Test(arguments: SLB1Bug.allCases)
  func `Every bug is found after the fewest events there are`(bug: SLB1Bug) async {
    // The fourth bug names scenes, so they are not interchangeable, and four have to do.
    let isSymmetric = bug != .b4
    for jobs in [1, 2] {
      let result = await explored(
        scenes: isSymmetric ? 8 : 4, bug: bug, isSymmetric: isSymmetric, jobs: jobs)
      #expect(result.end == .broken)
      #expect(result.depth + 1 == shortest(bug).count)
    }
  }

  private func explored(
    scenes: Int, bug: SLB1Bug? = nil, isSymmetric: Bool, jobs: Int = 1
  ) async -> Exploration {
    let bounds = Bounds(events: SLB1Event.mask, isSymmetric: isSymmetric)
    let engine = SLB1Engine(scenes: scenes, bug: bug)
    var explorer = Explorer(engine, SLB1Checker(), bounds, jobs: jobs)
    await explorer.run()
    return explorer.result
  }
}
