import SceneLowering
import SceneSources

/// The names in the real files.
struct Census: Sendable {
  /// All names.
  private(set) var names: Set<String> = []
  /// The names that a parenthesis follows.
  private(set) var called: Set<String> = []
  /// For each name the lists of labels with which it is called, sorted; one more for a closure behind.
  private(set) var labels: [String: Set<[String]>] = [:]
  /// For each name the names that a point joins to it.
  private(set) var members: [String: Set<String>] = [:]
  /// The names whose value is compared, or that a `switch` asks for: a branch hangs on it.
  private(set) var compared: Set<String> = []
  /// For each name the most types in angle brackets behind it.
  private(set) var arities: [String: Int] = [:]

  init(_ sources: [StubbedSource]) {
    for source in sources {
      let list = source.list
      for index in 0..<list.count where list[index].kind == .word {
        let name = list.name(index)
        names.insert(name)
        if Self.isCompared(index, in: list) { compared.insert(name) }
        if list.isWord(index + 1, "."), index + 2 < list.count, list[index + 2].kind == .word,
          !list.isWord(index - 1, ".")
        {
          members[name, default: []].insert(list.name(index + 2))
        }
        if list.isWord(index + 1, "(") && list.touchesPrevious(index + 1) {
          called.insert(name)
          labels[name, default: []].insert(Self.labels(at: index + 1, in: source))
        }
        if list.isWord(index + 1, "<") && list.touchesPrevious(index + 1) {
          let end = source.behindAngles(index + 1)
          let count = source.parts((index + 2)..<max(index + 2, end - 1)).count
          if end - index < 60 { arities[name] = max(arities[name] ?? 0, count) }
        }
      }
    }
  }

  /// Adds what stubs show of the number of types behind names that no real file has: where one has a name,
  /// its use counts.
  mutating func add(arities others: [String: Int]) {
    arities.merge(others.filter { !names.contains($0.key) }) { max($0, $1) }
  }

  /// Whether the value of a name, or of a call of it, is compared with something else.
  private static func isCompared(_ index: Int, in list: TokenList) -> Bool {
    let isCalled = list.isWord(index + 1, "(") && list.touchesPrevious(index + 1)
    let next = isCalled ? max(index + 1, list.partners[index + 1]) + 1 : index + 1
    var first = index
    while list.isWord(first - 1, "."), first > 1, list[first - 2].kind == .word { first -= 2 }
    if list.isWord(first - 1, "switch") { return true }
    return isEquality(at: next, in: list) || isEquality(at: first - 2, in: list)
      || [next, first - 1, first - 2].contains { isOrder(at: $0, in: list) }
  }

  private static func isEquality(at index: Int, in list: TokenList) -> Bool {
    (list.isWord(index, "=") || list.isWord(index, "!")) && list.isWord(index + 1, "=")
      && list.touchesPrevious(index + 1)
  }

  /// Whether a sign puts two values in order; without a blank before it, it is about types.
  private static func isOrder(at index: Int, in list: TokenList) -> Bool {
    (list.isWord(index, "<") || list.isWord(index, ">")) && !list.touchesPrevious(index)
  }

  private static func labels(at open: Int, in source: StubbedSource) -> [String] {
    let list = source.list
    guard list.partners[open] > open else { return [] }
    return source.parts((open + 1)..<list.partners[open]).map { part in
      let first = part.lowerBound
      return list[first].kind == .word && list.isWord(first + 1, ":") ? list.name(first) : "_"
    }
  }
}
