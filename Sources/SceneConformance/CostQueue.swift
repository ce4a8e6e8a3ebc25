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
