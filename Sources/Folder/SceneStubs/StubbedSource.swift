import SceneLowering
import SceneSources

/// A source of the app with its words.
struct StubbedSource: Sendable {
  let path: String
  let list: TokenList
  let declarations: [SourceDeclaration]
  /// The modules that it imports, in its order, each once.
  let imports: [String]

  init(path: String, text: String, declarations: [SourceDeclaration], hasBareRegex: Bool) {
    let bytes = Array(text.utf8)
    self.path = path
    list = TokenList(bytes, TokenReader.tokens(in: bytes, hasBareRegex: hasBareRegex))
    self.declarations = declarations
    var imports: [String] = []
    for declaration in declarations where declaration.kind == "import_decl" {
      let name = String(declaration.name.prefix { $0 != "." })
      if !imports.contains(name) { imports.append(name) }
    }
    self.imports = imports
  }

  /// The words between two offsets as one line.
  func line(_ range: Range<Int>) -> String { list.joined(tokens(range)) }

  /// The words between two offsets.
  func tokens(_ range: Range<Int>) -> Range<Int> {
    let first = list.index(atOrBehind: range.lowerBound)
    return first..<max(first, list.index(atOrBehind: range.upperBound))
  }

  /// The names among some words, without keywords' back quotes, in order.
  func names(_ tokens: Range<Int>) -> [String] {
    tokens.clamped(to: 0..<list.count).compactMap {
      list[$0].kind == .word ? list.name($0) : nil
    }
  }

  /// The line of an offset, from 1.
  func lineNumber(at offset: Int) -> Int {
    let index = list.index(atOrBehind: offset)
    return index < list.count ? list[index].line : (list.count > 0 ? list[list.count - 1].line : 1)
  }

  /// The brace that opens the body of a type.
  func opening(of type: SourceDeclaration) -> Int? {
    guard let first = list.index(at: type.start), let last = list.index(endingAt: type.end),
      list.isWord(last, "}"), list.partners[last] > first
    else { return nil }
    return list.partners[last]
  }

  /// The index behind a list of words in angle brackets; the index itself where there is none.
  func behindAngles(_ index: Int) -> Int {
    guard list.isWord(index, "<") else { return index }
    var (depth, next) = (0, index)
    while next < list.count {
      if list.isWord(next, "<") { depth += 1 }
      if list.isWord(next, ">") && !list.isWord(next - 1, "-") { depth -= 1 }
      next += 1
      if depth == 0 { return next }
    }
    return next
  }

  /// Cuts words at the commas that no bracket encloses.
  func parts(_ tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index, angles) = (tokens.lowerBound, tokens.lowerBound, 0)
    while index < tokens.upperBound {
      if list.isWord(index, "<") { angles += 1 }
      if list.isWord(index, ">") && !list.isWord(index - 1, "-") { angles = max(0, angles - 1) }
      if list.partners[index] > index { index = list.partners[index] }
      if list.isWord(index, ",") && angles == 0 {
        parts.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < tokens.upperBound { parts.append(start..<tokens.upperBound) }
    return parts
  }

  /// The keyword of a declaration that begins at an offset: behind `static` or `class`.
  func keyword(at offset: Int) -> Int? {
    guard let index = list.index(at: offset) else { return nil }
    let isStatic = list.isWord(index, "static") || list.isWord(index, "class")
    return isStatic && ["func", "var", "let"].contains(list.text(index + 1)) ? index + 1 : index
  }

  /// The first index of a sign that no bracket encloses.
  func first(_ sign: StaticString, in tokens: Range<Int>) -> Int? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if list.isWord(index, sign) { return index }
      index = list.partners[index] > index ? list.partners[index] + 1 : index + 1
    }
    return nil
  }
}

extension SourceDeclaration {
  /// Whether only its own file, or its own type, can name it.
  var isHidden: Bool {
    attributes.contains {
      $0.kind == "access_control_attr" && ["private", "fileprivate"].contains($0.argument)
    }
  }

  /// Whether it is a class, structure, enumeration, actor or protocol.
  var isNominal: Bool { isType && kind != "extension_decl" }
}
