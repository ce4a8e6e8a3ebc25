import SceneDefects
import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import Testing

/// With one slot, hiding callbacks hides them and nothing else.
@Suite struct `Masked callbacks` {
  private static let endings: EventSet = [.crash, .systemKill, .overrun]

  @Test(
    arguments: [
      CallbackSet(.connect, .foreground, .active, .resign),
      CallbackSet(.configuration, .connect, .main, .discard, .processEnded),
      CallbackSet(.background, .disconnect, .appBackgroundNotice),
    ], [Bounds.Arrival.atRest, .onceInside, .anytime])
  func `What is seen of all callbacks is what is seen of some`(
    kinds: CallbackSet, arrival: Bounds.Arrival
  ) async throws {
    let platform = try #require(Platform.named("iphone-ios17-code"))
    let events: [EventKind] = [.launch, .returnToApp, .home, .kill]
    let depth = arrival == .atRest ? 3 : 2
    let whole = UIKitEngine(platform: platform, scenes: 1)
    let masked = UIKitEngine(platform: platform, scenes: 1, seeing: kinds)
    let all = await runs(whole, kinds, events, depth, arrival)
    #expect(await runs(masked, kinds, events, depth, arrival) == all)
    #expect(all.count > 4)
  }

  @Test func `So it is without scenes, for each slice of the contract`() async throws {
    let platform = try #require(Platform.named("sceneless-ios17"))
    let whole = UIKitEngine(platform: platform, scenes: 1)
    let slices = Slice.slices(
      of: Contract.binding, on: platform, among: whole.deliverableKinds, width: 16)
    let events: [EventKind] = [.launch, .home]
    for slice in slices {
      let masked = UIKitEngine(platform: platform, scenes: 1, seeing: slice.alphabet)
      let all = await runs(whole, slice.alphabet, events, 2)
      #expect(await runs(masked, slice.alphabet, events, 2) == all)
    }
  }

  @Test func `A session that no observed callback has named outlives its process`() async throws {
    let platform = try #require(Platform.named("iphone-ios17-code"))
    let kinds = CallbackSet(.configuration, .connect, .main, .discard, .processEnded)
    let events: [EventKind] = [.backgroundFetch, .kill, .open]
    let all = await runs(UIKitEngine(platform: platform, scenes: 1), kinds, events, 5)
    let masked = UIKitEngine(platform: platform, scenes: 1, seeing: kinds)
    #expect(await runs(masked, kinds, events, 5) == all)
  }

  /// What is seen in a row, in histories of some events; processes may end at any time.
  private func runs(
    _ engine: UIKitEngine, _ kinds: CallbackSet, _ events: [EventKind], _ depth: Int,
    _ arrival: Bounds.Arrival = .atRest
  ) async -> Set<[UInt64]> {
    let bounds = Bounds(
      events: EventSet(of: events) | Self.endings, interruptions: Self.endings,
      arrival: arrival, depth: depth)
    var explorer = Explorer(engine, Recorder(kinds), bounds)
    await explorer.run()
    return explorer.walkers[0].monitor.runs
  }
}

/// The contract slice by slice on masked engines, and at once on the whole engine, with one slot.
@Suite struct `Slices and the whole contract` {
  private static let hard = Contract.binding.filter { $0.kind == .hard }

  @Test(arguments: [nil, "connect-dropped", "foreground-dropped", "resign-after-background"])
  func `break after as many events, or not at all`(id: String?) async throws {
    let platform = try #require(Platform.named("iphone-ios17-code"))
    let found: (whole: Int?, slices: Int?)
    if let id {
      let defect = try #require(Defect.named(id))
      found = await judge(platform) { defect.engine(platform: platform, scenes: 1, seeing: $0) }
    } else {
      found = await judge(platform) { UIKitEngine(platform: platform, scenes: 1, seeing: $0) }
    }
    #expect(found.slices == found.whole)
    #expect((found.whole == nil) == (id == nil))
  }

  /// The fewest events after which the whole contract breaks, and the fewest of all slices.
  private func judge<E: ExplorableEngine>(
    _ platform: Platform, _ engine: (CallbackSet) -> E
  ) async -> (whole: Int?, slices: Int?) {
    let whole = await events(engine(.all), InvariantSuite(Self.hard, platform: platform))
    let deliverableKinds = UIKitEngine(platform: platform, scenes: 1).deliverableKinds
    var parts: [Int] = []
    for slice in Slice.slices(of: Self.hard, on: platform, among: deliverableKinds, width: 6) {
      let part = await events(engine(slice.alphabet), slice.suite(platform: platform))
      if let part { parts.append(part) }
    }
    return (whole, parts.min())
  }

  /// The fewest events after which something breaks; nil when nothing does within two.
  private func events(_ engine: some ExplorableEngine, _ suite: InvariantSuite) async -> Int? {
    let kinds: [EventKind] = [.launch, .home]
    let bounds = Bounds(
      events: EventSet(of: kinds), depth: 2)
    var explorer = Explorer(engine, suite, bounds)
    await explorer.run()
    guard let broken = explorer.result.broken else { return nil }
    return explorer.history(to: broken, breaking: true).count
  }
}
