// The texts that a part of a payload is compared with: by `==`, by a call, in a `switch`, as a raw value.

extension ArrivalReader {
  /// Calls on a part that compare it with their argument.
  private static let comparing: Set<String> = [
    "hasPrefix", "hasSuffix", "starts", "contains", "caseInsensitiveCompare", "isEqual",
  ]
  /// How many tokens a condition is followed, back to its `if` and up to its block.
  private static let mostOfCondition = 40

  /// Reads what stands around a part.
  mutating func readComparison(_ index: Int, _ part: ArrivalPart) {
    let (first, next) = (start(of: index), end(behind: index))
    if let isEqual = comparison(at: next), let text = text(at: next + 2) {
      add(part, text, at: index, body: isEqual ? branch(from: first, behind: next + 2) : nil)
    } else if let isEqual = comparison(at: first - 2), let text = text(endingAt: first - 3) {
      add(part, text, at: index, body: isEqual ? branch(from: first, behind: next) : nil)
    } else if list.isWord(next, "."), Self.comparing.contains(list.text(next + 1)),
      list.isWord(next + 2, "(")
    {
      let value = next + (list.isWord(next + 4, ":") ? 5 : 3)
      if let text = text(at: value) {
        add(part, text, at: index, body: branch(from: first, behind: next + 2))
      }
    } else if list.isWord(first - 1, "=") {
      let name = first - 2
      if list.isWord(name - 1, "let") || list.isWord(name - 1, "var") { hold(name, part) }
    } else if list.isWord(first - 1, ":"), list.isWord(first - 2, "rawValue"),
      list.isWord(first - 3, "(")
    {
      let type = list.isWord(first - 4, "init") ? first - 6 : first - 4
      for text in texts.rawValues(of: list.name(type)) { add(part, text, at: index) }
    } else if list.isWord(first - 1, "("), list.isWord(first - 2, "contains"),
      list.isWord(first - 3, "."), list.isWord(first - 4, "]")
    {
      let from = list.partners[first - 4]
      for element in from < 0 ? [] : elements(of: (from + 1)..<(first - 4)) {
        if let text = text(at: element.lowerBound) { add(part, text, at: index) }
      }
    }
  }

  /// Whether a sign is `==`, or with false `!=`; nil for another one.
  private func comparison(at index: Int) -> Bool? {
    guard list.isWord(index + 1, "="), list.touchesPrevious(index + 1) else { return nil }
    if list.isWord(index, "=") { return true }
    return list.isWord(index, "!") ? false : nil
  }

  /// The text that stands for a literal, or a constant's name, whose last token is at an index.
  private func text(endingAt index: Int) -> String? {
    guard index >= 0 else { return nil }
    return text(at: list[index].kind == .word ? start(of: index) : index)
  }

  /// The block of an `if` whose condition has a comparison.
  private func branch(from first: Int, behind end: Int) -> Range<Int>? {
    let before = (max(0, first - Self.mostOfCondition)..<first).reversed()
    let stop = before.first { index in
      ["if", "guard", "{", "}", ";"].contains(list.text(index))
    }
    guard let stop, list.isWord(stop, "if") else { return nil }
    for index in end..<min(end + Self.mostOfCondition, list.count) {
      if list.isWord(index, "}") || list.isWord(index, "|") { return nil }
      if list.isWord(index, "{") {
        return list.partners[index] > index ? index..<list.partners[index] : nil
      }
    }
    return nil
  }

  // MARK: Switches

  /// Reads the cases of a `switch` over a part, or over several in parentheses.
  mutating func readSwitch(_ index: Int) {
    let first = index + 1
    guard first < list.count else { return }
    let isList =
      list.isWord(first, "(") && list.partners[first] > first
      && list.isWord(list.partners[first] + 1, "{")
    let inside = isList ? (first + 1)..<list.partners[first] : first..<brace(behind: first)
    let brace = isList ? list.partners[first] + 1 : inside.upperBound
    guard list.isWord(brace, "{"), list.partners[brace] > brace else { return }
    let parts = elements(of: inside).map { element in
      let names = topLevel(element).filter { part(at: $0) != nil }
      return names.last.flatMap { part(at: $0) }
    }
    if parts.contains(where: { $0 != nil }) {
      readCases((brace + 1)..<list.partners[brace], of: parts)
    }
  }

