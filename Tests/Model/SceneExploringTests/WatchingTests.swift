import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import Testing

/// One slot watched while the others only live, held against all slots watched.
@Suite struct `One watched slot` {
  private static let platform = Platform.named("ipad-ios17-code") ?? Platform.all[0].platform
  private static let endings: EventSet = [.crash, .systemKill]

  @Test(
    arguments: [
      CallbackSet(.foreground, .active, .appActiveNotice),
      CallbackSet(.disconnect, .discard, .main),
      CallbackSet(.keyWindow, .resign),
    ], [Bounds.Arrival.atRest, .onceInside, .anytime])
  func `sees of itself what it sees when all are watched`(
    kinds: CallbackSet, arrival: Bounds.Arrival
  ) async {
    let all = await runs(kinds, watched: 2, arrival)
    #expect(await runs(kinds, watched: 1, arrival) == all)
    #expect(all.count > 4)
  }

  @Test func `sees the key window come back from a slot that no monitor observes`() async {
    let events: [EventKind] = [.launch, .open, .makeKey]
    let kinds = CallbackSet(.keyWindow)
    let all = await runs(kinds, watched: 2, .atRest, events, depth: 4)
    #expect(await runs(kinds, watched: 1, .atRest, events, depth: 4) == all)
    #expect(all.contains { $0.count > 1 })
  }

  @Test func `sees events that arrive while another scene moves`() async {
    let kinds = CallbackSet(.foreground, .background)
    let events: [EventKind] = [.launch, .open, .home]
    let all = await runs(kinds, watched: 2, .onceInside, events, depth: 4)
    #expect(await runs(kinds, watched: 1, .onceInside, events, depth: 4) == all)
  }

  /// What is seen of the first slot and of the application, three callbacks in a row.
  private func runs(
    _ kinds: CallbackSet, watched: Int, _ arrival: Bounds.Arrival,
    _ events: [EventKind] = [.launch, .open, .home, .kill], depth: Int? = nil
  ) async -> Set<[UInt64]> {
    var bounds = Bounds(
      events: EventSet(of: events) | Self.endings, interruptions: Self.endings,
      arrival: arrival, depth: depth ?? (arrival == .atRest ? 3 : 2))
    bounds.watched = 1
    let engine = UIKitEngine(
      platform: Self.platform, scenes: 2, seeing: kinds, of: .first(watched))
    var explorer = Explorer(engine, Recorder(kinds, of: 0), bounds)
    await explorer.run()
    return explorer.walkers[0].monitor.runs
  }

  @Test func `breaks after as many events when the engine keeps less order`() async throws {
    let hard = Contract.binding.filter { $0.kind == .hard }
    let engine = UIKitEngine(platform: Self.platform, scenes: 2)
    let slices = Slice.slices(of: hard, on: Self.platform, among: engine.deliverableKinds, width: 6)
    let local = slices.filter(\.isLocal)
    #expect(!local.isEmpty && local.count < slices.count)
    var broken = 0
    for pair in engine.order.pairs where Self.missed.contains(pair.description) {
      let kinds = CallbackSet(of: [pair.earlier, pair.later].compactMap(\.callback))
      for slice in local where !(slice.alphabet & kinds).isEmpty {
        let all = await events(slice, without: pair, watched: 2)
        #expect(await events(slice, without: pair, watched: 1) == all, "\(pair)")
        if all != nil { broken += 1 }
      }
    }
    #expect(broken >= Self.missed.count)
  }

  private static let missed = ["activation before active", "backgrounding before background"]

  /// The fewest events after which a slice breaks; nil when it does not within two.
  private func events(
    _ slice: Slice, without pair: Order.Pair, watched: Int
  ) async -> Int? {
    let events: [EventKind] = [.launch, .home, .kill]
    var bounds = Bounds(events: EventSet(of: events), depth: 2)
    bounds.watched = watched == 1 ? 1 : 0
    var engine = UIKitEngine(
      platform: Self.platform, scenes: 2, seeing: slice.alphabet, of: .first(watched))
    engine.order.remove(pair)
    var explorer = Explorer(engine, slice.suite(platform: Self.platform), bounds)
    await explorer.run()
    return explorer.result.broken.map { explorer.history(to: $0, breaking: true).count }
  }

  @Test(arguments: ["session.lives-until-discard", "session.identifier-is-constant"])
  func `is not enough for what compares sessions`(id: String) throws {
    let rule = try #require(Contract.invariant(id))
    #expect(!InvariantSuite([rule], platform: Self.platform).isLocal)
  }

  @Test(arguments: ["scene.active-in-foreground", "scene.connects-once"])
  func `is enough for what is said of one scene`(id: String) throws {
    let rule = try #require(Contract.invariant(id))
    #expect(InvariantSuite([rule], platform: Self.platform).isLocal)
  }
}
