import SceneEngine
import SceneExploring
import SceneLifecycle
import ScenePipeline
import TestSupport
import Testing

@Suite struct `Exploring a planted defect` {
  /// Counterexamples that campaigns found, as the corpus keeps them.
  private static let known: [(id: String, invariant: String, platform: String, events: Int)] = [
    ("activity-repeated", "activity.handoff-is-answered", "both-ios14", 2),
    ("stale-aggregate", "app.state-is-the-maximum", "ipad-ios15", 1),
    ("discard-repeated", "discard.reports-once", "both-ios27", 2),
    ("restore-of-strange-state", "restore.gives-back-last-saved", "iphone-ios16", 4),
    ("active-misaddressed", "scene.active-and-resign-alternate", "ipad-ios14", 2),
    ("foreground-dropped-on-reconnect", "scene.active-in-foreground", "swiftui-ipad-ios18", 3),
    ("same-object-on-reconnect", "scene.reconnects-as-new-object", "iphone-ios18", 3),
    ("resign-late", "scene.resigns-before-background", "iphone-ios18", 2),
    ("app-foreground-dropped", "sceneless.foreground-before-active", "sceneless-ios26", 3),
    ("scene-method-without-scenes", "sceneless.no-scene-methods", "sceneless-ios18", 1),
    ("discarded-returns", "session.discarded-never-returns", "iphone-ios27", 3),
    ("identifier-changes", "session.identifier-is-constant", "swiftui-iphone-ios18", 3),
    ("old-active-method", "app.no-state-methods-with-scenes", "ipad-ios18", 1),
    ("time-change-after-touch", "process.queue-before-touch", "sceneless-ios13", 3),
  ]

  @Test(arguments: known.indices)
  func `finds a history that is not longer than the one known`(number: Int) async throws {
    let known = Self.known[number]
    let fuzzer = Fuzzer(InvariantSelection(only: [known.invariant]))
    let platform = try #require(Platform.named(known.platform))
    var order = ExploreOrder(platform: platform, scenes: 2, defect: known.id)
    order.depth = known.events
    let failure = try #require(await fuzzer.explore(order).failure)
    #expect(failure.entries.count <= known.events)
    #expect(fuzzer.play(failure).violations.first?.invariant == known.invariant)
  }

  @Test(arguments: [
    ("activity-unanswered", "activity.will-continue-is-answered"),
    ("discard-dropped", "request.destruction-discards"),
  ])
  func `finds a history in which something never happens`(
    id: String, invariant: String
  ) async throws {
    let fuzzer = Fuzzer(InvariantSelection(only: [invariant]))
    let platform = try #require(Platform.named("iphone-ios18"))
    let order = ExploreOrder(
      platform: platform, scenes: 1,
      events: ExploreOrder.events(of: [.payloads, .requests]), defect: id)
    let explored = await fuzzer.explore(order)
    #expect(explored.isLasso)
    let failure = try #require(explored.failure)
    #expect(failure.entries.count <= 2)
    #expect(fuzzer.play(failure).violations.first?.invariant == invariant)
  }
}
