/// Returns the word of a list that a mistyped word most likely stands for.
///
/// Nearest by edit distance with swaps of neighbours, case ignored; else the first word that
/// begins with it. Nil when nothing is near.
///
/// - Complexity: O(length of the word × length of all words of the list), lengths up to 48.
public func nearestWord(to word: String, in known: [String]) -> String? {
  nearWords(to: word, in: known, atMost: 1).first
}

/// Returns the words of a list that a mistyped word may stand for, the most likely one first.
///
/// Nearest by edit distance with swaps of neighbours, case ignored; behind them the words that begin
/// with it, and those that have it inside.
///
/// - Complexity: O(length of the word × length of all words of the list), lengths up to 48.
package func nearWords(to word: String, in known: [String], atMost most: Int) -> [String] {
  let wanted = lowercasedBytes(word)
  guard !wanted.isEmpty else { return [] }
  var ranked: [(rank: Int, index: Int)] = []
  for (index, candidate) in known.enumerated() {
    let bytes = lowercasedBytes(candidate)
    if let rank = rank(of: bytes, for: wanted) { ranked.append((rank, index)) }
  }
  // By the place, too: which of two is named does not hang on the sort.
  let nearest = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
  return nearest.prefix(most).map { known[$0.index] }
}

/// How far a word is from the one that is wanted: edits, or more than any edits; nil where it is not near.
private func rank(of bytes: [UInt8], for wanted: [UInt8]) -> Int? {
  let limit = (max(wanted.count, bytes.count) + 2) / 3
  if abs(bytes.count - wanted.count) <= limit {
    let distance = editDistance(wanted, bytes)
    if distance <= limit { return distance }
  }
  if wanted.count >= 3 && bytes.starts(with: wanted) { return 100 }
  return wanted.count >= 4 && bytes.firstRange(of: wanted) != nil ? 101 : nil
}

private func lowercasedBytes(_ word: String) -> [UInt8] {
  word.utf8.prefix(48).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
}

/// Insertions, deletions, substitutions and swaps of neighbours that turn one word into another.
///
/// Source: Wagner, Fischer, *The string-to-string correction problem*, 1974,
/// doi:10.1145/321796.321811, with restricted swaps.
package func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var before = [Int](repeating: 0, count: right.count + 1)
  var above = Array(0...right.count)
  var current = above
  for i in left.indices {
    current[0] = i + 1
    for j in right.indices {
      var least = min(above[j + 1], current[j]) + 1
      least = min(least, above[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        least = min(least, before[j - 1] + 1)
      }
      current[j + 1] = least
    }
    (before, above, current) = (above, current, before)
  }
  return above[right.count]
}
