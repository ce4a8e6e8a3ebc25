import SceneLowering
import SceneSources

/// Finds the statements of a block by its words.
struct StatementList: Sendable {
  let source: StubbedSource
  private var list: TokenList { source.list }

  /// The statements of the block that a brace opens, as ranges of words.
  func statements(of open: Int) -> [Range<Int>] {
    let close = list.partners[open]
    guard close > open else { return [] }
    return statements(in: start(of: open)..<close)
  }

  private func statements(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if index > start, begins(index, after: start) {
        found.append(start..<index)
        start = index
      }
      if list.isWord(index, ";") {
        if index > start { found.append(start..<index) }
        start = index + 1
      }
      if isLabel(index, start) {
        index = (labelEnd(index, range.upperBound) ?? index)
        start = index + 1
      }
      index = list.partners[index] > index ? list.partners[index] + 1 : index + 1
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  /// Whether a `case` or `default` of a switch stands at the beginning of a statement.
  private func isLabel(_ index: Int, _ start: Int) -> Bool {
    guard index == start, index < list.count else { return false }
    return list.isWord(index, "case")
      || (list.isWord(index, "default") && list.isWord(index + 1, ":"))
  }

  private func labelEnd(_ index: Int, _ end: Int) -> Int? {
    source.first(":", in: index..<end)
  }

  /// Where the statements of a block begin: behind the parameters of a closure.
  private func start(of open: Int) -> Int {
    let close = list.partners[open]
    var index = open + 1
    guard index < close, !list.isWord(index, "for") else { return open + 1 }
    while index < close {
      if list.isWord(index, "in") { return index + 1 }
      let isHead =
        list[index].kind == .word && !Keywords.has(list.text(index))
        || ["(", "[", ",", ":", "-", ">", "?", "@", ".", "!", "<"].contains(list.text(index))
        || ["throws", "async", "inout"].contains(list.text(index))
      guard isHead else { return open + 1 }
      index = list.partners[index] > index ? list.partners[index] + 1 : index + 1
    }
    return open + 1
  }

  /// Whether a word begins a new statement.
  private func begins(_ index: Int, after start: Int) -> Bool {
    guard list.beginsLine(index) else { return false }
    let text = list.text(index)
    let isJoined = StandInNames.joinsPrevious.contains(text)
    if isJoined { return text == "&" && list.touchesPrevious(index + 1) }
    if text == "while" && list.isWord(start, "repeat") { return false }
    if ["-", "!"].contains(text) && !list.touchesPrevious(index + 1) { return false }
    let before = list.text(index - 1)
    if before == "?" || before == "!" { return list.touchesPrevious(index - 1) }
    if before == ">" && list.isWord(index - 2, "-") { return false }
    // The name of an argument or a member may be a keyword.
    return !StandInNames.joinsNext.contains(before)
  }

  /// The statements around an offset, the innermost first.
  func around(_ offset: Int, in open: Int) -> [Statement] {
    var found: [Statement] = []
    var block = open
    while let words = statements(of: block).last(where: { list[$0.lowerBound].start <= offset }),
      bytes(words).upperBound >= offset
    {
      found.append(Statement(words: words, block: block))
      guard
        let inner = blocks(in: words).first(where: {
          list[$0].start < offset && offset <= list[list.partners[$0]].start
        })
      else { break }
      block = inner
    }
    return found.reversed()
  }

  /// The braces of a statement that no other brace of it encloses.
  func blocks(in words: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = words.lowerBound
    while index < words.upperBound {
      if list.isWord(index, "{"), list.partners[index] > index {
        found.append(index)
        index = list.partners[index]
      }
      index += 1
    }
    return found
  }

  /// The bytes of some words.
  func bytes(_ words: Range<Int>) -> Range<Int> {
    guard let first = words.first, let last = words.last else { return 0..<0 }
    return list[first].start..<max(list[last].end, list[first].start)
  }

  /// How many statements a block has, with those of the blocks in it.
  func count(in open: Int) -> Int {
    statements(of: open).reduce(0) { sum, words in sum + count(of: words) }
  }

  /// How many statements a statement is, with those of the blocks in it.
  func count(of words: Range<Int>) -> Int {
    1 + blocks(in: words).reduce(0) { $0 + count(in: $1) }
  }
}

/// A statement with the brace that opens the block around it.
struct Statement: Hashable, Sendable {
  let words: Range<Int>
  let block: Int
}
