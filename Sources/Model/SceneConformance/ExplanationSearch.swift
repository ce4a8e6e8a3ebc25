import SceneEngine
import SceneLifecycle

/// Searches for events and choices that make the engine deliver exactly what was recorded.
///
/// Best first, in a little heuristicWeight: the explanation found is among the least odd ones. The rules that are
/// played are the rules that explain: a node is a state of `UIKitEngine`, an edge one delivery or one
/// event with one path of answers.
struct ExplanationSearch {
  let account: ObservedTrace
  let plan: LabelPlan
  let round: SearchRound
  let heuristicWeight: Int
  let limit: Int
  let events: [EventKind]
  /// Those that end a process between any two callbacks.
  let endings: [EventKind]
  let simplification: Simplification
  /// Whether a scene object that is gone must not be seen again: no sighting may be left out.
  let bindsAll: Bool
  /// Whether nothing but a launch was before the first sighting.
  let beginsWithLaunch: Bool
  /// The silent moves of a scene.
  static let moves = AgendaSet(
    of: AgendaItem.allCases.filter { $0.isOfScene && $0.callback == nil })

  /// Questions of which an unusual answer adds callbacks and changes nothing else.
  private static let additions: [(question: ChoiceKind, adds: CallbackSet)] = [
    (.killReports, CallbackSet(.discard)),
    (.killTerminates, CallbackSet(.terminate, .terminateNotice)),
    (.disappearance, CallbackSet(.viewWillDisappear, .viewDidDisappear)),
    (.earlyGeometry, CallbackSet(.geometryBeforeConnect)),
    (.configurationAgain, CallbackSet(.configuration)),
    (.pushAgain, CallbackSet(.pushAgain)),
    (.initialPhase, CallbackSet(.phaseInactive)),
  ]

  /// Whether something shows what all scenes together are.
  let readsAggregate: Bool
  /// Whether something shows what the app asks of the system.
  let seesRequests: Bool
  /// By position, items of a scene that would be seen, and that no line of the process shows any more.
  let unseen: [AgendaSet]
  /// By position, questions of which an unusual answer only adds what the recording would show, and does
  /// not: the usual answer leaves more free.
  let settled: [[ChoiceKind]]
  /// By position, phases that SwiftUI may have left out.
  let coalesced: [CallbackSet]
  /// Whether lines say which value a phase had before.
  let showsChanges: Bool
  /// How odd each part of an explanation is.
  let weights: Weights
  /// The highest cost of an explanation.
  var bound = Int.max
  /// Items of a scene, and of the process, whose callbacks are seen whenever they come.
  private let instrumented: AgendaSet
  private let instrumentedInProcess: AgendaSet
  /// Items of a scene whose callbacks never come.
  private let forbidden: AgendaSet
  var engine: UIKitEngine
  /// Answers in every way, event by event.
  var choiceSource = ChoiceSource(source: .path)
  var nodes: NodeTable
  var queue = CostQueue()
  var end = DeadEnd()
  /// Paths of answers that were walked, whether a state was kept at their end or not.
  var paths = 0

  init(
    _ account: ObservedTrace, _ round: SearchRound, _ stage: SearchStage, limit: Int,
    weights: Weights = .quick
  ) {
    self.account = account
    self.weights = weights
    self.round = round
    self.limit = limit
    heuristicWeight = stage.heuristicWeight
    plan = LabelPlan(account)
    // A scene for the keyboard is a quirk; other worlds are explained by what is documented.
    choiceSource.allowsQuirks = round.platform.hasKeyboardScene
    bindsAll = !account.sightings.contains { $0.isOptional }
    beginsWithLaunch = account.beginsWithLaunch
    let relevance = Relevance(
      account, sessions: round.sessions, platform: round.platform,
      overlaps: round.overlap != .none, isStory: weights.isOfStory)
    events = relevance.events
    endings = relevance.endings
    simplification = relevance.simplification
    readsAggregate = relevance.readsAggregate
    seesRequests = relevance.sees(.requestDestruction, .requestError) || !round.platform.usesScenes
    let unseenToTheEnd = account.unseenToTheEnd
    unseen = unseenToTheEnd.map { AgendaSet(of: $0, ofScene: true) }
    settled = unseenToTheEnd.map { unseen in
      Self.additions.filter { !($0.adds & unseen).isEmpty }.map(\.question)
    }
    coalesced = account.coalescedPhases
    showsChanges = account.showsChanges
    let visible = Self.pendingKinds(account.visible, round.platform)
    let slots = relevance.slots
    let shown = Self.pendingKinds(account.instrumented, round.platform)
    instrumented = AgendaSet(of: shown, ofScene: true)
    forbidden = AgendaSet(of: Self.pendingKinds(account.forbidden, round.platform), ofScene: true)
    instrumentedInProcess = AgendaSet(of: shown, ofScene: false)
    engine = UIKitEngine(
      platform: round.platform, scenes: slots, visible: AgendaSet(of: visible, ofScene: true),
      processVisible: AgendaSet(of: visible, ofScene: false))
    engine.order = Order(round.platform, readsLogs: true)
    nodes = NodeTable(slots: slots)
    end.sessions = round.sessions
  }

