/// Which nodes were met: open addressing over indices, so that no order of hashing matters.
struct NodeTable {
  private var places = [Int32](repeating: -1, count: 1 << 12)
  private var count = 0

  /// Notes a node; false when an equal one is known.
  mutating func insert(
    _ node: SearchNode, _ nodes: [SearchNode], at index: Int
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

  private mutating func grow(_ nodes: [SearchNode]) {
    let old = places
    places = [Int32](repeating: -1, count: old.count * 2)
    for index in old where index >= 0 {
      var place = nodes[Int(index)].hashValue & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = index
    }
  }
}
