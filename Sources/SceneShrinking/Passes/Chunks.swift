import SceneLifecycle

/// Leaves out runs of events from the back, in shorter and shorter runs.
///
/// Source: Zhang et al., *Deep dive into probabilistic delta debugging*, 2024,
/// arXiv:2408.04735. With p₀ = 8/n within 0.005 … 0.1, round r asks for runs of
/// ⌊−1 / ln(1 − p₀ / (1 − 1/e)^r)⌋ events; the lengths of p₀ = 0.005 are written out, and a
/// scenario begins where its own p₀ would.
struct Chunks: Pass {
  let name = "chunks"

  private static let lengths = [199, 125, 79, 49, 31, 19, 12, 7, 4, 2]

  func run(_ search: inout Search) {
    let longest = max(9, search.best.entries.count / 8)
    for length in Self.lengths where length <= longest {
      var end = search.best.entries.count
      while end > 0 {
        end = min(end, search.best.entries.count)
        let start = max(0, end - length)
        _ = search.attempt(without: start..<end)
        end = start
      }
    }
  }
}
