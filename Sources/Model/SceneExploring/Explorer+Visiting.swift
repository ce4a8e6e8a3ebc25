extension Explorer {
  /// Goes to each state that was found, in the order in which they were found.
  ///
  /// - Parameter body: Gets a generator that stands there; false ends the round.
  /// - Complexity: O(states).
  @inlinable
  public func visit(_ body: (inout SuccessorGenerator<E, M>) -> Bool) {
    var walker = walkers[0]
    var words = walker.reached
    for state in 0..<table.count {
      table.write(state, to: &words)
      walker.enter(words)
      if !body(&walker) { return }
    }
  }
}
