import SceneLifecycle
import SceneReporting

/// The callbacks of two histories in pairs: those that say the same stand beside each other.
package struct AlignedCallbacks: Hashable {
  /// The callbacks of a line, by their numbers from 0; nil where a history has none there.
  package struct Pair: Hashable {
    /// The callback of one history.
    package var here: Int?
    /// The callback of the other one.
    package var there: Int?
    /// Whether both say the same.
    package var isSame: Bool
  }

  /// The pairs, in the order of both histories.
  package private(set) var pairs: [Pair] = []

  /// The most comparisons: beyond, callbacks stand beside each other by their numbers.
  private static let most = 4_000_000

  /// Aligns two histories.
  ///
  /// - Parameters:
  ///   - here: The deliveries of one history.
  ///   - there: Those of the other one.
  /// - Complexity: O(here × there) behind what both begin with.
  package init(_ here: [String], _ there: [String]) {
    let shared = zip(here, there).prefix { $0 == $1 }.count
    for index in 0..<shared { pairs.append(Pair(here: index, there: index, isSame: true)) }
    var gap = (here: shared, there: shared)
    for match in Self.matches(here, there, from: shared) + [(here.count, there.count)] {
      fill(from: gap, to: match)
      guard match.0 < here.count, match.1 < there.count else { break }
      pairs.append(Pair(here: match.0, there: match.1, isSame: true))
      gap = (match.0 + 1, match.1 + 1)
    }
  }

  /// Adds what stands between two pairs that say the same: the first beside the first, and so on.
  private mutating func fill(from start: (here: Int, there: Int), to end: (Int, Int)) {
    let counts = (end.0 - start.here, end.1 - start.there)
    for step in 0..<max(counts.0, counts.1, 0) {
      pairs.append(
        Pair(
          here: step < counts.0 ? start.here + step : nil,
          there: step < counts.1 ? start.there + step : nil, isSame: false))
    }
  }

  /// The longest list of equal deliveries that stand in both in this order.
  private static func matches(
    _ here: [String], _ there: [String], from start: Int
  ) -> [(Int, Int)] {
    let (height, width) = (here.count - start, there.count - start)
    guard height > 0, width > 0, height * width <= most else { return [] }
    var lengths = [Int](repeating: 0, count: (height + 1) * (width + 1))
    for line in (0..<height).reversed() {
      for column in (0..<width).reversed() {
        let index = line * (width + 1) + column
        lengths[index] =
          here[start + line] == there[start + column]
          ? lengths[index + width + 2] + 1
          : max(lengths[index + width + 1], lengths[index + 1])
      }
    }
    var found: [(Int, Int)] = []
    var (line, column) = (0, 0)
    while line < height, column < width {
      let index = line * (width + 1) + column
      if here[start + line] == there[start + column] {
        found.append((start + line, start + column))
        (line, column) = (line + 1, column + 1)
      } else if lengths[index + width + 1] >= lengths[index + 1] {
        line += 1
      } else {
        column += 1
      }
    }
    return found
  }
}
