import SceneLowering
import SceneSources

extension SourceDegrading {
  /// Mends a mistake by a word, where that loses nothing.
  func words(
    _ member: SourceDeclaration?, _ mistake: Mistake, _ offset: Int, _ file: inout EditedSource
  ) -> Bool {
    let text = mistake.text
    if let member, text.contains("does not override any") {
      return drop(word: "override", of: member, mistake, &file)
    }
    if let member, text.contains("overriding declaration requires an 'override' keyword") {
      return file.put(
        SourceChange(
          range: member.start..<member.start, text: "override ", reason: .word, cause: text))
    }
    if let member, text.hasPrefix("missing return in"), !text.contains("closure") {
      return addReturn(member, mistake, &file)
    }
    if text.hasPrefix("generic parameter 'Value' could not be inferred"),
      optional(member, mistake, offset, &file)
    {
      return true
    }
    if isProgram, text.contains("main actor-isolated"), text.contains("nonisolated context"),
      isolate(member, mistake, offset, &file)
    {
      return true
    }
    return standIn(member, mistake, offset, &file)
  }

  /// Code of the main actor in a closure that only says so on Apple's systems says it here.
  private func isolate(
    _ member: SourceDeclaration?, _ mistake: Mistake, _ offset: Int, _ file: inout EditedSource
  ) -> Bool {
    let (list, statements) = (file.source.list, StatementList(source: file.source))
    guard let body = member?.body, let open = list.index(at: body.lowerBound),
      let statement = statements.around(offset, in: open).first, statement.block != open,
      !["let", "var", "guard", "return"].contains(list.text(statement.words.lowerBound))
    else { return false }
    let range = statements.bytes(statement.words)
    let ends = [
      (range.lowerBound, "MainActor.assumeIsolated { "), (range.upperBound, " }"),
    ]
    return ends.map { offset, text in
      file.put(
        SourceChange(range: offset..<offset, text: text, reason: .word, cause: mistake.text))
    }.contains(true)
  }

  /// Mends what is said of a stand-in otherwise than of other values.
  private func standIn(
    _ member: SourceDeclaration?, _ mistake: Mistake, _ offset: Int, _ file: inout EditedSource
  ) -> Bool {
    let text = mistake.text
    if text.hasPrefix("cannot use optional chaining on non-optional") {
      return optional(member, mistake, offset, &file, isChain: true)
        || drop(sign: "?", behind: offset, member, mistake, &file)
    }
    if text.hasPrefix("cannot force unwrap value of non-optional") {
      return drop(sign: "!", behind: offset, member, mistake, &file)
    }
    if text.hasPrefix("initializer for conditional binding must have Optional type, not 'StandIn'")
    {
      return optional(member, mistake, offset, &file)
    }
    if text.hasPrefix("cannot infer contextual base in reference to member")
      || text.contains("cannot be resolved without a contextual type")
    {
      return base(mistake, offset, &file)
    }
    if text.contains("value of type 'StandIn' to") || text.contains("value of type 'StandIn?' to") {
      return convert(mistake, offset, &file)
    }
    if text.hasPrefix("unknown attribute") { return attribute(mistake, offset, &file) }
    if text.hasPrefix("unable to infer type of a closure parameter")
      || text.hasPrefix("cannot infer type of closure parameter")
    {
      return closure(mistake, offset, &file)
    }
    return false
  }

  private func drop(
    word: String, of member: SourceDeclaration, _ mistake: Mistake, _ file: inout EditedSource
  ) -> Bool {
    let list = file.source.list
    for attribute in member.attributes {
      guard let index = list.index(at: attribute.start), list.text(index) == word else { continue }
      return file.put(
        SourceChange(range: list[index].range, text: "", reason: .word, cause: mistake.text))
    }
    return false
  }

  /// A function whose last statement was replaced returns the plainest value.
  private func addReturn(
    _ member: SourceDeclaration, _ mistake: Mistake, _ file: inout EditedSource
  ) -> Bool {
    guard let body = member.body, body.count > 1 else { return false }
    let change = StatementChange(
      source: file.source, plain: plain, location: Self.name(file.source.path, mistake.line),
      result: result(of: member, in: file.source))
    let index = body.upperBound - 1
    return file.put(
      SourceChange(
        range: index..<index, text: "; " + change.returned + " ", reason: .word,
        cause: mistake.text))
  }

  /// Replaces the value of a stand-in by nil where an optional is expected.
  private func optional(
    _ member: SourceDeclaration?, _ mistake: Mistake, _ offset: Int, _ file: inout EditedSource,
    isChain: Bool = false
  ) -> Bool {
    let list = file.source.list
    guard let member, let body = member.body,
      let open = list.index(at: body.lowerBound), list.isWord(open, "{"),
      let statement = StatementList(source: file.source).around(offset, in: open).first,
      let range = StatementChange.boundValue(in: statement.words, at: offset, file.source)
    else { return false }
    var text = String(decoding: list.bytes[range], as: UTF8.self)
    if isChain {
      let isCondition = ["if", "guard", "while"].contains(list.text(statement.words.lowerBound))
      guard isCondition, range.contains(offset), !text.contains("? ") else { return false }
      let rest = list.bytes[offset..<range.upperBound].filter { $0 != UInt8(ascii: "?") }
      text = String(decoding: list.bytes[range.lowerBound..<offset] + rest, as: UTF8.self)
    }
    guard !text.contains("\n") else { return false }
    return file.put(
      SourceChange(
        range: range, text: "StubCall.optional(\(text))", reason: .word, cause: mistake.text))
  }

