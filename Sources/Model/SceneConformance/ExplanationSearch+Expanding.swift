import SceneEngine
import SceneLifecycle

/// The successors of a node: by one delivery, or by one event with one path of answers.
extension ExplanationSearch {
  mutating func expand(_ node: inout SearchNode, _ index: Int, _ cost: Int) {
    let isAtRest = node.state.isAtRest
    if !isAtRest, let slot = quietMove(&node) {
      return deliver(slot.scope, slot.item, node, index, cost, SearchStep(kind: .delivery))
    }
    if account.sightings[node.position].isOptional {
      var skipped = node
      skip(&skipped)
      push(&skipped, cost: cost + 1, from: index, .skip)
    }
    deliverAll(&node, index, cost)
    changeViews(&node, index, cost)
    if isAtRest && node.phase != .before {
      beginAll(events, &node, index, cost + Weights.ofEvent)
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
    if round.overlap == .none { return false }
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
  ///
  /// Where events may begin in between, an activation waits: what begins may take its place.
  private mutating func quietMove(_ node: inout SearchNode) -> (scope: Int, item: AgendaItem)? {
    guard node.phase != .start, node.state.notices.isEmpty else { return nil }
    engine.state = node.state
    let resting = node.state.active - node.state.uncounted - node.state.busy
    let isKept =
      !(resting & node.state.committedActive).isEmpty && !node.state.facts.contains(.stalePhase)
    let isSteady = !readsAggregate || isKept
    for slot in engine.speakingScenes {
      let ready = readyInTurn(slot)
      guard ready.count == 1, let item = ready.items(ofScene: true).first else { continue }
      switch item {
      case .settling, .lateSettling: return (slot, item)
      case .activation: if isSteady && round.overlap == .none { return (slot, item) }
      case .foregrounding, .earlyEntering, .entering, .resignation, .deactivation, .backgrounding:
        if isSteady { return (slot, item) }
      default: break
      }
    }
    return nil
  }

  private mutating func beginAll(
    _ kinds: [EventKind], _ node: inout SearchNode, _ index: Int, _ cost: Int
  ) {
    engine.state = node.state
    let twins = nodes.twins(at: index)
    for kind in kinds {
      var slots = engine.accepting(kind)
      if kind.takesScene { slots -= twins }
      // Where nothing shows the request, a window that is destroyed is one that is closed.
      if kind == .requestDestruction && !seesRequests { slots -= engine.accepting(.close) }
      let cost = cost + weights.oddness(of: kind)
      for slot in slots { begin(kind, slot, &node, index, cost) }
    }
  }

  /// Begins an event with each path of answers; the engine stands at the node before and after.
  private mutating func begin(
    _ kind: EventKind, _ slot: Int, _ node: inout SearchNode, _ index: Int, _ cost: Int
  ) {
    // Any other restart is the end of the process and no more.
    if kind == .reboot && !node.state.facts.contains(.forceQuit) { return }
    choiceSource.startPaths()
    let event = Event(kind, scene: kind.takesScene ? slot : nil)
    let step = SearchStep(kind: .event, event: UInt8(kind.number), slot: UInt8(slot))
    repeat {
      paths += 1
      if isCutShort { return }
      choiceSource.rewind()
      do throws(Refusal) {
        try engine.begin(event, number: 1, &choiceSource)
      } catch {
        return
      }
      // Windows that come together come one by one as well, while the first is under way.
      defer { engine.state = node.state }
      if choiceSource.leaveOut(.together) { continue }
      if node.phase == .within,
        settled[node.position].contains(where: { choiceSource.leaveOut($0) })
      {
        continue
      }
      if startsUnseen(node) { return }
      var next = begun(kind, from: node)
      if kind.takesScene && isFutile(slot, &next, after: &node) { continue }
      let cost = cost + oddnessOfAnswers + oddnessOfSessions(since: node)
      if !goesOn(&next, after: &node, index, cost, step) {
        push(&next, cost: cost, from: index, step)
      }
    } while choiceSource.advancePath()
  }

  /// The weight of the last path's unusual answers.
  ///
  /// A scene for the keyboard is not odd where the recording says that its system has one.
  private var oddnessOfAnswers: Int {
    if choiceSource.unusualAnswers == 0 { return 0 }
    return choiceSource.pathChoices.reduce(0) { sum, choice in
      let isSought = choice.kind == .keyboardScene && choiceSource.allowsQuirks
      return isSought ? sum : sum + weights.oddness(of: choice.kind)
    }
  }

  /// The weight of sessions that an event has brought and no line shows.
  private func oddnessOfSessions(since node: SearchNode) -> Int {
    guard weights.isOfStory else { return 0 }
    let known = max(sessionsShown, node.state.sessions.count)
    return Weights.ofHiddenSession * max(0, engine.state.sessions.count - known)
  }

  /// Whether an event leaves the device locked, and nothing shows that.
  func endsLocked(_ kind: EventKind) -> Bool {
    (kind == .reboot || kind == .restoreBackup) && !events.contains(.unlock)
  }

  /// The node that the event that has just begun leads to.
  ///
  /// Where nothing shows the lock screen, a restart or a restored backup includes that the user unlocks
  /// the device.
  func begun(_ kind: EventKind, from node: SearchNode) -> SearchNode {
    var next = SearchNode(engine.state, like: node)
    if endsLocked(kind) { next.state.overlay = .none }
    if next.phase == .start { next.phase = .before }
    if next.state.process == .notRunning { next.spendAll() }
    simplification.apply(to: &next.state)
    return next
  }

  /// Delivers the first callback of an event that began while others were under way.
  ///
  /// Until then the event makes no difference, so it may begin right before. One that makes nothing
  /// pending, or ends the process, may begin at any time.
  private mutating func goesOn(
    _ next: inout SearchNode, after node: inout SearchNode, _ index: Int, _ cost: Int,
    _ step: SearchStep
  ) -> Bool {
    if node.state.isAtRest || round.overlap == .any || next.state.process == .notRunning {
      return false
    }
    let ofProcess = next.state.agenda - node.state.agenda
    var adds = !ofProcess.isEmpty
    engine.state = next.state
    for item in (engine.readyInProcess & ofProcess).items(ofScene: false) {
      deliver(PendingItem.process, item, next, index, cost, step)
    }
    engine.state = next.state
    let speaking = engine.speakingScenes
    for slot in next.state.busy {
      let ofScene = next.state.agendas[slot] - node.state.agendas[slot]
      if ofScene.isEmpty { continue }
      adds = true
      guard speaking.contains(slot) else { continue }
      engine.state = next.state
      for item in (readyInTurn(slot) & ofScene).items(ofScene: true) {
        deliver(slot, item, next, index, cost, step)
      }
    }
    return adds
  }

  /// Whether an event brings a scene object to life of which nothing is ever delivered: the recording
  /// would show what comes first, and does not.
  private mutating func isFutile(
    _ slot: Int, _ next: inout SearchNode, after node: inout SearchNode
  ) -> Bool {
    guard next.phase == .within, next.state.agendas[slot].contains(.attachment),
      !node.state.agendas[slot].contains(.attachment), next.state.agenda == node.state.agenda,
      next.state.busy == node.state.busy | SceneSet(slot)
    else { return false }
    engine.state = next.state
    let first = engine.ready(slot)
    if !first.isEmpty && (first - unseen[next.position]).isEmpty { return true }
    guard first == AgendaSet(.attachment) else { return false }
    _ = deliver(.attachment, of: slot)
    let ready = engine.ready(slot)
    return !ready.isEmpty && (ready - unseen[next.position]).isEmpty
  }

  /// Whether the event starts a process that would have shown itself but does not.
  private func startsUnseen(_ node: SearchNode) -> Bool {
    guard node.phase == .within, !account.showsLaunches else { return false }
    let wasDead = node.state.process == .notRunning || node.state.process == .prewarmed
    return wasDead && engine.state.process == .running
  }
}
