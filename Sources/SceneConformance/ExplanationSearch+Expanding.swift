import SceneEngine
import SceneLifecycle

/// What may follow a node: one delivery, or one event with one path of answers.
extension ExplanationSearch {
  mutating func expand(_ node: inout SearchNode, _ index: Int, _ cost: Int) {
    let isAtRest = node.state.isAtRest
    if !isAtRest && round.overlaps == 0, let slot = quietMove(&node) {
      return deliver(slot.scope, slot.item, node, index, cost)
    }
    if account.sightings[node.position].isOptional {
      var skipped = node
      if plan.isLast[node.position] { skipped.finish(plan.numbers[node.position]) }
      skipped.position += 1
      push(&skipped, cost: cost + 1, from: index, SearchStep(kind: .skip))
    }
    deliverAll(&node, index, cost)
    if isAtRest && node.phase != .before {
      beginAll(events, &node, index, cost + 2)
    } else if !isAtRest && node.phase != .start {
      // A process may die between any two callbacks, whatever else may not.
      beginAll(mayOverlap(&node) ? events : endings, &node, index, cost + 6)
    }
  }

  /// Whether another event may begin here.
  ///
  /// Where all that is pending are silent moves that the others cannot tell from earlier ones, the event
  /// is as good after them.
  private func mayOverlap(_ node: inout SearchNode) -> Bool {
    if node.overlaps >= (node.phase == .before ? min(1, round.overlaps) : round.overlaps) {
      return false
    }
    if readsAggregate || !node.state.agenda.isEmpty { return true }
    for slot in node.state.busy where !(node.state.agendas[slot] - Self.moves).isEmpty {
      return true
    }
    return false
  }

  /// A silent move that no other callback can tell from one later: it is enough to make it at once.
  ///
  /// All that its scene can do is the move, and what it changes is read by that scene alone; or by the
  /// application, while another scene that rests decides what the application reads.
  private mutating func quietMove(_ node: inout SearchNode) -> (scope: Int, item: AgendaItem)? {
    guard node.phase != .start, node.state.notices.isEmpty else { return nil }
    engine.state = node.state
    let resting = node.state.active - node.state.uncounted - node.state.busy
    let isKept =
      !(resting & node.state.committedActive).isEmpty && !node.state.facts.contains(.stalePhase)
    let isSteady = !readsAggregate || isKept
    for slot in engine.speakingScenes {
      let ready = engine.ready(slot)
      guard ready.count == 1, let item = ready.items(ofScene: true).first else { continue }
      switch item {
      case .settling, .lateSettling: return (slot, item)
      case .foregrounding, .earlyEntering, .entering, .activation, .resignation, .deactivation,
        .backgrounding:
        if isSteady { return (slot, item) }
      default: break
      }
    }
    return nil
  }

  private mutating func deliverAll(_ node: inout SearchNode, _ index: Int, _ cost: Int) {
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
    let step = SearchStep(kind: .delivery, scope: UInt8(scope), code: item.rawValue)
    guard isTold else { return push(&next, cost: cost, from: index, step) }
    let seenAs = engine.platform.usesScenes ? item.callback ?? told.kind : told.kind
    see(told, as: seenAs, scope, next, index, cost, step)
  }

  /// Compares what the engine delivered with what was recorded.
  private mutating func see(
    _ told: Callback, as kind: CallbackKind, _ scope: Int, _ next: SearchNode, _ index: Int,
    _ cost: Int, _ step: SearchStep
  ) {
    if account.forbidden.contains(kind) { return }
    let sighting = account.sightings[next.position]
    if sighting.admits(told, owedAs: kind) {
      let label = plan.numbers[next.position]
      var matched = next
      matched.phase = .within
      if label == 0 || matched.bind(label, scope) {
        if label != 0 && plan.isLast[next.position] { matched.finish(label) }
        matched.position += 1
        push(&matched, cost: cost, from: index, step)
      }
    }
    if next.phase != .within && beginsWithLaunch
      && !(ObservedTrace.firstKinds - sighting.kinds).contains(kind)
    {
      return
    }
    if next.phase != .within || !account.instrumented.contains(kind)
      || mayComeLater(told, kind, next)
    {
      var unseen = next
      return push(&unseen, cost: cost, from: index, step)
    }
    if next.position == end.index { notePossible(told.kind, scope, next) }
  }

  private mutating func notePossible(_ kind: CallbackKind, _ scope: Int, _ node: SearchNode) {
    var owner = PossibleCallback.Owner.app
    if kind.recipient == .sceneDelegate || kind.recipient == .sceneObserver, scope < nodes.slots {
      owner = .unnamed
      let label = node.labels[scope]
      if label != 0 && label != LabelPlan.finished {
        let seen = plan.numbers.indices.prefix(node.position).last { plan.numbers[$0] == label }
        if let seen { owner = .scene(account.sightings[seen].label) }
      }
    }
    let possible = PossibleCallback(kind: kind, owner: owner)
    if !end.possible.contains(possible) { end.possible.append(possible) }
  }

  private func mayComeLater(_ told: Callback, _ kind: CallbackKind, _ node: SearchNode) -> Bool {
    account.later.contains {
      $0.after <= node.position && $0.sighting.admits(told, owedAs: kind)
    }
  }

  private mutating func beginAll(
    _ kinds: [EventKind], _ node: inout SearchNode, _ index: Int, _ cost: Int
  ) {
    for kind in kinds {
      engine.state = node.state
      for slot in engine.accepting(kind) { begin(kind, slot, &node, index, cost) }
    }
  }

  private mutating func begin(
    _ kind: EventKind, _ slot: Int, _ node: inout SearchNode, _ index: Int, _ cost: Int
  ) {
    var choiceSource = ChoiceSource(source: .path)
    let event = Event(kind, scene: kind.takesScene ? slot : nil)
    var step = SearchStep(kind: .event, scope: UInt8(slot), code: UInt8(kind.number))
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
      if !node.state.isAtRest && !next.state.isAtRest { next.overlaps += 1 }
      push(&next, cost: cost + 2 * choiceSource.unusualAnswers, from: index, step)
      step.path += 1
    } while choiceSource.advancePath()
  }

  /// Whether the event starts a process that would have shown itself but does not.
  private func startsUnseen(_ node: SearchNode) -> Bool {
    guard node.phase == .within, !account.showsLaunches else { return false }
    let wasDead = node.state.process == .notRunning || node.state.process == .prewarmed
    return wasDead && engine.state.process == .running
  }
}