  /// A member without a type before its point is one of a stand-in.
  private func base(_ mistake: Mistake, _ offset: Int, _ file: inout EditedSource) -> Bool {
    let list = file.source.list
    var index = list.index(atOrBehind: offset)
    if !list.isWord(index, "."), list.isWord(index - 1, ".") { index -= 1 }
    guard list.isWord(index, ".") else { return false }
    guard index + 1 < list.count, list[index + 1].kind == .word else { return false }
    let range = list[index].start..<list[index + 1].end
    if file.isChanged(range) { return false }
    return file.put(
      SourceChange(
        range: range, text: "StandIn(\".\(list.name(index + 1))\")", reason: .word,
        cause: mistake.text))
  }

  /// A stand-in where another type is asked gives that type's plainest value.
  private func convert(_ mistake: Mistake, _ offset: Int, _ file: inout EditedSource) -> Bool {
    let list = file.source.list
    guard let type = mistake.quoted.last, let value = plain.value(of: type),
      let word = list.index(at: offset), list[word].kind == .word,
      !list.isWord(word, "try"), !list.isWord(word, "await"),
      let start = Self.beginning(of: word, in: list)
    else { return false }
    var end = word + 1
    while end < list.count {
      if list.isWord(end, "."), end + 1 < list.count, list[end + 1].kind == .word {
        end += 2
      } else if list.isWord(end, "(") || list.isWord(end, "["), list.touchesPrevious(end),
        list.partners[end] > end
      {
        end = list.partners[end] + 1
      } else if list.isWord(end, "?"), list.touchesPrevious(end), list.isWord(end + 1, ".") {
        end += 1
      } else {
        break
      }
    }
    let range = list[start].start..<list[end - 1].end
    let text = String(decoding: list.bytes[range], as: UTF8.self)
    guard !text.contains("\n"), !file.isChanged(range) else { return false }
    return file.put(
      SourceChange(
        range: range, text: "StubCall.converted(\(text), \(value))", reason: .word,
        cause: mistake.text))
  }

  /// Where the value begins of which a member is named: the compiler may name `b` of `a.b`.
  ///
  /// - Returns: Nil where nothing stands before the point.
  private static func beginning(of word: Int, in list: TokenList) -> Int? {
    var start = word
    while start > 1, list.isWord(start - 1, ".") {
      var first = start - 2
      while first > 0, list.isWord(first, "?") || list.isWord(first, "!") { first -= 1 }
      var isBracket = false
      while list.partners[first] >= 0, list.partners[first] < first {
        first = list.partners[first]
        isBracket = first == 0 || !list.touchesPrevious(first) || !endsValue(first - 1, in: list)
        if isBracket { break }
        first -= 1
      }
      guard isBracket || list[first].kind == .word else { return nil }
      start = first
    }
    return start
  }

  /// Whether a call or a subscript may follow a token.
  private static func endsValue(_ index: Int, in list: TokenList) -> Bool {
    list[index].kind == .word || (list.partners[index] >= 0 && list.partners[index] < index)
  }

  /// The parameters of a closure get the type of what stands in.
  private func closure(
    _ mistake: Mistake, _ offset: Int, _ file: inout EditedSource
  ) -> Bool {
    let list = file.source.list
    let index = list.index(atOrBehind: offset)
    guard index < list.count, list[index].kind == .word else { return false }
    var start = index
    while start > 0, !list.isWord(start - 1, "{"), !list.isWord(start - 1, "]"),
      list[start - 1].kind == .word || list.isWord(start - 1, ",") || list.isWord(start - 1, "(")
    { start -= 1 }
    guard list.isWord(start - 1, "{") || list.isWord(start - 1, "]") else { return false }
    var end = index
    while end < list.count, !list.isWord(end, "in"),
      list[end].kind == .word || list.isWord(end, ",") || list.isWord(end, ")")
    { end += 1 }
    guard list.isWord(end, "in") else { return false }
    let names = file.source.names(start..<end)
    let text = "(" + names.map { "\($0): StandIn!" }.joined(separator: ", ") + ")"
    let bytes = list[start].start..<list[end - 1].end
    if file.isChanged(bytes) { return true }
    let isPut = file.put(
      SourceChange(range: bytes, text: text, reason: .word, cause: mistake.text))
    var open = start - 1
    while open > 0, !list.isWord(open, "{") { open -= 1 }
    guard isPut, list.partners[open] > end else { return isPut }
    let mending = ClosureMending(source: file.source)
    for (range, text) in mending.changes(from: end + 1, in: open, names: names) {
      _ = file.put(SourceChange(range: range, text: text, reason: .word, cause: mistake.text))
    }
    return true
  }

  /// Leaves a parent that does not compile out of a type's head; a delegate's own protocol stays.
  func parent(
    _ type: SourceDeclaration, _ mistake: Mistake, _ offset: Int, _ file: inout EditedSource
  ) -> Bool {
    let source = file.source
    guard let first = source.list.index(at: type.start), let opening = source.opening(of: type),
      let colon = source.first(":", in: first..<opening)
    else { return false }
    let parts = source.parts((colon + 1)..<opening)
    for (number, part) in parts.enumerated() {
      let name = source.list.joined(part)
      guard mistake.text.contains("'\(name)'"), !DelegateFacts.protocols.contains(name),
        !isProgram || !["View", "App", "ViewModifier", "Scene"].contains(name)
      else {
        continue
      }
      let words =
        number > 0
        ? (part.lowerBound - 1)..<part.upperBound
        : parts.count > 1 ? part.lowerBound..<(part.upperBound + 1) : colon..<part.upperBound
      let bytes = StatementList(source: source).bytes(words)
      return file.put(
        SourceChange(range: bytes, text: "", reason: .word, cause: mistake.text))
    }
    return false
  }
}
