import SceneEngine
import SceneLifecycle

extension ExplanationSearch {
  /// The pending kinds that are delivered as the given kinds on a platform.
  static func pendingKinds(_ delivered: CallbackSet, _ platform: Platform) -> CallbackSet {
    var pendingKinds = CallbackSet.none
    for kind in CallbackKind.allCases where kind.isOfScene {
      let name = platform.usesScenes ? kind : kind.delivered(on: platform)
      if delivered.contains(name) { pendingKinds.insert(kind) }
    }
    return pendingKinds
      | CallbackSet(of: delivered.kinds.filter { !$0.isOfScene && !$0.isOfScenelessApp })
  }

  /// Returns the way to a node, one line for each event and each callback.
  ///
  /// The search gives slots new numbers at each node. So the way is played once more with slots that keep
  /// theirs: first to learn which scene is named when, then with the scenes in that order.
  mutating func history(to index: Int) -> [String] {
    var path = [index]
    while let first = path.last, nodes.origin(of: first).parent >= 0 {
      path.append(nodes.origin(of: first).parent)
    }
    path.reverse()
    var named: [Int] = []
    _ = replay(path, startingWith: Array(0..<nodes.slots), &named)
    let others = (0..<nodes.slots).filter { !named.contains($0) }
    var again: [Int] = []
    return replay(path, startingWith: named + others, &again)
  }

  /// Plays a way from its start.
  ///
  /// - Parameters:
  ///   - path: The nodes from the start on.
  ///   - start: Which slot of the first node each slot holds.
  ///   - named: Slots in the order in which the recording names their scenes.
  private mutating func replay(
    _ path: [Int], startingWith start: [Int], _ named: inout [Int]
  ) -> [String] {
    var first = SearchNode()
    nodes.read(path[0], into: &first)
    var node = first
    node.permute(start, of: first)
    // Where each slot of the searched node stands in the played one.
    var slots = start.indices.map { slot in start.firstIndex(of: slot) ?? slot }
    var lines: [String] = []
    for index in path.dropFirst() {
      let (_, step) = nodes.origin(of: index)
      switch step.kind {
      case .start: break
      case .skip:
        let name = recordedName(at: node.position) ?? "a line"
        lines.append("  (\(name) is none of these callbacks)")
        skip(&node)
      case .event: lines += playEvent(step, slots, &node, index, &named)
      case .delivery: lines += playDelivery(step, slots, &node, index, &named)
      case .view: lines += playView(step, slots, &node)
      }
      if !nodes.equals(&node, at: index) { preconditionFailure("node \(index) plays otherwise") }
      slots = nodes.order
    }
    return lines
  }

  /// Begins the event with the answers that lead to the node at an index, and delivers what the step says.
  private mutating func playEvent(
    _ step: SearchStep, _ slots: [Int], _ node: inout SearchNode, _ index: Int,
    _ named: inout [Int]
  ) -> [String] {
    let kind = EventKind(number: Int(step.event))
    let event = Event(kind, scene: kind.takesScene ? slots[Int(step.slot)] : nil)
    var choiceSource = ChoiceSource(source: .path)
    choiceSource.allowsQuirks = self.choiceSource.allowsQuirks
    let before = node
    repeat {
      choiceSource.rewind()
      engine.state = before.state
      do throws(Refusal) {
        try engine.begin(event, number: 1, &choiceSource)
      } catch {
        break
      }
      node = begun(kind, from: before)
      var namedNow = named
      let delivered = playDelivery(step, slots, &node, index, &namedNow)
      if nodes.equals(&node, at: index) {
        named = namedNow
        let unlocks = endsLocked(kind) ? [EventKind.unlock.word] : []
        return [event.text] + unlocks + choiceSource.pathChoices.map { "    " + $0.text }
          + delivered
      }
    } while choiceSource.advancePath()
    preconditionFailure("\(event.text) does not lead to node \(index)")
  }

  /// Delivers what a step says, and reads the line of the recording that it is.
  private mutating func playDelivery(
    _ step: SearchStep, _ slots: [Int], _ node: inout SearchNode, _ index: Int,
    _ named: inout [Int]
  ) -> [String] {
    guard let delivery = step.delivery else { return [] }
    guard let item = AgendaItem(rawValue: delivery.item) else {
      preconditionFailure("no agenda item has the number \(delivery.item)")
    }
    let slot = Int(delivery.scope)
    let scope = slot < slots.count ? slots[slot] : slot
    engine.state = node.state
    let callback = deliver(item, of: scope)
    node.state = engine.state
    let phase = scope < slots.count ? node.phases[scope] : 0
    delivered(item, of: scope, in: &node)
    if step.omits { node.phases[scope] = phaseLeft(by: item, after: phase) }
    guard let callback else { return [] }
    var name = ""
    var what = "\(callback.kind.name) (not recorded)"
    if nodes.position(of: index) > node.position {
      what = recordedName(at: node.position) ?? callback.kind.name
      let object = account.sightings[node.position].label
      if match(&node, scope), object != 0 {
        if !named.contains(scope) { named.append(scope) }
        if account.labels.indices.contains(object - 1) { name = " (\(account.labels[object - 1]))" }
      }
    }
    let who = scope == PendingItem.process ? "app" : "\(scope + 1)"
    return ["  \(who)\(name) \(what)"]
  }

  /// The recording's name of the callback seen at a position; nil where the account has no names.
  func recordedName(at position: Int) -> String? {
    account.names.indices.contains(position) ? account.names[position] : nil
  }
}

extension SearchNode {
  /// Becomes a node with its slots in another order.
  fileprivate mutating func permute(_ order: [Int], of other: SearchNode) {
    state = other.state.permuted(order)
    for slot in order.indices {
      labels[slot] = other.labels[order[slot]]
      covers[slot] = other.covers[order[slot]]
      phases[slot] = other.phases[order[slot]]
    }
  }
}
