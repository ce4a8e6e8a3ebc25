import SceneExploring
import SceneLifecycle

/// Looks breadth first for the shortest history that breaks an invariant, or proves that none is.
///
/// A history ends as a play does: when it has no more events, what is due is brought and the last
/// judgement is made. What breaks only then costs no event more.
struct ExactSearch<H: ExplorableHarness> {
  private let harness: H
  private let wanted: Signature
  private let defect: String?
  private let quirks: Bool
  private let shouldStop: StopCheck
  /// States that were searched.
  private(set) var states = 0
  /// How many transitions all searches together may still take.
  private var transitions: UInt64
  /// The searches that were made before, with their outcomes.
  private let known: KnownSearches?

  /// Prepares searches for a failure that a scenario shows.
  init(
    _ harness: H, _ wanted: Signature, of scenario: Scenario, transitions: UInt64,
    known: KnownSearches?, shouldStop: @escaping StopCheck
  ) {
    self.harness = harness
    self.wanted = wanted
    defect = scenario.defect
    quirks = scenario.quirks
    self.transitions = transitions
    self.known = known
    self.shouldStop = shouldStop
  }

  /// Returns the shortest history within a range.
  mutating func shortest(_ range: SearchRange) async -> SearchAnswer {
    let question = KnownSearches.Question(
      wanted: wanted, defect: defect, quirks: quirks, range: range, transitions: transitions)
    if let outcome = known?.outcomes[question] {
      states += outcome.states
      transitions = outcome.transitionsLeft
      return outcome.answer
    }
    let before = states
    let answer = await look(range)
    known?.outcomes[question] = KnownSearches.SearchOutcome(
      answer: answer, states: states - before, transitionsLeft: transitions)
    return answer
  }

  private mutating func look(_ range: SearchRange) async -> SearchAnswer {
    var found: [Scenario.Entry]?
    var range = range
    let views = harness.views(
      of: wanted.invariant, on: range.platform, scenes: range.scenes, quirks: quirks)
    for view in views {
      switch await search(view, range) {
      case .unknown, .some: return found.map { .some($0) } ?? .unknown
      case .none: continue
      case .history(let entries):
        found = entries
        range.events = entries.count - 1
      }
      if range.events < 0 { break }
    }
    return found.map { .history($0) } ?? .none
  }

  private mutating func search(
    _ view: View<H.Subject, H.Judge>, _ range: SearchRange
  ) async -> SearchAnswer {
    var bounds = Bounds(
      arrival: range.arrival, depth: range.events, memory: range.budget.memory)
    bounds.watched = view.watched
    bounds.transitions = min(range.budget.transitions, transitions)
    var explorer = Explorer(view.engine, view.monitor, bounds)
    for job in explorer.walkers.indices { explorer.walkers[job].choiceSource.allowsQuirks = quirks }
    await explorer.run(shouldStop: shouldStop)
    states += explorer.result.states
    transitions -= min(transitions, explorer.result.seen.edges)
    let end = explorer.result.end
    guard end == .broken || end == .closed || end == .depth else { return .unknown }
    let late = unsettled(explorer)
    if shouldStop() { return .unknown }
    if let state = explorer.result.broken {
      let legs = explorer.history(to: state, breaking: true)
      if legs.count <= late?.events ?? .max { return .history(realized(legs, view, range)) }
    }
    guard let late else { return .none }
    return .history(realized(explorer.history(to: late.state), view, range))
  }

  /// The first state at rest from which the end of the play breaks something.
  private func unsettled(
    _ explorer: Explorer<H.Subject, H.Judge>
  ) -> (state: Int, events: Int)? {
    var player = H.HarnessPlayer(explorer.walkers[0].engine, explorer.walkers[0].monitor)
    player.choiceSource.allowsQuirks = quirks
    var state = -1
    var found: Int?
    explorer.visit { walker in
      state += 1
      if state & 1023 == 0 && shouldStop() { return false }
      guard walker.isAtRest, !walker.settles(&player) else { return true }
      found = state
      return false
    }
    return found.map { ($0, explorer.depth(of: $0)) }
  }

  /// The history as the whole engine plays it.
  private func realized(
    _ legs: [HistorySegment], _ view: View<H.Subject, H.Judge>, _ range: SearchRange
  ) -> [Scenario.Entry] {
    let whole = harness.subject(
      platform: range.platform, scenes: range.scenes, quirks: quirks)
    var realization = Concretization(whole, isSeen: view.isSeen)
    return realization.entries(of: legs)
  }
}

extension SuccessorGenerator where E: PlayableEngine {
  /// Whether nothing breaks when a play ends where the generator stands.
  fileprivate mutating func settles(_ player: inout Player<E, M>) -> Bool {
    if engine.due() == nil { return monitor.finish() }
    player.engine = engine
    player.monitor = monitor
    player.resume(from: LiveNames.freshEvent)
    return player.settle() != .broken
  }
}
