import SceneLifecycle

/// Leaves out runs of events from the back, in shorter and shorter runs.
///
/// Source: Zhang et al., *Deep dive into probabilistic delta debugging*, 2024,
/// arXiv:2408.04735. Of n events, each is needed with chance p₀ = 8/n within 0.005 … 0.1; round r
/// asks for runs of ⌊−1 / ln(1 − p₀ / (1 − 1/e)^r)⌋ events.
struct Chunks: Pass {
  let name = "chunks"

  func run(_ search: inout Search) {
    for length in Self.lengths(for: search.best.entries.count) {
      var end = search.best.entries.count
      while end > 0 {
        end = min(end, search.best.entries.count)
        let start = max(0, end - length)
        _ = search.attempt(without: start..<end)
        end = start
      }
    }
  }

  /// The lengths of the runs, round by round; single events are another pass.
  static func lengths(for events: Int) -> [Int] {
    guard events > 0 else { return [] }
    var chance = min(max(8 / Double(events), 0.005), 0.1)
    var lengths: [Int] = []
    while true {
      // −1 / ln(1 − p) as a series: exact to two places for p ≤ 0.5, where the length is 1.
      let length = Int(1 / chance - 0.5 - chance / 12 - chance * chance / 24)
      if length < 2 { return lengths }
      lengths.append(length)
      chance /= 1 - 0.36787944117144233
    }
  }
}
