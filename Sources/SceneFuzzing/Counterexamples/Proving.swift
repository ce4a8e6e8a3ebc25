import SceneExploring
import SceneLifecycle
import SceneShrinking

/// The last step of shrinking: the exact one.
struct Proving<R: ExplorableRig> {
  private(set) var found: Counterexample
  private var search: ExactSearch<KeepingRig<R>>
  private let rig: R
  private let wanted: Signature
  private let repeater: Repeater<R>
  private let shouldStop: @Sendable () -> Bool

  init(
    _ rig: R, _ wanted: Signature, _ found: Counterexample,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.rig = rig
    self.wanted = wanted
    self.found = found
    self.shouldStop = shouldStop
    repeater = Repeater(rig, wanted)
    let keeping = KeepingRig(whole: rig, wanted: wanted)
    search = ExactSearch(keeping, found.scenario, wanted.invariant, shouldStop: shouldStop)
  }

  /// Goes to the first platform on which the failure shows after as few events.
  ///
  /// One of each family is searched; the others get the history as it is.
  mutating func move(among platforms: [Platform]) async {
    let own = found.scenario.platform
    for platform in Self.families where platforms.contains(platform) {
      if platform == own || repeats(on: platform) { return }
      search.platform = platform
      let range = ExactSearch<KeepingRig<R>>.Range(
        events: events, scenes: max(1, events), arrival: .atRest, memory: 4 << 20)
      if case .history(let entries) = await search.shortest(range),
        take(entries, scenes: range.scenes, on: platform)
      {
        return
      }
    }
    search.platform = own
    for platform in platforms {
      if platform == own || repeats(on: platform) { return }
    }
  }

  /// One platform of each kind, the newest that launches.
  private static var families: [Platform] {
    [
      "iphone-ios27", "ipad-ios27", "ipad-ios17-code", "swiftui-iphone-ios26",
      "swiftui-ipad-ios18", "sceneless-ios26", "both-ios27", "vision-1",
    ].compactMap { Platform.named($0) }
  }

  private mutating func repeats(on platform: Platform) -> Bool {
    guard take(found.scenario.entries, scenes: found.scenario.scenes, on: platform) else {
      return false
    }
    search.platform = platform
    return true
  }

  /// Goes from the best scenario to the shortest one, or until the states are too many.
  mutating func run() async {
    guard await findAtRest() else { return finish(.none) }
    guard await findShorter() else { return finish(.shortestAtRest) }
    await findFewerScenes()
    if let simple = rig.shrink(found.scenario, keeping: wanted, shouldStop: shouldStop) {
      found.shrunk.scenario = simple.scenario
    }
    finish(.shortest)
  }

  private mutating func finish(_ proof: Counterexample.Proof) {
    found.proof = proof
    found.states = search.states
  }

  /// Takes the first of the shortest histories whose events wait until nothing is owed.
  private mutating func findAtRest() async -> Bool {
    while true {
      let events = self.events
      switch await search.shortest(range(events, max(1, events), .atRest)) {
      case .unknown: return false
      case .none: return true
      case .history(let entries):
        guard take(entries, scenes: max(1, events)) else { return false }
        if entries.count == events { return true }
      }
    }
  }

  /// Looks for a shorter history whose events may arrive at any time.
  private mutating func findShorter() async -> Bool {
    let engine = rig.subject(platform: found.scenario.platform, scenes: 1, quirks: false)
    guard engine.takesEventsUnderWay else { return true }
    while events > 0 {
      switch await search.shortest(range(events - 1, max(1, events - 1), .anytime)) {
      case .unknown: return false
      case .none: return true
      case .history(let entries):
        guard take(entries, scenes: max(1, events - 1)) else { return false }
      }
    }
    return true
  }

  /// Looks for a history as short with fewer sessions.
  private mutating func findFewerScenes() async {
    let arrival: Bounds.Arrival =
      found.scenario.entries.allSatisfy { $0.event.delay == Event.atRest } ? .atRest : .anytime
    var scenes = 1
    while scenes < found.scenario.scenes {
      let answer = await search.shortest(range(events, scenes, arrival))
      if case .history(let entries) = answer, take(entries, scenes: scenes) { return }
      scenes += 1
    }
  }

  private var events: Int { found.scenario.entries.count }

  private func range(
    _ events: Int, _ scenes: Int, _ arrival: Bounds.Arrival
  ) -> ExactSearch<KeepingRig<R>>.Range {
    ExactSearch<KeepingRig<R>>.Range(
      events: events, scenes: scenes, arrival: arrival, memory: 24 << 20)
  }

  /// Keeps a history if it really fails in the same way.
  private mutating func take(
    _ entries: [Scenario.Entry], scenes: Int, on platform: Platform? = nil
  ) -> Bool {
    var scenario = found.scenario
    scenario.platform = platform ?? scenario.platform
    scenario.scenes = scenes
    scenario.entries = entries
    guard let played = repeater.repeats(scenario) else { return false }
    found.shrunk.scenario = played
    return true
  }
}
