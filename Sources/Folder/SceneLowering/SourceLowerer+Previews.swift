import SceneSources

extension SourceLowerer {
  /// Cuts a `#Preview` with its arguments and closures; returns where to go on.
  mutating func cutPreview(at index: Int) -> Int {
    var last = index
    if list.isWord(last + 1, "<") {
      var end = last + 1
      while end < list.count, !list.isWord(end, ">"), end < index + 32 { end += 1 }
      if list.isWord(end, ">") { last = end }
    }
    if list.isWord(last + 1, "("), let end = closing(last + 1) { last = end }
    if list.isWord(last + 1, "{"), let end = closing(last + 1) {
      last = end
      // Further closures have labels.
      while last + 3 < list.count, list[last + 1].kind == .word, list.isWord(last + 2, ":"),
        list.isWord(last + 3, "{"), let next = closing(last + 3)
      {
        last = next
      }
    }
    edits.append(.blank(bytes(start(of: index), through: last), .preview))
    return last + 1
  }

  /// Cuts a type that makes previews; returns where to go on, or nil for another type.
  mutating func cutProvider(at index: Int) -> Int? {
    guard !list.isWord(index - 1, "."), index + 2 < list.count, list[index + 1].kind == .word
    else { return nil }
    var brace = index + 2
    var isProvider = false
    while brace < list.count, !list.isWord(brace, "{"), brace < index + 64 {
      isProvider = isProvider || list.isWord(brace, "PreviewProvider")
      brace += 1
    }
    guard isProvider, list.isWord(index + 2, ":") || list.isWord(index + 2, "<"),
      let last = closing(brace)
    else { return nil }
    edits.append(.blank(bytes(start(of: index), through: last), .preview))
    return last + 1
  }

  /// The first attribute or modifier before a declaration's keyword.
  private func start(of keyword: Int) -> Int {
    var first = keyword
    while first > 0 {
      let before = first - 1
      if list[before].kind == .word, list.isWord(before - 1, "@"), list.touchesPrevious(before) {
        first = before - 1
      } else if list[before].kind == .word, Self.modifiers.contains(list.text(before)) {
        first = before
      } else if list.isWord(before, ")"), list.partners[before] > 1,
        list[list.partners[before] - 1].kind == .word,
        list.isWord(list.partners[before] - 2, "@")
      {
        first = list.partners[before] - 2
      } else {
        return first
      }
    }
    return first
  }
}
