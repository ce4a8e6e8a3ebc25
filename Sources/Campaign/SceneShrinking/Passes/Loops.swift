import SceneLifecycle

/// Cuts loops: where the engine stands as it stood before, what lies between may not matter.
struct Loops: Pass {
  let name = "loops"

  /// The most loops that are tried in one round.
  static let limit = 60

  func run(_ search: inout Search) {
    var left = Self.limit
    var isShorter = true
    while isShorter && left > 0 {
      isShorter = false
      for loop in Self.loops(in: search.states) where left > 0 && !isShorter {
        left -= 1
        isShorter = search.attempt(without: loop)
      }
    }
  }

  /// The longest loop that begins at each event, the longest ones first.
  static func loops(in states: [UInt64]) -> [Range<Int>] {
    var last = DigestTable()
    for (position, state) in states.enumerated() { last[state] = UInt64(position) }
    let loops = states.indices.compactMap { position -> Range<Int>? in
      guard let end = last[states[position]], end > position else { return nil }
      return position..<Int(end)
    }
    return loops.sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }
  }
}
