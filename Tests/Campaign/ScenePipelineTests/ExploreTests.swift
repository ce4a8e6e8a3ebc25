import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import Synchronization
import Testing

@Suite struct `Exploring the contract` {
  private static let pad = Platform.named("ipad-ios17-code") ?? Platform.all[0].platform

  @Test func `closes for one session and all events, whatever the number of workers`() async {
    let judgement = InvariantSelection(only: [
      "scene.active-in-foreground", "discard.late-report-arrives",
    ])
    var counts: [[Int]] = []
    for jobs in [1, 2] {
      let order = ExploreOrder(platform: Self.pad, scenes: 1, jobs: jobs)
      let explored = await Fuzzer(judgement).explore(order)
      #expect(explored.end == .closed)
      #expect(explored.failure == nil)
      #expect(explored.invariants == judgement.only)
      let found = explored.parts.map(\.exploration)
      counts.append(found.flatMap { [$0.states, Int($0.seen.edges)] })
    }
    #expect(counts[0] == counts[1])
  }

  @Test(arguments: Contract.myths.map(\.id))
  func `refutes each myth by a history that the player repeats`(id: String) async throws {
    let fuzzer = Fuzzer(InvariantSelection(only: [id]))
    let myth = try #require(Contract.invariant(id))
    let name = try #require(Platform.all.first { myth.applies(to: $0.platform) })
    for platform in [name.platform, Platform.named("sceneless-ios18") ?? Self.pad]
    where myth.applies(to: platform) {
      var order = ExploreOrder(platform: platform, scenes: 2)
      order.depth = 6
      let explored = await fuzzer.explore(order)
      guard let failure = explored.failure else { continue }
      #expect(fuzzer.play(failure).violations.first?.invariant == id)
      return
    }
    Issue.record("no history of two sessions and six events refutes it")
  }

  @Test(arguments: ["scene.geometry-after-connect", "scene.resigns-before-disconnect"])
  func `finds what breaks a soft invariant that is to fail`(id: String) async throws {
    let fuzzer = Fuzzer(InvariantSelection(only: [id], softFails: true))
    var order = ExploreOrder(platform: Self.pad, scenes: 1)
    order.depth = 4
    let failure = try #require(await fuzzer.explore(order).failure)
    #expect(fuzzer.play(failure).violations.first?.invariant == id)
  }

  @Test func `arrivals inside a transition are more than arrivals at rest`() async {
    let judgement = InvariantSelection(only: ["scene.active-in-foreground"])
    var states: [Int] = []
    for arrival in Bounds.Arrival.allCases {
      var order = ExploreOrder(
        platform: Self.pad, scenes: 1, events: ExploreOrder.events(of: [.interruptions]))
      order.arrival = arrival
      let explored = await Fuzzer(judgement).explore(order)
      #expect(explored.end == .closed)
      states.append(explored.states)
    }
    #expect(states[0] < states[1] && states[1] <= states[2])
  }

  @Test func `what is bounded by a depth is not called closed`() async {
    var order = ExploreOrder(platform: Self.pad, scenes: 2)
    order.depth = 1
    let explored = await Fuzzer().explore(order)
    #expect(explored.end == .depth)
    #expect(explored.parts.allSatisfy { !$0.isEventual })
  }

  @Test func `a failure is called shortest only where every slice was visited as far`() async {
    // The first slice breaks at the first event.
    let fuzzer = Fuzzer(
      InvariantSelection(only: ["app.no-state-methods-with-scenes", "discard.late-report-arrives"]))
    let order = ExploreOrder(platform: Self.pad, scenes: 1, defect: "old-active-method")
    let whole = await fuzzer.explore(order)
    #expect(whole.failure != nil && whole.isShortest)
    let isDone = Mutex(false)
    let stopped = await fuzzer.explore(order, shouldStop: { isDone.withLock { $0 } }) { progress in
      if progress.done > 0 { isDone.withLock { $0 = true } }
    }
    #expect(stopped.failure == whole.failure)
    #expect(!stopped.isShortest)
  }

  @Test func `what must happen eventually is judged by itself`() async {
    let judgement = InvariantSelection(only: ["request.destruction-discards"])
    let order = ExploreOrder(
      platform: Self.pad, scenes: 2, events: ExploreOrder.events(of: [.requests]))
    let explored = await Fuzzer(judgement).explore(order)
    #expect(explored.parts.contains { $0.isEventual })
    #expect(explored.end == .closed)
  }
}
