/// Returns the word of a list that a mistyped word most likely stands for.
///
/// Nearest by edit distance with swaps of neighbours, case ignored; else the first word that
/// begins with it. Nil when nothing is near.
///
/// - Complexity: O(length of the word × length of all words of the list), lengths up to 48.
public func nearestWord(to word: String, in known: [String]) -> String? {
  let wanted = lowercasedBytes(word)
  guard !wanted.isEmpty else { return nil }
  var best: (distance: Int, word: String)?
  for candidate in known {
    let bytes = lowercasedBytes(candidate)
    let limit = min((max(wanted.count, bytes.count) + 2) / 3, (best?.distance ?? .max) - 1)
    guard abs(bytes.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, bytes)
    if distance <= limit { best = (distance, candidate) }
  }
  if let best { return best.word }
  guard wanted.count >= 3 else { return nil }
  return known.first { lowercasedBytes($0).starts(with: wanted) }
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
  var row = above
  for i in left.indices {
    row[0] = i + 1
    for j in right.indices {
      var least = min(above[j + 1], row[j]) + 1
      least = min(least, above[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        least = min(least, before[j - 1] + 1)
      }
      row[j + 1] = least
    }
    (before, above, row) = (above, row, before)
  }
  return above[right.count]
}
