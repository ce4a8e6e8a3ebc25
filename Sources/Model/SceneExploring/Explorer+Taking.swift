extension Explorer {
  /// Keeps what a round found, piece by piece.
  @usableFromInline
  mutating func take(_ batches: [Batch], to end: Int, of states: Range<Int>) {
    for var batch in batches {
      result.seen.count(batch)
      batch.add(to: &table)
      if let state = batch.broken {
        result.broken = state
        self.end(.broken)
        break
      }
    }
    result.states = table.count
    result.frontier = states.upperBound - end
    result.bytes = table.bytes
    if let memory = bounds.memory, result.end == nil, table.bytes + table.bytesToGrow > memory {
      self.end(.memory)
    }
    if let most = bounds.transitions, result.end == nil, result.seen.edges > most {
      self.end(.transitions)
    }
  }

  @usableFromInline
  mutating func end(_ end: Exploration.StopReason) { result.end = end }
}
