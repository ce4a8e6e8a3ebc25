import SceneExploring
import SceneLifecycle
import TestSupport
import Testing

@Suite struct `An exploration` {
  private func explore(
    _ scenes: Int, isBuggy: Bool = false, jobs: Int = 1, _ change: (inout Bounds) -> Void = { _ in }
  ) async -> Explorer<ToyEngine, ToyMonitor> {
    var bounds = Bounds()
    change(&bounds)
    var explorer = Explorer(
      ToyEngine(scenes: scenes, isBuggy: isBuggy), ToyMonitor(), bounds, jobs: jobs)
    await explorer.run()
    return explorer
  }

  /// Five phases a scene; two of them are reached with two ways to go on from a connection.
  @Test(arguments: [(1, 5), (2, 15), (3, 35), (8, 495)])
  func `visits each multiset of phases once`(scenes: Int, states: Int) async {
    let found = await explore(scenes).result
    #expect(found.end == .closed)
    #expect(found.states == states)
  }

  @Test(arguments: [(1, 5), (2, 25), (3, 125)])
  func `visits each list of phases once where scenes are not alike`(
    scenes: Int, states: Int
  ) async {
    let found = await explore(scenes) { $0.isSymmetric = false }.result
    #expect(found.end == .closed)
    #expect(found.states == states)
  }

  @Test func `watches a slot that is not like the others`() async {
    let found = await explore(3) { $0.watched = 1 }.result
    #expect(found.states == 5 * 15)
  }

  @Test func `keeps states with one way to go on when it is told to`() async {
    let walked = await explore(2).result
    let kept = await explore(2) { $0.keepsAll = true }.result
    #expect(kept.end == .closed)
    #expect(kept.states > walked.states)
    #expect(kept.depth >= walked.depth)
  }

  @Test(arguments: [2, 3, 7])
  func `counts the same with any number of workers`(jobs: Int) async {
    let alone = await explore(8) { $0.keepsAll = true }.result
    let together = await explore(8, jobs: jobs) { $0.keepsAll = true }.result
    #expect(together.states == alone.states)
    #expect(together.seen.edges == alone.seen.edges)
    #expect(together.levels == alone.levels)
  }

  @Test func `finds the shortest history that breaks something`() async throws {
    for jobs in [1, 2] {
      let explorer = await explore(2, isBuggy: true, jobs: jobs)
      #expect(explorer.result.end == .broken)
      let state = try #require(explorer.result.broken)
      let history = explorer.history(to: state, breaking: true)
      #expect(history.map(\.entry.event.kind) == [.launch, .open, .close, .open, .touch])
      #expect(history.allSatisfy { $0.entry.choices.isEmpty })
    }
  }

  @Test func `says that nothing breaks only as far as it looked`() async {
    let near = await explore(2, isBuggy: true) { $0.depth = 4 }.result
    #expect(near.end == .depth)
    #expect(near.depth == 4)
    #expect(near.levels.count == 5)
    #expect(await explore(2, isBuggy: true) { $0.depth = 5 }.result.end == .broken)
  }

  @Test func `lets nothing come between after the last event`() async {
    for depth in [1, 2, 3, 4, 5] {
      let (few, all) = (
        await explore(2, isBuggy: true) {
          $0.arrival = .anytime
          $0.depth = depth
        },
        await explore(2, isBuggy: true) {
          $0.arrival = .anytime
          $0.keepsAll = true
          $0.depth = depth
        }
      )
      #expect(few.result.end == all.result.end)
      #expect(few.result.states <= all.result.states)
      let lengths = [few, all].map { explorer in
        explorer.result.broken.map { explorer.history(to: $0, breaking: true).count }
      }
      #expect(lengths[0] == lengths[1])
    }
  }

  @Test func `stops when more transitions were taken than allowed`() async {
    #expect(await explore(8) { $0.transitions = 1 }.result.end == .transitions)
  }

  @Test func `stops when the memory is used up, and when the caller says so`() async {
    #expect(await explore(8) { $0.memory = 1 }.result.end == .memory)
    var explorer = Explorer(ToyEngine(scenes: 8), ToyMonitor(), Bounds())
    await explorer.run(shouldStop: { true })
    #expect(explorer.result.end == .stopped)
  }

  @Test func `retraces a history to each state there is`() async throws {
    let explorer = await explore(2) { $0.keepsAll = true }
    for state in 0..<explorer.result.states {
      let history = explorer.history(to: state)
      let again = explorer.history(to: state)
      #expect(history.map(\.entry) == again.map(\.entry))
      #expect(history.count <= explorer.result.depth)
    }
    let last = explorer.history(to: explorer.result.states - 1)
    #expect(!last.isEmpty)
  }
}

@Suite struct `A lasso` {
  private func lasso(
    fair: EventSet, _ events: EventSet = .all
  ) async -> (stem: [EventKind], cycle: [EventKind])? {
    var bounds = Bounds(events: events)
    bounds.watched = 1
    bounds.keepsAll = true
    var explorer = Explorer(ToyEngine(scenes: 2), ToyMonitor(), bounds)
    await explorer.run()
    guard let lasso = explorer.lasso(fair: fair) else { return nil }
    let history = explorer.history(of: lasso)
    return (history.stem.map(\.entry.event.kind), history.cycle.map(\.entry.event.kind))
  }

  /// A scene in the foreground leaves it by `reclaim`; from active it takes `hide` before.
  private static let leaving: EventSet = [.reclaim, .hide]

  @Test func `is the world that leaves the app alone where that is fair`() async throws {
    let found = try #require(await lasso(fair: .none))
    #expect(found.stem == [.launch, .open, .makeKey])
    #expect(found.cycle.isEmpty)
  }

  @Test func `is one state where nothing leads on and the world may leave the app alone`()
    async throws
  {
    let found = try #require(await lasso(fair: .none, [.launch, .open, .makeKey]))
    #expect(found.stem == [.launch, .open, .makeKey])
    #expect(found.cycle.isEmpty)
  }

  @Test func `rests where the world may leave the app alone`() async throws {
    let found = try #require(await lasso(fair: [.reclaim]))
    #expect(found.stem == [.launch, .open, .makeKey, .touch])
    #expect(found.cycle.isEmpty)
  }

  @Test func `goes round where the world has to do something`() async throws {
    let found = try #require(await lasso(fair: Self.leaving))
    #expect(found.stem == [.launch, .open, .makeKey])
    #expect(found.cycle == [.touch, .hide])
  }

  @Test func `is not there when a fair world brings what must happen`() async {
    let noTouch = EventSet.all - [.touch]
    #expect(await lasso(fair: [.reclaim], noTouch) == nil)
    #expect(await lasso(fair: Self.leaving, noTouch) == nil)
  }
}