  /// The brace that begins the cases of a `switch`; the count of tokens where there is none.
  private func brace(behind index: Int) -> Int {
    var next = index
    while next < list.count, next < index + Self.mostOfCondition {
      let isClosure = Self.withBlock.contains(list.text(next - 1))
      if list.isWord(next, "{"), !isClosure { return next }
      let skips = list.isWord(next, "(") || list.isWord(next, "[") || list.isWord(next, "{")
      next = skips && list.partners[next] > next ? list.partners[next] + 1 : next + 1
    }
    return list.count
  }

  private mutating func readCases(_ block: Range<Int>, of parts: [ArrivalPart?]) {
    let heads = topLevel(block).filter { index in
      if list.isWord(index, "default") { return true }
      let isOther = ["if", "guard", "while", "for", ","].contains(list.text(index - 1))
      return list.isWord(index, "case") && !isOther
    }
    for (number, head) in heads.enumerated() where list.isWord(head, "case") {
      let end = number + 1 < heads.count ? heads[number + 1] : block.upperBound
      guard let colon = topLevel(head..<end).first(where: { list.isWord($0, ":") }) else {
        continue
      }
      for pattern in elements(of: (head + 1)..<colon) {
        readPattern(pattern, of: parts, body: colon..<end)
      }
    }
  }

  private mutating func readPattern(
    _ pattern: Range<Int>, of parts: [ArrivalPart?], body: Range<Int>
  ) {
    let first = pattern.lowerBound
    let isList = parts.count > 1 && list.isWord(first, "(") && list.partners[first] > first
    let items = isList ? elements(of: (first + 1)..<list.partners[first]) : [pattern]
    let texts = zip(parts, items).compactMap { part, item in
      part.flatMap { part in text(of: item, as: part).map { (part: part, text: $0) } }
    }
    let hosts = texts.filter { $0.part == .host }.map(\.text)
    for (part, text) in texts {
      add(
        part, text, at: first, body: part == .host ? body : nil,
        hosts: part == .path ? hosts : [])
    }
  }

  /// The text of a pattern; of a list of a path's components, the path with a number for each that is open.
  private func text(of pattern: Range<Int>, as part: ArrivalPart) -> String? {
    let first = pattern.lowerBound
    guard list.isWord(first, "["), part == .path, list.partners[first] > first else {
      return pattern.isEmpty ? nil : text(at: first)
    }
    let components = elements(of: (first + 1)..<list.partners[first]).map { item in
      text(at: item.lowerBound) ?? "1"
    }
    return components.contains { $0 != "1" }
      ? "/" + components.filter { $0 != "/" }.joined(separator: "/") : nil
  }

  // MARK: Lists

  /// The tokens of a range that stand in no brackets of their own; opening ones count.
  private func topLevel(_ range: Range<Int>) -> [Int] {
    var (indices, index) = ([Int](), range.lowerBound)
    while index < min(range.upperBound, list.count) {
      indices.append(index)
      let skips = list.isWord(index, "(") || list.isWord(index, "[") || list.isWord(index, "{")
      index = skips && list.partners[index] > index ? list.partners[index] + 1 : index + 1
    }
    return indices
  }

  /// The parts of a range between commas, up to `where`.
  private func elements(of range: Range<Int>) -> [Range<Int>] {
    var (parts, start) = ([Range<Int>](), range.lowerBound)
    for index in topLevel(range) {
      if list.isWord(index, "where") {
        parts.append(start..<index)
        return parts
      }
      if list.isWord(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
