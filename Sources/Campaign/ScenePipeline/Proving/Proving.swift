import SceneExploring
import SceneGeneration
import SceneLifecycle
import SceneShrinking

/// The last step of shrinking: the exact one.
struct Proving<H: ExplorableHarness> {
  private(set) var found: Counterexample
  /// The search of one proof, and what each begins with.
  private var search: ExactSearch<SingleFailureHarness<H>>
  private let fresh: ExactSearch<SingleFailureHarness<H>>
  private let harness: H
  private let wanted: Signature
  private let repeater: Repeater<H>
  private let budget: ProofBudget
  private let shouldStop: StopCheck

  init(
    _ harness: H, _ wanted: Signature, _ found: Counterexample, _ proof: ProofOptions,
    shouldStop: @escaping StopCheck
  ) {
    self.harness = harness
    self.wanted = wanted
    self.found = found
    budget = proof.budget
    self.shouldStop = shouldStop
    repeater = Repeater(harness, wanted)
    fresh = ExactSearch(
      SingleFailureHarness(whole: harness, wanted: wanted), wanted, of: found.scenario,
      transitions: budget.transitions, known: proof.known ?? KnownSearches(), shouldStop: shouldStop
    )
    search = fresh
  }

  /// Makes it as short as it can be, on the first platform of those on which that shows.
  ///
  /// A history that a proof has made shorter is looked for on the other platforms once more.
  ///
  /// - Parameters:
  ///   - platforms: Those on which it may be reported; it keeps its own if there are none.
  ///   - limit: Nothing is proved of what stays longer than so many events.
  mutating func run(among platforms: [Platform] = [], limit: Int = .max) async {
    guard await reach(limit, among: platforms) else { return }
    var best = found
    repeat {
      await prove()
      if best.proof == .shortest && found.proof != .shortest { break }
      best = found
      await move(among: platforms)
    } while found.scenario.platform != best.scenario.platform
    found = best
  }

  /// Looks for a history of no more events than a limit; false when no platform shows one.
  private mutating func reach(_ limit: Int, among platforms: [Platform]) async -> Bool {
    if platforms.isEmpty && events <= limit { return true }
    let most = min(events, limit)
    var isShown = await shows(on: found.scenario.platform, within: most)
    for platform in others(platforms) where !isShown {
      isShown = await shows(on: platform, within: most)
    }
    if isShown { await move(among: platforms) }
    return isShown
  }

  /// Goes to the platform on which the failure shows after the fewest events, the first of several.
  ///
  /// One of each family is searched, another one only while none of those shows it.
  private mutating func move(among platforms: [Platform]) async {
    for platform in others(platforms) {
      let here = found.scenario.platform
      guard platform.isOfFamily || !here.isOfFamily else { continue }
      let isEarlier = platform.reportRank < here.reportRank
      _ = await shows(on: platform, within: isEarlier ? events : events - 1)
    }
  }

  private func others(_ platforms: [Platform]) -> [Platform] {
    let own = found.scenario.platform
    return Platform.inReportOrder.filter { $0 != own && platforms.contains($0) }
  }

  /// Takes the shortest history on a platform, or the own one if that shows the failure there, too.
  ///
  /// First with as many sessions as there are, because that is cheap.
  private mutating func shows(on platform: Platform, within most: Int) async -> Bool {
    guard most >= 0 else { return false }
    let few = min(found.scenario.scenes, most)
    for scenes in few == most ? [most] : [few, most] {
      var glances = fresh
      let range = range(most, scenes, .atRest, on: platform, Self.glance)
      switch await glances.shortest(range) {
      case .history(let entries), .some(let entries): if take(entries, range) { return true }
      case .none, .unknown: break
      }
    }
    return events <= most
      && take(found.scenario.entries, range(most, found.scenario.scenes, .anytime, on: platform))
  }

  /// The limits of a look at another platform.
  private static var glance: ProofBudget { ProofBudget(memory: 4 << 20) }

  /// Goes from the best scenario to the shortest one of its platform, or until the states are too many.
  private mutating func prove() async {
    search = fresh
    found.proof = await proof()
    found.states = search.states
    simplify()
  }

