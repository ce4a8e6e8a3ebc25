import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import Testing

/// What a campaign must have reached can be reached, wherever the contract says that it must.
@Suite struct RequiredTests {
  /// Where a requirement is looked for, and how many events it takes to reach it.
  struct Search: Sendable, CustomTestStringConvertible {
    var id: String
    /// The events that are gone through.
    var kinds: [EventKind]
    /// Events of the shortest history, where it is shortest and where it is longest.
    var events: ClosedRange<Int>

    init(_ id: String, _ kinds: [EventKind], _ events: ClosedRange<Int>) {
      (self.id, self.kinds, self.events) = (id, kinds, events)
    }

    var testDescription: String { id }
  }

  static let searches = [
    Search("required.two-active-scenes", [.launch, .open], 2...2),
    Search("required.reconnect-after-reclaim", [.launch, .open, .home, .reclaim], 4...4),
    Search("required.discard-while-dead", [.launch, .kill], 3...3),
    Search("required.background-connection", [.backgroundFetch], 1...1),
    Search("required.payload-in-options", [.openURL], 1...1),
    Search("required.state-given-back", [.launch, .open, .home, .reclaim], 4...4),
    Search("required.interruption", [.launch, .alert], 2...2),
    Search("required.request-fails", [.launch, .requestActivation], 2...2),
    // A car connects at once, a display to an app that runs, from iOS 27 on once it is registered.
    Search(
      "required.accessory-connects", [.launch, .registerAccessory, .connectDisplay, .connectCar],
      1...3),
    Search("required.kill-tells", [.launch, .kill], 2...2),
    Search("required.crash", [.launch, .crash], 2...2),
  ]

  @Test func `Every requirement is looked for`() {
    #expect(Self.searches.map(\.id) == Contract.required.map(\.id))
  }

  @Test(arguments: searches)
  func `A requirement is reached on every platform that it is about`(
    search: Search
  ) async throws {
    let invariant = try #require(Contract.invariant(search.id))
    var found: [Int] = []
    for named in Platform.all where invariant.applies(to: named.platform) {
      let shortest = await shortest(invariant, named.platform, search)
      found.append(try #require(shortest, "\(named.name)"))
    }
    #expect(found.min() == search.events.lowerBound)
    #expect(found.max() == search.events.upperBound)
  }

  /// Events of the shortest history of two sessions that reaches a situation.
  private func shortest(
    _ invariant: Invariant, _ platform: Platform, _ search: Search
  ) async -> Int? {
    let monitor = Reaching(invariant, platform: platform)
    let engine = UIKitEngine(platform: platform, scenes: 2, seeing: monitor.alphabet)
    var explorer = Explorer(engine, monitor, Bounds(events: EventSet(of: search.kinds)))
    await explorer.run()
    return explorer.result.broken.map { explorer.history(to: $0, breaking: true).count }
  }
}
