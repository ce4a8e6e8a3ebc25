import SceneLifecycle

extension ExplanationSearch.Node {
  /// Binds a label to a slot's scene object; false when either is bound otherwise.
  mutating func bind(_ label: UInt8, _ scope: Int) -> Bool {
    guard scope < labels.count else { return false }
    if labels[scope] == label { return true }
    let isFresh = spent & (1 << UInt64(label)) == 0
    guard labels[scope] == 0, isFresh, !labels.contains(label) else { return false }
    labels[scope] = label
    return true
  }

  /// A new scene object comes to a slot: the label of the old one is never used again.
  mutating func spend(_ slot: Int) {
    if labels[slot] != 0 { spent |= 1 << UInt64(labels[slot]) }
    labels[slot] = 0
  }

  /// The process is gone, and every scene object with it.
  mutating func spendAll() {
    for slot in labels.indices { spend(slot) }
  }
}

/// Nodes to look at, cheapest first, oldest first among equals.
struct CostQueue {
  private var buckets: [[(cost: Int, index: Int)]] = []
  private var heads: [Int] = []
  private var lowest = 0

  mutating func push(_ index: Int, cost: Int, priority: Int) {
    while buckets.count <= priority {
      buckets.append([])
      heads.append(0)
    }
    buckets[priority].append((cost, index))
    lowest = min(lowest, priority)
  }

  mutating func pop() -> (cost: Int, index: Int)? {
    while lowest < buckets.count {
      let head = heads[lowest]
      if head < buckets[lowest].count {
        heads[lowest] = head + 1
        return buckets[lowest][head]
      }
      lowest += 1
    }
    return nil
  }
}

/// Which nodes were met: open addressing over indices, so that no order of hashing matters.
struct NodeTable {
  private var places = [Int32](repeating: -1, count: 1 << 12)
  private var count = 0

  /// Notes a node; false when an equal one is known.
  mutating func insert(
    _ node: ExplanationSearch.Node, _ nodes: [ExplanationSearch.Node], at index: Int
  ) -> Bool {
    if count * 2 >= places.count { grow(nodes) }
    var place = node.hashValue & (places.count - 1)
    while places[place] >= 0 {
      if nodes[Int(places[place])] == node { return false }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = Int32(index)
    count += 1
    return true
  }

  private mutating func grow(_ nodes: [ExplanationSearch.Node]) {
    let old = places
    places = [Int32](repeating: -1, count: old.count * 2)
    for index in old where index >= 0 {
      var place = nodes[Int(index)].hashValue & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = index
    }
  }
}

extension ExplanationSearch {
  /// The owed kinds that are told as the given kinds on a platform.
  static func owed(_ told: CallbackSet, _ platform: Platform) -> CallbackSet {
    var owed = CallbackSet.none
    for kind in CallbackKind.allCases where kind.isOfScene {
      let name = platform.usesScenes ? kind : kind.delivered(on: platform)
      if told.contains(name) { owed.insert(kind) }
    }
    return owed | CallbackSet(of: told.kinds.filter { !$0.isOfScene && !$0.isOfScenelessApp })
  }

  /// What led to a node, one line a step that somebody did or saw.
  func history(to index: Int) -> [String] {
    var lines: [String] = []
    var at = index
    while at >= 0 {
      let (parent, step) = parents[at]
      switch step {
      case .event(let event, let choices):
        // Lines are gathered from the end.
        lines += choices.reversed().map { "    " + $0.text }
        lines.append(event.text)
      case .told(let kind, let scope):
        let who = scope == Owed.process ? "app" : "\(scope + 1)"
        lines.append("  \(who) \(kind.name)")
      case .start, .move, .skip: break
      }
      at = parent
    }
    return lines.reversed()
  }
}