  private mutating func proof() async -> Counterexample.Proof {
    let atRest = await findAtRest()
    if atRest == .refused { return .refused }
    switch await findShorter() {
    case .proved: break
    case .unknown: return atRest == .proved ? .shortestAtRest : .none
    case .refused: return .refused
    }
    await findFirst()
    return .shortest
  }

  /// Lets the passes go over the result once more: fewer scenes, plainer events, a fixed order.
  private mutating func simplify() {
    guard let last = harness.shrink(found.scenario, keeping: wanted, shouldStop: shouldStop) else {
      return
    }
    let first = found.shrunk
    if found.proof == .shortest && last.scenario.entries.count < events { found.proof = .refused }
    found.shrunk = last
    found.shrunk.eventsBefore = first.eventsBefore
    found.shrunk.trials += first.trials
    let known = first.others.map(\.violates)
    found.shrunk.others = first.others + last.others.filter { !known.contains($0.violates) }
  }

  /// The result of looking for something shorter.
  private enum Step {
    /// There is nothing shorter any more.
    case proved
    /// There are too many states.
    case unknown
    /// The whole engine does not play a history that the states promise.
    case refused
  }

  /// Takes the first of the shortest histories whose events wait until nothing is pending.
  private mutating func findAtRest() async -> Step {
    while true {
      let range = range(events, events, .atRest)
      switch await search.shortest(range) {
      case .unknown: return .unknown
      case .none: return isAmong(range) ? .refused : .proved
      case .some(let entries): return take(entries, range) ? .unknown : .refused
      case .history(let entries):
        guard take(entries, range) else { return .refused }
        if entries.count == range.events { return .proved }
      }
    }
  }

  /// Whether the history in hand is one of those that a search at rest goes through.
  ///
  /// A search that does not meet it has lost something, and proves nothing.
  private func isAmong(_ range: SearchRange) -> Bool {
    found.scenario.scenes <= range.scenes
      && found.scenario.entries.allSatisfy { $0.event.delay == Event.atRest }
  }

  /// Looks for a shorter history whose events may arrive at any time.
  private mutating func findShorter() async -> Step {
    guard subject.takesEventsWhilePending else { return .proved }
    while events > 0 {
      let range = range(events - 1, events - 1, .anytime)
      switch await search.shortest(range) {
      case .unknown: return .unknown
      case .none: return .proved
      case .some(let entries): return take(entries, range) ? .unknown : .refused
      case .history(let entries): guard take(entries, range) else { return .refused }
      }
    }
    return .proved
  }

  /// Looks for a history as short with fewer sessions, where the number of sessions is free, and for
  /// the first of those whose events do not wait.
  private mutating func findFirst() async {
    let waits = found.scenario.entries.allSatisfy { $0.event.delay == Event.atRest }
    var scenes = subject.scenes == 1 ? 1 : found.scenario.scenes
    while scenes < found.scenario.scenes + (waits ? 0 : 1) {
      let range = range(events, scenes, waits ? .atRest : .anytime)
      switch await search.shortest(range) {
      case .history(let entries), .some(let entries): if take(entries, range) { return }
      case .none: break
      case .unknown: return
      }
      scenes += 1
    }
  }

  /// The engine with one session, if their number is free.
  private var subject: H.Subject {
    harness.subject(platform: found.scenario.platform, scenes: 1, quirks: false)
  }

  private var events: Int { found.scenario.entries.count }

  /// A range with as many sessions as there can be any use for: an engine has 1 to 64.
  private func range(
    _ events: Int, _ scenes: Int, _ arrival: Bounds.Arrival, on platform: Platform? = nil,
    _ budget: ProofBudget? = nil
  ) -> SearchRange {
    SearchRange(
      platform: platform ?? found.scenario.platform, events: events,
      scenes: min(max(1, scenes), 64), arrival: arrival, budget: budget ?? self.budget)
  }

  /// Keeps a history if it really fails in the same way.
  private mutating func take(
    _ entries: [Scenario.Entry], _ range: SearchRange
  ) -> Bool {
    var scenario = found.scenario
    scenario.platform = range.platform
    scenario.scenes = range.scenes
    scenario.entries = entries
    guard let played = repeater.repeats(scenario) else { return false }
    found.shrunk.scenario = played
    return true
  }
}
