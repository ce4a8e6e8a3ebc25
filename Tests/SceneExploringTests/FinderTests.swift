import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import Testing

/// Conditions that a person asks for are found after the fewest events there are.
@Suite struct FinderTests {
  /// What is asked, where, and how many events it takes.
  struct Quest: Sendable, CustomTestStringConvertible {
    var text: String
    var platform: String
    var slots: Int
    var events: [EventKind]
    /// Events of the shortest history; nil when no history leads there.
    var needs: Int?

    init(
      _ text: String, _ platform: String, _ slots: Int, _ events: [EventKind], needs: Int?
    ) {
      (self.text, self.platform, self.slots) = (text, platform, slots)
      (self.events, self.needs) = (events, needs)
    }

    var testDescription: String { "\(text), \(platform)" }
  }

  static let quests = [
    Quest("one scene active", "iphone-ios17", 1, [.launch], needs: 1),
    Quest("no scene connected and one session open", "iphone-ios17", 1, [.launch], needs: 1),
    Quest("two active scenes", "ipad-ios17-code", 2, [.launch, .open], needs: 2),
    Quest("three active scenes", "ipad-ios17-code", 3, [.launch, .open], needs: 3),
    Quest(
      "app active and two scenes inactive", "ipad-ios17-code", 3, [.launch, .open, .focusAway],
      needs: 3),
    Quest(
      "one scene active and one restoring", "ipad-ios17-code", 2, [.launch, .open, .reclaim],
      needs: 4),
    Quest("one session dismissed", "iphone-ios17", 1, [.launch, .kill], needs: 2),
    Quest("one session awaiting report", "ipad-ios17", 2, [.launch, .kill], needs: 3),
    Quest(
      "one session awaiting destruction and one scene active", "ipad-ios17", 2,
      [.launch, .requestDestruction], needs: 2),
    Quest(
      "one session disconnected and reclaimed", "ipad-ios17", 2, [.launch, .home, .reclaim],
      needs: 3),
    Quest(
      "one scene on display and one window inactive", "iphone-ios17", 2,
      [.launch, .connectDisplay, .alert], needs: 3),
    Quest(
      "one accessory scene active and app not active", "vision-1", 2, [.launch, .connectDisplay],
      needs: nil),
    Quest(
      "one accessory scene active and app not active", "iphone-ios17", 1, [.connectCar], needs: 1),
    Quest("one scene awaiting handoff and not active", "ipad-ios17-code", 1, [.handoff], needs: 1),
    // A hand-over may end after the activation.
    Quest("one scene awaiting activity and active", "ipad-ios17-code", 1, [.handoff], needs: 1),
    // A ghost appears within the kill.
    Quest("one reconnected scene entering", "ipad-ios17-code", 1, [.launch, .kill], needs: 2),
    Quest("app active", "sceneless-ios17", 1, [.launch], needs: 1),
    Quest("one scene connected", "sceneless-ios17", 1, [.launch, .home, .open], needs: nil),
    Quest(
      "three active scenes", "iphone-ios17", 3, [.launch, .open, .connectCar, .connectDisplay],
      needs: nil),
  ]

  private func explore(_ quest: Quest) async throws -> Explorer<UIKitEngine, Finder> {
    let platform = try #require(Platform.named(quest.platform))
    let finder = Finder(try Wanted(quest.text), platform: platform)
    var explorer = Explorer(
      UIKitEngine(platform: platform, scenes: quest.slots, seeing: finder.alphabet), finder,
      Bounds(events: EventSet(of: quest.events)))
    await explorer.run()
    return explorer
  }

  @Test(arguments: quests) func `A condition is found`(quest: Quest) async throws {
    let explorer = try await explore(quest)
    let history = explorer.result.broken.map { explorer.history(to: $0, breaking: true) }
    #expect(history?.count == quest.needs)
    #expect(explorer.result.end == (quest.needs == nil ? .closed : .broken))
    let found = explorer.walkers[0].monitor.violations
    #expect(found.map(\.invariant) == (history == nil ? [] : [quest.text]))
  }

  @Test(arguments: [("ipad-ios17-code", 2), ("iphone-ios17", 1), ("sceneless-ios17", 3)])
  func `A finder sees what can be read at any kind of callback`(
    name: String, depth: Int
  ) async throws {
    let platform = try #require(Platform.named(name))
    let some = Finder(try Wanted("one scene active"), platform: platform).alphabet
    for events in 1...depth {
      let all = await Looks.reached(on: platform, seeing: .all, events: events)
      #expect(await Looks.reached(on: platform, seeing: some, events: events) == all)
      #expect(all.count > 2)
    }
    let few = await Looks.reached(on: platform, seeing: CallbackSet(.main), events: depth)
    let all = await Looks.reached(on: platform, seeing: some, events: depth)
    #expect(few != all)
  }
}
