import SceneLowering
import SceneSources

/// The text that replaces a statement that does not compile.
struct StatementChange: Sendable {
  let source: StubbedSource
  let plain: PlainValues
  /// The text of a location, such as `AppDelegate.swift:12`.
  let location: String
  /// The type of what the function around it returns; nil where it is not known.
  let result: String?
  /// Whether an init is around it.
  var isInInit = false
  /// Whether the statement is one of a list of views.
  var isOfViews = false
  private var list: TokenList { source.list }

  /// The smallest replacement first: of what a statement asks or sets, then of the statement.
  func replacements(
    of statement: Statement, at offset: Int, isInClosure: Bool
  ) -> [(range: Range<Int>, text: String)] {
    let words = statement.words
    let statements = StatementList(source: source)
    let whole = (
      range: statements.bytes(words),
      text: isOfViews ? "EmptyView()" : "StubCall.note(\"\(location)\")"
    )
    switch list.text(words.lowerBound) {
    case "let", "var":
      return [declaration(words)].compactMap { $0 } + [whole]
    case "if", "guard", "while":
      return [condition(words, offset)].compactMap { $0 } + [whole]
    case "for": return [header(words)].compactMap { $0 } + [whole]
    case "return" where words.count > 1 && !isInClosure:
      return [(whole.range, returned)]
    case "return" where words.count > 1:
      return [(whole.range, "return StubCall.asked(\"\(location)\")")]
    case "func", "class", "struct", "enum": return [(whole.range, "")]
    default:
      if isOfViews { return [whole] }
      // What an init sets has to have a value.
      if isInInit, let value = assigned(words) { return [value, whole] }
      let isAlone = statements.statements(of: statement.block).count == 1
      guard isInClosure && isAlone else { return [whole] }
      return [(whole.range, "StubCall.value(\"\(location)\")"), whole]
    }
  }

  /// The statement that returns from a function in the place of its own value.
  var returned: String {
    guard let result else { return "return StubCall.asked(\"\(location)\")" }
    if ["Void", "()"].contains(PlainValues.cleaned(result)) {
      return "return StubCall.note(\"\(location)\")"
    }
    let value = plain.value(of: result) ?? "StubCall.asked(\"\(location)\")"
    return "return \(value)"
  }

  /// The value that is assigned becomes any value of its type.
  private func assigned(_ words: Range<Int>) -> (range: Range<Int>, text: String)? {
    guard let equals = source.first("=", in: words), equals > words.lowerBound,
      equals + 1 < words.upperBound, !list.isWord(equals + 1, "="),
      !["=", "!", "<", ">", "+", "-"].contains(list.text(equals - 1))
    else { return nil }
    let range = StatementList(source: source).bytes((equals + 1)..<words.upperBound)
    return (range, "StubCall.value(\"\(location)\")")
  }

  /// A value gets a stand-in, so that what comes after finds the name.
  private func declaration(_ words: Range<Int>) -> (range: Range<Int>, text: String)? {
    guard let equals = source.first("=", in: words), equals > words.lowerBound + 1,
      list[words.lowerBound + 1].kind == .word
    else { return nil }
    let value = StatementList(source: source).bytes((equals + 1)..<words.upperBound)
    if list.isWord(words.lowerBound + 2, ":") {
      let type = list.joined((words.lowerBound + 3)..<equals)
      return plain.value(of: type).map { (value, $0) }
        ?? (value, "StubCall.asked(\"\(location)\")")
    }
    guard equals == words.lowerBound + 2 else { return nil }
    return (value, "StubCall.replaced(\"\(location)\")")
  }

  /// A condition answers false, or nil for what is bound.
  private func condition(
    _ words: Range<Int>, _ offset: Int
  ) -> (range: Range<Int>, text: String)? {
    var head = words.lowerBound
    for index in words where list[index].start <= offset {
      let isHead =
        list.isWord(index, "if") || list.isWord(index, "guard") || list.isWord(index, "while")
      if isHead { head = index }
    }
    var end = head + 1
    while end < words.upperBound, !list.isWord(end, "else") {
      if list.isWord(end, "{"), !isClosure(end) { break }
      end = list.partners[end] > end ? list.partners[end] + 1 : end + 1
    }
    guard end > head + 1, end <= words.upperBound else { return nil }
    let parts = source.parts((head + 1)..<end)
    guard let part = parts.last(where: { list[$0.lowerBound].start <= offset }),
      list[part.upperBound - 1].end >= offset
    else { return nil }
    let bytes = StatementList(source: source).bytes(part)
    if list.isWord(part.lowerBound, "let") || list.isWord(part.lowerBound, "var") {
      let colon = list.isWord(part.lowerBound + 2, ":")
      let name = list.text(part.lowerBound + 1)
      let type = source.first("=", in: part).flatMap {
        colon ? list.joined((part.lowerBound + 3)..<$0) : nil
      }
      let value =
        type.map { "nil as (\($0))?" } ?? cast(part) ?? "StubCall.nothing(\"\(location)\")"
      return (bytes, "let \(name) = \(value)")
    }
    if list.isWord(part.lowerBound, "case") { return nil }
    return (bytes, "StubCall.answer(\"\(location)\")")
  }

  /// For a value that is cast, nil of the type that it is cast to.
  private func cast(_ part: Range<Int>) -> String? {
    guard let cast = source.first("as", in: part), list.isWord(cast + 1, "?") else { return nil }
    let type = (cast + 2)..<part.upperBound
    return type.isEmpty ? nil : "nil as (\(list.joined(type)))?"
  }

  /// The bytes of the value that a condition binds to a name.
  static func boundValue(
    in words: Range<Int>, at offset: Int, _ source: StubbedSource
  ) -> Range<Int>? {
    let list = source.list
    var head = words.lowerBound
    for index in words where list[index].start <= offset {
      let isHead = list.isWord(index, "let") || list.isWord(index, "var")
      if isHead && ["if", "guard", "while", ","].contains(list.text(index - 1)) { head = index }
    }
    guard let equals = (head..<words.upperBound).first(where: { list.isWord($0, "=") }),
      equals == head + 2
    else { return nil }
    var end = equals + 1
    while end < words.upperBound, !list.isWord(end, "else"), !list.isWord(end, ","),
      !list.isWord(end, "{")
    { end = list.partners[end] > end ? list.partners[end] + 1 : end + 1 }
    guard end > equals + 1 else { return nil }
    return list[equals + 1].start..<list[end - 1].end
  }

  /// Whether a brace belongs to a call, not to the statement.
  private func isClosure(_ brace: Int) -> Bool {
    let close = list.partners[brace]
    guard close > brace else { return false }
    return list.isWord(close + 1, ".") || list.isWord(close + 1, ")") || list.isWord(close + 1, ",")
      || list.isWord(close + 1, "{")
  }

  /// A loop has nothing to go through.
  private func header(_ words: Range<Int>) -> (range: Range<Int>, text: String)? {
    guard let start = source.first("in", in: words), let brace = source.first("{", in: words),
      start + 1 < brace
    else { return nil }
    let bytes = StatementList(source: source).bytes((start + 1)..<brace)
    let open = words.lowerBound + 1
    guard list.isWord(open, "("), list.partners[open] > open else {
      return (bytes, "StubCall.replaced(\"\(location)\")")
    }
    let count = source.parts((open + 1)..<list.partners[open]).count
    let type = Array(repeating: "StandIn", count: count).joined(separator: ", ")
    return (bytes, "[(\(type))]()")
  }
}
