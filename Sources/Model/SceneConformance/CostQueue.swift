/// Nodes to look at, cheapest first, newest first among equals.
struct CostQueue {
  private var buckets: [[(cost: Int32, index: Int32)]] = []
  private var lowest = 0

  mutating func push(_ index: Int, cost: Int, priority: Int) {
    while buckets.count <= priority { buckets.append([]) }
    buckets[priority].append((Int32(cost), Int32(index)))
    lowest = min(lowest, priority)
  }

  mutating func pop() -> (cost: Int, index: Int)? {
    while lowest < buckets.count {
      if let last = buckets[lowest].popLast() { return (Int(last.cost), Int(last.index)) }
      lowest += 1
    }
    return nil
  }
}
