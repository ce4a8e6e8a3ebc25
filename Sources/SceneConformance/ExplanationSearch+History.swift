import SceneEngine
import SceneLifecycle

extension ExplanationSearch {
  /// The pending kinds that are delivered as the given kinds on a platform.
  static func owed(_ told: CallbackSet, _ platform: Platform) -> CallbackSet {
    var owed = CallbackSet.none
    for kind in CallbackKind.allCases where kind.isOfScene {
      let name = platform.usesScenes ? kind : kind.delivered(on: platform)
      if told.contains(name) { owed.insert(kind) }
    }
    return owed | CallbackSet(of: told.kinds.filter { !$0.isOfScene && !$0.isOfScenelessApp })
  }

  /// What led to a node, one line for each event and each callback.
  ///
  /// The search gives slots new numbers at each node. So the way is played once more with slots that keep
  /// theirs: first to learn which scene is named when, then with the scenes in that order.
  mutating func history(to index: Int) -> [String] {
    var way = [index]
    while let first = way.last, nodes.origin(of: first).parent >= 0 {
      way.append(nodes.origin(of: first).parent)
    }
    way.reverse()
    var named: [Int] = []
    _ = replay(way, startingWith: Array(0..<nodes.slots), &named)
    let others = (0..<nodes.slots).filter { !named.contains($0) }
    var again: [Int] = []
    return replay(way, startingWith: named + others, &again)
  }

  /// Plays a way from its start.
  ///
  /// - Parameters:
  ///   - way: The nodes from the start on.
  ///   - start: Which slot of the first node each slot holds.
  ///   - named: Slots in the order in which the recording names their scenes.
  private mutating func replay(
    _ way: [Int], startingWith start: [Int], _ named: inout [Int]
  ) -> [String] {
    var first = SearchNode()
    nodes.read(way[0], into: &first)
    var node = first
    node.permute(start, of: first)
    // Where each slot of the searched node stands in the played one.
    var slots = start.indices.map { slot in start.firstIndex(of: slot) ?? slot }
    var lines: [String] = []
    for index in way.dropFirst() {
      let (_, step) = nodes.origin(of: index)
      let scope = Int(step.scope) < slots.count ? slots[Int(step.scope)] : Int(step.scope)
      switch step.kind {
      case .start: break
      case .skip: skip(&node)
      case .event: lines += playEvent(step, scope, &node, index)
      case .delivery: lines += playDelivery(step, scope, &node, index, &named)
      }
      if node.state.isAtRest { node.overlaps = 0 }
      if !nodes.equals(&node, at: index) { preconditionFailure("node \(index) plays otherwise") }
      slots = nodes.order
    }
    return lines
  }

  private func skip(_ node: inout SearchNode) {
    if plan.isLast[node.position] { node.finish(plan.numbers[node.position]) }
    node.position += 1
  }

  /// Begins the event with the answers that lead to the node at an index.
  private mutating func playEvent(
    _ step: SearchStep, _ scope: Int, _ node: inout SearchNode, _ index: Int
  ) -> [String] {
    let kind = EventKind(number: Int(step.code))
    let event = Event(kind, scene: kind.takesScene ? scope : nil)
    var choiceSource = ChoiceSource(source: .path)
    let before = node
    repeat {
      choiceSource.rewind()
      engine.state = before.state
      do throws(Refusal) {
        try engine.begin(event, number: 1, &choiceSource)
      } catch {
        break
      }
      node = before
      node.state = engine.state
      if node.phase == .start { node.phase = .before }
      if node.state.process == .notRunning { node.spendAll() }
      simplification.apply(to: &node.state)
      if !before.state.isAtRest && !node.state.isAtRest { node.overlaps += 1 }
      if nodes.equals(&node, at: index) {
        return [event.text] + choiceSource.pathChoices.map { "    " + $0.text }
      }
    } while choiceSource.advancePath()
    preconditionFailure("\(event.text) does not lead to node \(index)")
  }

  /// Delivers an item, and reads the line of the recording that it is.
  private mutating func playDelivery(
    _ step: SearchStep, _ scope: Int, _ node: inout SearchNode, _ index: Int, _ named: inout [Int]
  ) -> [String] {
    guard let item = AgendaItem(rawValue: step.code) else {
      preconditionFailure("no agenda item has the number \(step.code)")
    }
    engine.state = node.state
    var told = Callback(kind: .main, cause: .launch, event: 0)
    let isTold = engine.deliver(Owed(scope: scope, item: item), into: &told)
    node.state = engine.state
    if item == .attachment { node.spend(scope) }
    if item == .exit || item == .processEnded { node.spendAll() }
    simplification.apply(to: &node.state)
    guard isTold else { return [] }
    var name = ""
    if nodes.position(of: index) > node.position {
      let label = plan.numbers[node.position]
      let object = account.sightings[node.position].label
      if label != 0, node.bind(label, scope) {
        if !named.contains(scope) { named.append(scope) }
        if plan.isLast[node.position] { node.finish(label) }
        if account.labels.indices.contains(object - 1) { name = " (\(account.labels[object - 1]))" }
      }
      node.phase = .within
      node.position += 1
    }
    let who = scope == Owed.process ? "app" : "\(scope + 1)"
    return ["  \(who)\(name) \(told.kind.name)"]
  }
}

extension SearchNode {
  /// Becomes a node with its slots in another order.
  fileprivate mutating func permute(_ order: [Int], of other: SearchNode) {
    state = other.state.permuted(order)
    for slot in order.indices { labels[slot] = other.labels[order[slot]] }
  }
}
