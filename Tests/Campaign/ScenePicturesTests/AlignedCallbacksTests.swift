import ScenePictures
import Testing

@Suite struct `Two histories side by side` {
  /// Two histories, a letter a callback, and the lines.
  ///
  /// `=` is the same, `|` are two that differ, `<` and `>` stand alone.
  @Test(arguments: [
    ("abc", "abc", "==="), ("", "", ""), ("ab", "", "<<"), ("", "a", ">"),
    ("abcd", "abxd", "==|="), ("abcd", "abd", "==<="), ("abd", "abcd", "==>="),
    ("axxb", "aycb", "=||="), ("axb", "ayyb", "=|>="), ("abab", "ba", "<==<"),
  ])
  func `what says the same stands in one line`(here: String, there: String, expected: String) {
    let aligned = AlignedCallbacks(here.map { String($0) }, there.map { String($0) })
    let lines = aligned.pairs.map { pair in
      pair.isSame ? "=" : pair.here == nil ? ">" : pair.there == nil ? "<" : "|"
    }
    #expect(lines.joined() == expected)
    #expect(aligned.pairs.compactMap(\.here) == Array(0..<here.count))
    #expect(aligned.pairs.compactMap(\.there) == Array(0..<there.count))
  }
}
