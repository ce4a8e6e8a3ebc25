import SceneDefects
import SceneEngine
import SceneExploring
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import Testing

/// How many events a defect needs at least is never said to be more than it is.
@Suite struct `Events that a defect needs` {
  /// One defect for each condition, and for each way to show.
  static let targets: [String] = {
    var seen: Set<Defect.Trigger> = []
    let conditions = Defect.all.filter { seen.insert($0.condition).inserted }.map(\.id)
    return conditions + [
      "discard-names-nobody-after-discard", "active-swapped-among-four",
      "resign-dropped-on-reconnect-in-split-view", "disconnect-repeated-in-later-process",
      "background-dropped-after-discard", "push-at-system-kill", "stale-aggregate-in-later-process",
      "active-notice-repeated-per-scene-in-a-crowd", "app-active-repeated", "restore-repeated",
    ]
  }()

  /// What each event brings, at most, is one of what is needed; what is owed brings nothing.
  ///
  /// So no history leads to the defect with fewer events than were said to be needed.
  @Test(arguments: targets)
  func `fall by one at most with each event, and with no callback`(id: String) async throws {
    let defect = try #require(Defect.named(id))
    var most = 0
    for (name, scenes, watched) in Self.worlds {
      let platform = try #require(Platform.named(name))
      let engine = defect.engine(
        platform: platform, scenes: scenes, seeing: CallbackSet(.main),
        of: .first(watched), boundsEvents: true)
      var bounds = Bounds(interruptions: .all)
      bounds.memory = Self.memory
      var explorer = Explorer(engine, Silent(), bounds)
      await explorer.run()
      var states = 0
      explorer.visit { walker in
        states += 1
        let needed = walker.engine.eventsNeeded
        if needed < .max { most = max(most, needed) }
        return Self.isConsistent(&walker, needed, id)
      }
      #expect(states == explorer.result.states, "\(name)")
    }
    #expect(most > 0)
  }

  private static let worlds = [
    ("ipad-ios17-code", 2, 2), ("ipad-ios17-code", 3, 1), ("ipad-ios27", 4, 4),
    ("iphone-ios17", 2, 2), ("sceneless-ios18", 1, 1), ("vision-1", 3, 3),
  ]

  /// Some thousand states of each world, many more in an optimised build.
  private static var memory: Int {
    #if DEBUG
      128 << 10
    #else
      1 << 20
    #endif
  }

  /// A number that is too large would hide the shortest history, or all of them.
  @Test(arguments: short)
  func `hide no history that breaks something`(name: String) async throws {
    let known = try QualityTests.scenario(name)
    let defect = try #require(known.defect.flatMap(Defect.named))
    let invariant = try #require(known.violates.flatMap(Contract.invariant))
    var found: [Int?] = []
    for boundsEvents in [false, true] {
      let suite = InvariantSuite([invariant], platform: known.platform)
      let engine = defect.engine(
        platform: known.platform, scenes: known.scenes, seeing: suite.alphabet,
        boundsEvents: boundsEvents)
      let bounds = Bounds(interruptions: Self.endings, depth: known.entries.count)
      var explorer = Explorer(engine, suite, bounds)
      await explorer.run()
      found.append(explorer.result.broken.map { explorer.history(to: $0, breaking: true).count })
    }
    #expect(found[0] == found[1])
  }

  private static let short: [String] = QualityTests.files.filter { name in
    guard let known = try? QualityTests.scenario(name) else { return false }
    return known.defect != nil && known.entries.count <= 3
  }

  private static let endings: EventSet = [.crash, .systemKill, .overrun]

  private typealias Walk = SuccessorGenerator<Defective<UIKitEngine>, Silent>

  private static func isConsistent(_ walker: inout Walk, _ needed: Int, _ id: String) -> Bool {
    var worst = Int.max
    var last = ""
    let isAtRest = walker.isAtRest
    if !isAtRest {
      walker.deliver { walker, _ in
        worst = min(worst, walker.engine.eventsNeeded)
        return needed <= worst
      }
      last = "a callback"
    }
    if needed <= worst {
      walker.begin { walker, event, _ in
        // What a fair end brings costs nothing.
        let cost = isAtRest && Drain.kinds.contains(event.kind) ? 0 : 1
        let after = walker.engine.eventsNeeded
        if after < .max { worst = min(worst, after + cost) }
        last = event.text
        return needed <= worst
      }
    }
    #expect(needed <= worst, "\(id), \(last)")
    return needed <= worst
  }
}

/// Judges nothing and remembers nothing.
private struct Silent: ExplorableMonitor {
  let violations: [Violation] = []
  let stateSize = StateSize(shared: 0, slot: 0)
  let causeClasses = EventKind.allCases.map { _ in EventKind.launch }

  mutating func reset() {}
  mutating func observe(_ callback: Callback) -> Bool { true }
  mutating func finish() -> Bool { true }
  func save(to words: inout StateWords, naming names: LiveNames) {}
  mutating func restore(from words: StateWords, naming names: LiveNames) {}
}
