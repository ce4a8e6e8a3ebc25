import SceneEngine
package import SceneLifecycle

/// One way from what the engine can do to what was seen.
package struct Explanation: Sendable {
  /// The world that explains it.
  package var platform: Platform
  /// What happened, one line a move of the world or of the engine.
  package var history: [String]
  /// How odd it is: sessions, events, and answers that are not usual.
  package var cost: Int
}

/// Why nothing explains what was seen.
package struct Refutation: Sendable {
  /// The first sighting after which no explanation is left, from 0.
  package var sighting: Int
  /// The kinds that the engine could have delivered there.
  package var possible: CallbackSet
  /// Whether the search was cut short before every possibility was tried.
  package var isCutShort: Bool
}

/// Searches for events and choices that make the engine deliver exactly what was recorded.
///
/// Best first, in a little haste: the explanation found is among the least odd ones. The rules that are played are the rules
/// that explain: a node is a state of `UIKitEngine`, an edge one delivery or one event with one
/// path of answers.
struct ExplanationSearch {
  /// What one more explained sighting is worth in oddness while searching.
  static let haste = 3

  let account: ObservedTrace
  let allowsOverlap: Bool
  let limit: Int
  var engine: UIKitEngine
  var nodes: [SearchNode] = []
  var parents: [(parent: Int, step: SearchStep)] = []
  var queue = CostQueue()
  var seen = NodeTable()
  var furthest = 0
  var possible = CallbackSet.none
  let events: [EventKind]
  let simplification: Simplification

  init(
    _ account: ObservedTrace, platform: Platform, sessions: Int, allowsOverlap: Bool, limit: Int
  ) {
    self.account = account
    self.allowsOverlap = allowsOverlap
    self.limit = limit
    let relevance = Relevance(account, sessions: sessions, platform: platform)
    let slots = relevance.slots
    let visible = Self.owed(account.visible, platform)
    engine = UIKitEngine(
      platform: platform, scenes: slots, visible: AgendaSet(of: visible, ofScene: true),
      processVisible: AgendaSet(of: visible, ofScene: false))
    events = relevance.events
    simplification = relevance.simplification
    let starts = StartStates(
      platform: platform, sessions: platform.usesScenes ? sessions : 1, account: account)
    for state in starts.all() {
      let labels = [UInt8](repeating: 0, count: slots)
      let node = SearchNode(state: state, labels: labels, spent: 0, position: 0, phase: .start)
      push(node, cost: 2 * state.sessions.count, from: -1, .start)
    }
  }

  /// Searches until the last sighting is explained.
  mutating func run() -> Explanation? {
    if account.sightings.isEmpty {
      return Explanation(platform: engine.platform, history: [], cost: 0)
    }
    while let (cost, index) = queue.pop() {
      if nodes[index].position == account.sightings.count {
        return Explanation(
          platform: engine.platform, history: history(to: index), cost: cost)
      }
      if nodes.count > limit { return nil }
      expand(index, cost)
    }
    return nil
  }

  var isCutShort: Bool { nodes.count > limit }

  private mutating func expand(_ index: Int, _ cost: Int) {
    let node = nodes[index]
    if account.sightings[node.position].isOptional {
      var skipped = node
      skipped.position += 1
      push(skipped, cost: cost + 1, from: index, .skip)
    }
    deliverAll(node, index, cost)
    let isAtRest = node.state.isAtRest
    if isAtRest && node.phase != .before {
      beginAll(events, node, index, cost + 2)
    } else if !isAtRest && node.phase != .start {
      // A process may die between any two callbacks, whatever else may not.
      beginAll(allowsOverlap ? events : [.systemKill], node, index, cost + 6)
    }
  }

  private mutating func deliverAll(_ node: SearchNode, _ index: Int, _ cost: Int) {
    engine.state = node.state
    let process = engine.readyInProcess
    for item in process.items(ofScene: false) {
      let odd = item.position == process.lowest ? 0 : 1
      deliver(Owed.process, item, node, index, cost + odd)
    }
    engine.state = node.state
    for slot in engine.speakingScenes {
      engine.state = node.state
      let ready = engine.ready(slot)
      for item in ready.items(ofScene: true) {
        deliver(slot, item, node, index, cost + (item.position == ready.lowest ? 0 : 1))
      }
    }
  }

