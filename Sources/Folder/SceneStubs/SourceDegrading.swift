import SceneLowering
import SceneSources

/// Takes out of a real file what does not compile, the smallest thing first.
struct SourceDegrading: Sendable {
  let delegates: DelegateFacts
  let plain: PlainValues
  /// Whether the largest statement is taken that a closure lies in, because the rounds run out.
  let isLarge: Bool
  /// Whether the app is a program of SwiftUI's: its views stay.
  var isProgram = false

  /// Answers a mistake by a word, where that loses nothing.
  ///
  /// - Returns: Whether anything was changed.
  func mend(_ mistake: Mistake, in file: inout EditedSource) -> Bool {
    let offset = file.offset(line: mistake.line, column: mistake.column)
    // Of several mistakes at one place, the first is answered.
    if file.isFresh(offset) { return true }
    let spot = Self.spot(of: offset, in: file.source.declarations, file.source)
    return words(spot?.member, mistake, offset, &file)
  }

  /// Answers one mistake.
  ///
  /// - Returns: Whether anything was changed.
  func answer(_ mistake: Mistake, in file: inout EditedSource) -> Bool {
    let offset = file.offset(line: mistake.line, column: mistake.column)
    let source = file.source
    if file.isFresh(offset) { return false }
    guard let spot = Self.spot(of: offset, in: source.declarations, source) else {
      return drop(nil, [], mistake, offset, &file)
    }
    if isDrawn(spot.types, source) { return dropOuter(spot, mistake, &file) }
    if let open = body(spot.member, offset, source) {
      if statement(spot, open, mistake, offset, &file) { return true }
      if wholeBody(spot, open, mistake, &file) { return true }
    }
    return drop(spot.member, spot.types, mistake, offset, &file)
  }

  /// A declaration around an offset, with the types around it.
  struct StatementSpot {
    var member: SourceDeclaration?
    var types: [SourceDeclaration]
  }

  private static func spot(
    of offset: Int, in declarations: [SourceDeclaration], _ source: StubbedSource
  ) -> StatementSpot? {
    var spot: StatementSpot?
    var level = declarations
    while let next = level.first(where: { isAround(offset, $0, source) }) {
      if next.isType {
        spot = StatementSpot(member: nil, types: (spot?.types ?? []) + [next])
        level = next.members
      } else {
        let types = spot?.types ?? []
        spot = StatementSpot(member: next, types: types)
        break
      }
    }
    return spot
  }

  private static func isAround(
    _ offset: Int, _ declaration: SourceDeclaration, _ source: StubbedSource
  ) -> Bool {
    let start = declaration.attributes.map(\.start).min() ?? declaration.start
    return min(start, declaration.start) <= offset && offset <= declaration.end
      && declaration.kind != "var_decl" && declaration.kind != "import_decl"
  }

  /// Whether a type is what SwiftUI draws: it is not a delegate's part, and is left out as a whole.
  private func isDrawn(_ types: [SourceDeclaration], _ source: StubbedSource) -> Bool {
    guard !isProgram, let type = types.first, type.kind == "struct_decl",
      !types.contains(where: delegates.has),
      let first = source.list.index(at: type.start), let opening = source.opening(of: type)
    else { return false }
    let drawn = ["App", "View", "Scene", "Widget", "PreviewProvider"]
    return source.names(first..<opening).dropFirst(2).contains { drawn.contains($0) }
  }

  private func dropOuter(
    _ spot: StatementSpot, _ mistake: Mistake, _ file: inout EditedSource
  ) -> Bool {
    guard let type = spot.types.first else { return false }
    return blank(type, mistake, &file)
  }

  /// The brace of the body that has an offset.
  private func body(_ member: SourceDeclaration?, _ offset: Int, _ source: StubbedSource) -> Int? {
    guard let member else { return nil }
    if let body = member.body {
      guard body.lowerBound < offset, offset <= body.upperBound else { return nil }
      return source.list.index(at: body.lowerBound).flatMap {
        source.list.isWord($0, "{") ? $0 : nil
      }
    }
    let words = source.tokens(member.start..<member.end)
    return StatementList(source: source).blocks(in: words).first {
      source.list[$0].start < offset && offset <= source.list[source.list.partners[$0]].start
    }
  }

  private func statement(
    _ spot: StatementSpot, _ open: Int, _ mistake: Mistake, _ offset: Int,
    _ file: inout EditedSource
  ) -> Bool {
    let source = file.source
    let list = StatementList(source: source)
    let around = list.around(offset, in: open)
    let closure = around.lastIndex { $0.block != open && isClosure($0.block, source) }
    let chain = isLarge ? around[(closure.map { $0 + 1 } ?? 0)...] : around[...]
    let type = spot.member.flatMap { self.type(ofProperty: $0, in: source) }
    var change = StatementChange(
      source: source, plain: plain, location: Self.name(source.path, mistake.line),
      result: result(of: spot.member, in: source) ?? type)
    change.isInInit = spot.member?.kind == "constructor_decl"
    let isDrawn = isProgram && isDrawnType(change.result)
    for (number, statement) in zip(chain.indices, chain) {
      change.isOfViews =
        isProgram && isOfViews(around, number, open, isDrawn: isDrawn, source)
      if change.isOfViews,
        cut(links(in: statement.words, at: offset, source.list), mistake, &file)
      {
        return true
      }
      let isInClosure = statement.block != open && isClosure(statement.block, source)
      for (range, text) in change.replacements(
        of: statement, at: offset, isInClosure: isInClosure) where !file.isChanged(range)
      {
        let made = SourceChange(range: range, text: text, reason: .statement, cause: mistake.text)
        if file.put(made) { return true }
      }
    }
    return false
  }