  /// How many sessions lines show at most: one, or as many as there are scene objects in a process.
  var sessionsShown: Int { max(1, plan.mostAtOnce, plan.mostInOneProcess) }

  /// How many states were looked at: those that are kept, and those at the end of a path of answers.
  var states: Int { nodes.count + paths }

  /// Whether the search ended before every possibility was tried.
  var isCutShort: Bool { states > limit }

  /// Searches until the last sighting is explained.
  mutating func run() -> Explanation? {
    let platform = round.platform
    if account.sightings.isEmpty {
      return Explanation(platform: platform, history: [], cost: 0)
    }
    let starts = StartStates(
      platform: platform, sessions: platform.usesScenes ? round.sessions : 1, account: account,
      isStory: weights.isOfStory)
    for state in starts.all() { start(state, starts) }
    var node = SearchNode()
    while let (cost, index) = queue.pop() {
      if nodes.isCheaper(index, than: cost) { continue }
      if nodes.position(of: index) == account.sightings.count {
        return Explanation(platform: platform, history: history(to: index), cost: cost)
      }
      if isCutShort { break }
      nodes.read(index, into: &node)
      expand(&node, index, cost)
    }
    end.states = states
    return nil
  }

  /// Begins with a state, and with the root view controller of one scene where a recording that shows
  /// what becomes of it may have begun.
  private mutating func start(_ state: EngineState, _ starts: StartStates) {
    var state = state
    var cost = 2 * state.sessions.count
    if weights.isOfStory {
      let count = state.sessions.count
      cost = Weights.ofSession * max(0, count - 1) + starts.oddness(of: state)
      cost += Weights.ofHiddenSession * max(0, count - sessionsShown)
      // What was on the screen of another process does not come back as a whole.
      if state.connected.isEmpty { state.visible = .none }
    }
    var node = SearchNode(state, like: SearchNode())
    notePhases(in: &node)
    push(&node, cost: cost, from: -1, .start)
    guard let cover = account.firstCover else { return }
    for slot in state.appeared & state.connected {
      var node = SearchNode(state, like: SearchNode())
      notePhases(in: &node)
      node.covers[slot] = cover.rawValue
      push(&node, cost: cost + 6, from: -1, .start)
    }
  }

  mutating func push(
    _ node: inout SearchNode, cost: Int, from parent: Int, _ step: SearchStep
  ) {
    if bindsAll && node.spent != 0 { return }
    simplification.apply(to: &node.state)
    let remaining = account.sightings.count - node.position
    let cost = remaining == 0 ? cost + weights.pending * pending(in: node) : cost
    if cost >= bound { return }
    let kept = weights.isOfStory ? cost : nil
    guard let index = nodes.insert(&node, from: parent, step, cost: kept) else { return }
    if node.position > end.index {
      end.index = node.position
      end.possible = []
    }
    queue.push(index, cost: cost, priority: cost + heuristicWeight * remaining)
  }
}

extension ExplanationSearch {
  /// How many callbacks still have to come that the recording would show, had it gone on.
  private func pending(in node: SearchNode) -> Int {
    if weights.pending == 0 { return 0 }
    var state = node.state
    let process = (state.agenda & instrumentedInProcess).count
    return state.busy.reduce(process) { sum, slot in
      let items = state.agendas[slot]
      return sum + (items & instrumented).count + 5 * (items & forbidden).count
    }
  }
}

extension DeadEnd {
  /// Adds how far a search came.
  mutating func add(_ search: ExplanationSearch) {
    states += search.states
    sessions = max(sessions, search.end.sessions)
    if search.end.index > index {
      index = search.end.index
      possible = search.end.possible
    } else if search.end.index == index {
      possible += search.end.possible.filter { !possible.contains($0) }
    }
  }
}