  private mutating func deliver(
    _ scope: Int, _ item: AgendaItem, _ node: SearchNode, _ index: Int, _ cost: Int
  ) {
    engine.state = node.state
    var told = Callback(kind: .main, cause: .launch, event: 0)
    let isTold = engine.deliver(Owed(scope: scope, item: item), into: &told)
    var next = node
    next.state = engine.state
    if item == .attachment { next.spend(scope) }
    if item == .exit || item == .processEnded { next.spendAll() }
    guard isTold else {
      return push(next, cost: cost, from: index, .move)
    }
    let seenAs = engine.platform.usesScenes ? item.callback ?? told.kind : told.kind
    see(told, as: seenAs, scope, next, index, cost)
  }

  /// Compares what the engine delivered with what was recorded.
  private mutating func see(
    _ told: Callback, as kind: CallbackKind, _ scope: Int, _ next: SearchNode, _ index: Int,
    _ cost: Int
  ) {
    let step = SearchStep.told(told.kind, scope)
    if account.forbidden.contains(kind) { return }
    let sighting = account.sightings[next.position]
    if sighting.admits(told, owedAs: kind) {
      var matched = next
      matched.position += 1
      matched.phase = .within
      if sighting.label == 0 || matched.bind(sighting.label, scope) {
        push(matched, cost: cost, from: index, step)
      }
    }
    if next.phase != .within || !account.instrumented.contains(kind)
      || mayComeLater(told, kind, next)
    {
      return push(next, cost: cost, from: index, step)
    }
    if next.position == furthest { possible.insert(told.kind) }
  }

  private func mayComeLater(_ told: Callback, _ kind: CallbackKind, _ node: SearchNode) -> Bool {
    account.later.contains {
      $0.after <= node.position && $0.sighting.admits(told, owedAs: kind)
    }
  }

  private mutating func beginAll(
    _ kinds: [EventKind], _ node: SearchNode, _ index: Int, _ cost: Int
  ) {
    for kind in kinds {
      engine.state = node.state
      let slots = engine.accepting(kind)
      for slot in slots { begin(kind, slot, node, index, cost) }
    }
  }

  private mutating func begin(
    _ kind: EventKind, _ slot: Int, _ node: SearchNode, _ index: Int, _ cost: Int
  ) {
    var choiceSource = ChoiceSource(source: .path)
    let event = Event(kind, scene: kind.takesScene ? slot : nil)
    repeat {
      choiceSource.rewind()
      engine.state = node.state
      do throws(Refusal) {
        try engine.begin(event, number: 1, &choiceSource)
      } catch {
        return
      }
      if startsUnseen(node) { return }
      var next = node
      next.state = engine.state
      if next.phase == .start { next.phase = .before }
      if next.state.process == .notRunning { next.spendAll() }
      let choices = choiceSource.pathChoices
      push(next, cost: cost + 2 * choices.count, from: index, .event(event, choices))
    } while choiceSource.advancePath()
  }

  /// Whether the event starts a process that would have shown itself but does not.
  private func startsUnseen(_ node: SearchNode) -> Bool {
    guard node.phase == .within, !account.showsLaunches else { return false }
    let wasDead = node.state.process == .notRunning || node.state.process == .prewarmed
    return wasDead && engine.state.process == .running
  }

  mutating func push(_ node: SearchNode, cost: Int, from parent: Int, _ step: SearchStep) {
    var node = node
    simplification.apply(to: &node.state)
    node.state = node.state.canonical(&node.labels)
    guard seen.insert(node, nodes, at: nodes.count) else { return }
    if node.position > furthest {
      furthest = node.position
      possible = .none
    }
    let remaining = account.sightings.count - node.position
    queue.push(nodes.count, cost: cost, priority: cost + Self.haste * remaining)
    nodes.append(node)
    parents.append((parent, step))
  }
}