  /// Whether a brace follows no word of a statement with a block.
  func isClosure(_ open: Int, _ source: StubbedSource) -> Bool {
    let before = source.list.text(open - 1)
    return [")", "(", ",", ":", "="].contains(before) || !Keywords.has(before)
  }

  /// The type of what a function returns.
  func result(of member: SourceDeclaration?, in source: StubbedSource) -> String? {
    guard let member, let list = member.parameterList, let body = member.body else { return nil }
    guard member.kind == "func_decl" else { return "Void" }
    let behind = source.tokens(list.upperBound..<body.lowerBound)
    guard
      let arrow = behind.first(where: {
        source.list.isWord($0, "-") && source.list.isWord($0 + 1, ">")
      })
    else { return "Void" }
    let end = source.first("where", in: behind) ?? behind.upperBound
    return source.list.joined((arrow + 2)..<end)
  }

  /// A body of views that does not compile is an empty view: the type stays a view.
  private func emptyBody(
    _ member: SourceDeclaration, _ mistake: Mistake, _ file: inout EditedSource
  ) -> Bool {
    let list = file.source.list
    let result = result(of: member, in: file.source) ?? type(ofProperty: member, in: file.source)
    let words = file.source.tokens(member.start..<member.end)
    guard isDrawnType(result), result?.hasPrefix("some Scene") != true,
      let open = member.body.map({ list.index(at: $0.lowerBound) })
        ?? StatementList(source: file.source).blocks(in: words).first,
      list.partners[open] > open
    else { return false }
    let range = list[open].end..<list[list.partners[open]].start
    let value = result == "AnyView" ? "AnyView(EmptyView())" : "EmptyView()"
    return file.put(
      SourceChange(range: range, text: " \(value) ", reason: .body, cause: mistake.text))
  }

  private func wholeBody(
    _ spot: StatementSpot, _ open: Int, _ mistake: Mistake, _ file: inout EditedSource
  ) -> Bool {
    let source = file.source
    let list = source.list
    guard let member = spot.member, member.body != nil, list.partners[open] > open + 1 else {
      return false
    }
    let bytes = list[open].end..<list[list.partners[open]].start
    let name = Self.name(source.path, mistake.line)
    let change = StatementChange(
      source: source, plain: plain, location: name, result: result(of: member, in: source))
    let text =
      member.kind == "func_decl"
      ? " StubCall.note(\"\(name)\"); \(change.returned) " : " StubCall.note(\"\(name)\") "
    return file.put(
      SourceChange(range: bytes, text: text, reason: .body, cause: mistake.text))
  }

  /// The last part of a path with a line, as a text of Swift's may have it.
  static func name(_ path: String, _ line: Int) -> String {
    let last = path.lastPathPart
    return last.filter { $0 != "\"" && $0 != "\\" } + ":\(line)"
  }

  // MARK: - Declarations

  private func drop(
    _ member: SourceDeclaration?, _ types: [SourceDeclaration], _ mistake: Mistake, _ offset: Int,
    _ file: inout EditedSource
  ) -> Bool {
    if let member, !file.isChanged(member.start..<member.end) {
      if isProgram, emptyBody(member, mistake, &file) { return true }
      return initializer(member, mistake, offset, &file) || blank(member, mistake, &file)
    }
    guard let type = types.last else { return false }
    if parent(type, mistake, offset, &file) { return true }
    guard !types.contains(where: delegates.has) else { return false }
    return blank(type, mistake, &file)
  }

  /// The value of a property becomes a plain one.
  private func initializer(
    _ member: SourceDeclaration, _ mistake: Mistake, _ offset: Int, _ file: inout EditedSource
  ) -> Bool {
    let source = file.source
    let words = source.tokens(member.start..<member.end)
    guard member.kind == "pattern_binding_decl", let equals = source.first("=", in: words),
      source.list[equals].start < offset, equals + 1 < words.upperBound
    else { return false }
    let bytes = StatementList(source: source).bytes((equals + 1)..<words.upperBound)
    let colon = source.first(":", in: words.lowerBound..<equals)
    let type = colon.map { source.list.joined(($0 + 1)..<equals) }
    let name = Self.name(source.path, mistake.line)
    let value =
      type.map { plain.value(of: $0) ?? "StubCall.asked(\"\(name)\")" }
      ?? "StubCall.replaced(\"\(name)\")"
    return file.put(
      SourceChange(range: bytes, text: value, reason: .statement, cause: mistake.text))
  }

  /// Where the attributes and modifiers of a declaration begin.
  static func beginning(of declaration: SourceDeclaration, in source: StubbedSource) -> Int {
    let list = source.list
    let first = min(
      declaration.attributes.map(\.start).min() ?? declaration.start, declaration.start)
    guard var index = list.index(at: first) else { return first }
    while index > 0 {
      if StandInNames.modifiers.contains(list.text(index - 1)) {
        index -= 1
      } else if index > 1, list.isWord(index - 2, "@") {
        index -= 2
      } else if list.isWord(index - 1, ")"), list.partners[index - 1] > 0,
        StandInNames.modifiers.contains(list.text(list.partners[index - 1] - 1))
          || list.isWord(list.partners[index - 1] - 2, "@")
      {
        index = list.partners[index - 1]
      } else {
        break
      }
    }
    return list[index].start
  }

  private func blank(
    _ declaration: SourceDeclaration, _ mistake: Mistake, _ file: inout EditedSource
  ) -> Bool {
    let start = Self.beginning(of: declaration, in: file.source)
    return file.put(
      SourceChange(
        range: start..<declaration.end, text: "", reason: .declaration, cause: mistake.text))
  }
}
