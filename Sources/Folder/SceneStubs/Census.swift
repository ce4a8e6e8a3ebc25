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
  /// For each name the most types in angle brackets behind it.
  private(set) var arities: [String: Int] = [:]

  init(_ sources: [StubbedSource]) {
    for source in sources {
      let list = source.list
      for index in 0..<list.count where list[index].kind == .word {
        let name = list.name(index)
        names.insert(name)
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

  private static func labels(at open: Int, in source: StubbedSource) -> [String] {
    let list = source.list
    guard list.partners[open] > open else { return [] }
    return source.parts((open + 1)..<list.partners[open]).map { part in
      let first = part.lowerBound
      return list[first].kind == .word && list.isWord(first + 1, ":") ? list.name(first) : "_"
    }
  }
}
