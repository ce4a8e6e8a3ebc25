import SceneSources

/// A source of which everything is known that the lowering needs.
struct ParsedSource {
  let path: String
  /// The tokens of the text that is compiled for iOS.
  let list: TokenList
  let declarations: [SourceDeclaration]

  /// Takes what the compiler says of a source.
  init(path: String, list: TokenList, declarations: [SourceDeclaration]) {
    self.path = path
    self.list = list
    self.declarations = declarations.map { $0.measured(by: list) }
  }

  /// All declarations with the names of the types around each.
  ///
  /// - SourceParameter body: Is given each declaration, and the types around it, the outermost first.
  func eachDeclaration(_ body: (SourceDeclaration, [SourceDeclaration]) -> Void) {
    Self.walk(declarations, [], body)
  }

  private static func walk(
    _ declarations: [SourceDeclaration], _ around: [SourceDeclaration],
    _ body: (SourceDeclaration, [SourceDeclaration]) -> Void
  ) {
    for declaration in declarations {
      body(declaration, around)
      walk(declaration.members, around + [declaration], body)
    }
  }

  /// The innermost type around an offset.
  func type(around offset: Int) -> SourceDeclaration? {
    var found: SourceDeclaration?
    var level = declarations
    while let next = level.first(where: {
      $0.isType && $0.start <= offset && offset < $0.end
    }) {
      found = next
      level = next.members
    }
    return found
  }

  /// The tokens from a declaration's keyword to its last word.
  func tokens(of declaration: SourceDeclaration) -> Range<Int>? {
    guard let first = list.index(at: declaration.start),
      let last = list.index(endingAt: declaration.end), first <= last
    else { return nil }
    return first..<(last + 1)
  }

  /// The brace that opens a type's body, behind its keyword.
  func opening(of type: SourceDeclaration) -> Int? {
    guard let first = list.index(at: type.start), let last = list.index(endingAt: type.end),
      list.isWord(last, "}"), list.partners[last] > first
    else { return nil }
    return list.partners[last]
  }

  /// The line of an offset.
  func line(at offset: Int) -> Int {
    let index = list.index(atOrBehind: offset)
    return index < list.count ? list[index].line : list.bytes.line(at: offset)
  }

  /// The names of the types behind the colon of a type's head, without arguments.
  func parents(of type: SourceDeclaration) -> [String] {
    guard let first = list.index(at: type.start), let brace = opening(of: type) else { return [] }
    guard var index = (first..<brace).first(where: { list.isWord($0, ":") }) else { return [] }
    var names: [String] = []
    var (angles, isNext) = (0, true)
    index += 1
    while index < brace && !list.isWord(index, "where") {
      if list.isWord(index, "<") { angles += 1 }
      if list.isWord(index, ">") { angles -= 1 }
      if list.isWord(index, ",") && angles == 0 {
        isNext = true
      } else if angles == 0 && list[index].kind == .word {
        // Of a name with its module or outer type, the last word counts.
        if isNext || names.isEmpty {
          names.append(list.name(index))
        } else if list.isWord(index - 1, ".") {
          names[names.count - 1] = list.name(index)
        }
        isNext = false
      }
      index += 1
    }
    return names
  }
}
