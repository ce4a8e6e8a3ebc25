import SceneEngine
import SceneLifecycle

/// Deliveries, each compared with the recording where the recording shows it.
extension ExplanationSearch {
  mutating func deliverAll(_ node: inout SearchNode, _ index: Int, _ cost: Int) {
    engine.state = node.state
    let process = engine.readyInProcess
    for item in process.items(ofScene: false) {
      let odd = item.position == process.lowest ? 0 : weights.order
      deliver(PendingItem.process, item, node, index, cost + odd, SearchStep(kind: .delivery))
    }
    engine.state = node.state
    for slot in engine.speakingScenes - nodes.twins(at: index) {
      engine.state = node.state
      let ready = readyInTurn(slot)
      // A window is named first, and then the scene that the system made for the keyboard.
      let late = node.state.keyboard.contains(slot) ? 1 : 0
      for item in ready.items(ofScene: true) {
        let odd = item.position == ready.lowest ? late : weights.order + late
        deliver(slot, item, node, index, cost + odd, SearchStep(kind: .delivery))
      }
    }
  }

  /// Delivers an item, after what a step says; it is compared with the recording.
  mutating func deliver(
    _ scope: Int, _ item: AgendaItem, _ node: SearchNode, _ index: Int, _ cost: Int,
    _ step: SearchStep
  ) {
    engine.state = node.state
    let callback = deliver(item, of: scope)
    var next = SearchNode(engine.state, like: node)
    delivered(item, of: scope, in: &next)
    let step = step.delivering(scope, item)
    guard let callback else { return push(&next, cost: cost, from: index, step) }
    let seenAs = engine.platform.usesScenes ? item.callback ?? callback.kind : callback.kind
    let phase = scope < nodes.slots ? node.phases[scope] : 0
    see(callback, as: seenAs, scope, next, index, cost, step, item, phase)
  }

  /// Delivers an item where the engine stands.
  ///
  /// - Returns: The callback; nil for a move.
  mutating func deliver(_ item: AgendaItem, of scope: Int) -> Callback? {
    var delivered = Callback(kind: .main, cause: .launch, event: 0)
    return engine.deliver(PendingItem(scope: scope, item: item), into: &delivered) ? delivered : nil
  }

  /// Notes in a node which scene objects are gone, and which phase views have read.
  func delivered(_ item: AgendaItem, of scope: Int, in node: inout SearchNode) {
    if item == .attachment {
      node.spend(scope)
      // The first value that a view reads is no change.
      if showsChanges { node.phases[scope] = RecordedPhase.inactive.number }
    }
    if item == .detachment { node.covers[scope] = 0 }
    if item == .exit || item == .processEnded { node.spendAll() }
    if showsChanges, item == .detachment || item.scenePhase != nil {
      notePhase(item, of: scope, in: &node)
    }
    simplification.apply(to: &node.state)
  }

  /// Reads a line that may be missing as one that is.
  func skip(_ node: inout SearchNode) {
    if plan.isLast[node.position] { node.finish(plan.numbers[node.position]) }
    node.position += 1
  }

  /// Reads the next line as a callback of a scope.
  ///
  /// - Returns: Whether the line's scene object may be the scope's.
  func match(_ node: inout SearchNode, _ scope: Int) -> Bool {
    let label = plan.numbers[node.position]
    node.phase = .within
    if label != 0 {
      guard node.bind(label, scope) else { return false }
      if plan.isLast[node.position] { node.finish(label) }
    }
    node.position += 1
    return true
  }

  /// Compares what the engine delivered with what was recorded.
  ///
  /// - Parameter phase: The phase that the scene's views read before.
  private mutating func see(
    _ delivered: Callback, as kind: CallbackKind, _ scope: Int, _ next: SearchNode, _ index: Int,
    _ cost: Int, _ step: SearchStep, _ item: AgendaItem, _ phase: UInt8
  ) {
    if isOfNoView(kind, scope, next) {
      var unseen = next
      return push(&unseen, cost: cost, from: index, step)
    }
    if account.forbidden.contains(kind) { return }
    let sighting = account.sightings[next.position]
    if sighting.admits(delivered, pendingAs: kind), sighting.goesOn(kind, from: phase) {
      var matched = next
      let odd = roleOddness(next, scope)
      if match(&matched, scope) { push(&matched, cost: cost + odd, from: index, step) }
    }
    let isFollowed = showsChanges && RecordedPhase.ofScene.contains(kind)
    if next.phase == .within || isFollowed, coalesced[next.position].contains(kind) {
      var omitting = next
      var step = step
      step.omits = isFollowed
      if isFollowed { omitting.phases[scope] = phaseLeft(by: item, after: phase) }
      push(&omitting, cost: cost + 3, from: index, step)
    }
    if next.phase != .within && beginsWithLaunch
      && !(ObservedTrace.firstKinds - sighting.kinds).contains(kind)
    {
      return
    }
    if next.phase != .within || !account.instrumented.contains(kind)
      || mayComeLater(delivered, kind, next)
    {
      var unseen = next
      let odd = next.phase != .within && account.instrumented.contains(kind) ? weights.unshown : 0
      return push(&unseen, cost: cost + odd, from: index, step)
    }
    if next.position == end.index { notePossible(delivered.kind, scope, next) }
  }

  /// Whether a phase is that of a scene without a view of SwiftUI's: a car's or a display's.
  private func isOfNoView(_ kind: CallbackKind, _ scope: Int, _ node: SearchNode) -> Bool {
    account.viewsPrintPhases && RecordedPhase.ofScene.contains(kind)
      && node.state.accessories.contains(scope)
  }

  /// How little a person would expect that the next line is of a scope's scene: a label that is out of the
  /// order of the alphabet, *C* or *E*, usually means a car or an external display.
  private func roleOddness(_ node: SearchNode, _ scope: Int) -> Int {
    guard weights.isOfStory, scope < nodes.slots, node.labels[scope] == 0 else { return 0 }
    let label = account.sightings[node.position].label
    if label > 0, account.purposes.indices.contains(label - 1),
      let purpose = account.purposes[label - 1]
    {
      return self.purpose(of: scope, node) == purpose ? 0 : 12
    }
    guard account.accessories.contains(label) else { return 0 }
    if node.state.accessories.contains(scope) { return 0 }
    return account.showsAccessoryAlone ? 12 : 6
  }

  /// Returns the purpose of a scope's scene.
  private func purpose(
    of scope: Int, _ node: SearchNode
  ) -> Recording.RecordedRole.ScenePurpose {
    if node.state.car.contains(scope) { return .car }
    return node.state.accessories.contains(scope) ? .display : .window
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

  private func mayComeLater(_ delivered: Callback, _ kind: CallbackKind, _ node: SearchNode) -> Bool
  {
    account.later.contains {
      $0.after <= node.position && $0.sighting.admits(delivered, pendingAs: kind)
    }
  }
}
