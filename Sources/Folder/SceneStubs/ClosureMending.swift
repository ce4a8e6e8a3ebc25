import SceneLowering
import SceneSources

/// Mends a closure whose parameters stand in: the compiler names one mistake of a closure a round.
struct ClosureMending: Sendable {
  let source: StubbedSource
  private var list: TokenList { source.list }

  /// The changes in a closure: signs of nothing behind stand-ins go, and what is bound to a name there is
  /// nothing.
  ///
  /// - Parameters:
  ///   - open: The brace of the closure.
  ///   - start: The first word behind its parameters.
  func changes(
    from start: Int, in open: Int, names: [String]
  ) -> [(range: Range<Int>, text: String)] {
    var roots = Set(names)
    var found: [(range: Range<Int>, text: String)] = []
    var index = start
    let end = list.partners[open]
    while index < end {
      guard list[index].kind == .word, roots.contains(list.name(index)),
        !list.isWord(index - 1, "."), !list.isWord(index + 1, ":")
      else {
        index += 1
        continue
      }
      let chain = chain(from: index, to: end)
      let text = chain.words.joined()
      if let name = bound(before: index), isWhole(chain.range) {
        found.append((bytes(chain.range), "StubCall.optional(\(text))"))
        roots.insert(name)
      } else if chain.hasSigns {
        found.append((bytes(chain.range), text))
      }
      index = max(index + 1, chain.range.upperBound)
    }
    return found.filter { !list.bytes[$0.range].contains(UInt8(ascii: "\n")) }
  }

  private func bytes(_ words: Range<Int>) -> Range<Int> {
    list[words.lowerBound].start..<list[words.upperBound - 1].end
  }

  /// The members of a value, up to the first call, without signs of nothing.
  private func chain(
    from start: Int, to end: Int
  ) -> (range: Range<Int>, words: [String], hasSigns: Bool) {
    var words = [list.text(start)]
    var (index, hasSigns) = (start + 1, false)
    while index < end, list.touchesPrevious(index) {
      let isSign = list.isWord(index, "?") || list.isWord(index, "!")
      // A sign before another one is part of an operator.
      if isSign && (list.isWord(index + 1, "?") || list.isWord(index + 1, "=")) { break }
      if isSign {
        hasSigns = true
        index += 1
      } else if list.isWord(index, "."), index + 1 < end, list[index + 1].kind == .word {
        words += [".", list.text(index + 1)]
        index += 2
      } else {
        break
      }
    }
    return (start..<index, words, hasSigns)
  }

  /// The name that a condition binds to the value at an index.
  private func bound(before index: Int) -> String? {
    guard index > 4, list.isWord(index - 1, "="), list[index - 2].kind == .word,
      list.isWord(index - 3, "let") || list.isWord(index - 3, "var"),
      ["if", "guard", "while", ","].contains(list.text(index - 4))
    else { return nil }
    return list.name(index - 2)
  }

  /// Whether a value ends where its chain of members ends.
  private func isWhole(_ words: Range<Int>) -> Bool {
    ["{", ",", "else"].contains(list.text(words.upperBound))
  }
}
