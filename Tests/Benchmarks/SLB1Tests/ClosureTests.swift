import SLB1
import SceneExploring
import SceneLifecycle
import Testing

/// SLB-1 explored to closure: how many states and transitions it has is known beforehand.
@Suite struct ClosureTests {
  @Test(arguments: [
    (2, 25, 80), (3, 125, 600), (4, 625, 4_000), (8, 390_625, 5_000_000),
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

  @Test func `Where events may arrive at any time, what is owed is part of the state`() async {
    let bounds = Bounds(events: SLB1Event.kinds, arrival: .anytime, isSymmetric: false)
    var explorer = Explorer(SLB1Engine(scenes: 2), SLB1Checker(), bounds)
    await explorer.run()
    #expect(explorer.result.end == .closed)
    #expect(explorer.result.states == 25 + 80)
    #expect(explorer.result.seen.edges == 80 + 80)
    // From the state that is eight events away, a ninth leads to one that owes a callback.
    #expect(explorer.result.depth == 9)
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

  @Test(arguments: SLB1Bug.allCases, [1, 2])
  func `Every bug is found after the fewest events there are`(
    bug: SLB1Bug, jobs: Int
  ) async throws {
    // The fourth bug names scenes, so they are not interchangeable, and four have to do.
    var explorer = explorer(scenes: bug == .b4 ? 4 : 8, bug: bug, isSymmetric: true, jobs: jobs)
    await explorer.run()
    #expect(explorer.result.end == .broken)
    #expect(explorer.result.depth + 1 == shortest(bug).count)
    let state = try #require(explorer.result.broken)
    let history = explorer.history(to: state, breaking: true)
    #expect(history.count == shortest(bug).count)
    var play = Play(engine: SLB1Engine(scenes: explorer.walkers[0].engine.scenes, bug: bug))
    for leg in history {
      #expect(play.broken == [])
      try play.play(leg.entry.event)
    }
    #expect(play.broken != [])
  }

  private func explored(scenes: Int, isSymmetric: Bool, jobs: Int = 1) async -> Exploration {
    var explorer = explorer(scenes: scenes, isSymmetric: isSymmetric, jobs: jobs)
    await explorer.run()
    return explorer.result
  }

  private func explorer(
    scenes: Int, bug: SLB1Bug? = nil, isSymmetric: Bool, jobs: Int = 1
  ) -> Explorer<SLB1Engine, SLB1Checker> {
    let bounds = Bounds(events: SLB1Event.kinds, isSymmetric: isSymmetric)
    return Explorer(SLB1Engine(scenes: scenes, bug: bug), SLB1Checker(), bounds, jobs: jobs)
  }
}
