/// The methods that a source gives one type, in its body and in its extensions.
package struct WrittenType {
  /// The methods, in the order of the source.
  package private(set) var methods: [WrittenMethod] = []
  /// Whether the type or an extension of it was found.
  package private(set) var isFound = false

  private let words: [SwiftWords.SourceWord]
  private var index = 0
  /// The names of the types around, and how deep in braces each begins.
  private var around: [(names: [String], depth: Int, isPrivate: Bool)] = []
  private var depth = 0
  private let path: [String]
  private let isPathWhole: Bool

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - source: The whole text of a file.
  ///   - path: The names of the type and of those around it, the outermost first.
  ///   - isPathWhole: Whether no type around it is missing in the path.
  package init(_ source: String, path: [String], isPathWhole: Bool) {
    self.init(SwiftWords.all(in: source), path: path, isPathWhole: isPathWhole)
  }

  /// Reads a source of which the words are known.
  package init(_ words: [SwiftWords.SourceWord], path: [String], isPathWhole: Bool) {
    self.words = words
    self.path = path
    self.isPathWhole = isPathWhole
    while index < words.count { readWord() }
  }

  private static let kinds: [Substring] = ["struct", "class", "enum", "actor", "extension"]

  private mutating func readWord() {
    let word = words[index].text
    switch word {
    case "{": depth += 1
    case "}":
      depth -= 1
      while let last = around.last, last.depth > depth { around.removeLast() }
    case "func" where isInBody: readMethod()
    case let kind where Self.kinds.contains(kind) && isDeclaration: readType()
    default: break
    }
    index += 1
  }

  /// Whether the word begins a declaration: `class func` and `.class` do not.
  private var isDeclaration: Bool {
    guard words.indices.contains(index + 1), let first = words[index + 1].text.first else {
      return false
    }
    let before = index > 0 ? words[index - 1].text : ""
    let next = words[index + 1].text
    return (first.isLetter || first == "_") && next != "func" && next != "var" && next != "let"
      && before != "." && before != "import"
  }

  private mutating func readType() {
    let modifiers = modifiers
    var names = [String(words[index + 1].text)]
    var end = index + 2
    while end + 1 < words.count, words[end].text == "." {
      names.append(String(words[end + 1].text))
      end += 2
    }
    while end < words.count, words[end].text != "{" { end += 1 }
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    let isAround = around.last?.isPrivate ?? false
    around.append((names, depth + 1, isPrivate || isAround))
    index = end - 1
    if isInPath { isFound = true }
  }

  /// The words before a declaration that change it.
  private var modifiers: [Substring] {
    let known: [Substring] = [
      "private", "fileprivate", "public", "internal", "package", "open", "static", "class",
      "mutating", "nonmutating", "final", "override", "nonisolated", "indirect",
    ]
    var found: [Substring] = []
    var before = index - 1
    while before >= 0, known.contains(words[before].text) {
      found.append(words[before].text)
      before -= 1
    }
    return found
  }

  /// Whether the types around are those of the path.
  private var isInPath: Bool {
    let names = around.flatMap(\.names)
    if names.last != path.last { return false }
    if isPathWhole { return names == path }
    var rest = names[...]
    for name in path {
      guard let found = rest.firstIndex(of: name) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }

  private var isInBody: Bool {
    guard let last = around.last, last.depth == depth else { return false }
    return isInPath
  }

  // MARK: Methods

  private mutating func readMethod() {
    let modifiers = modifiers
    guard words.indices.contains(index + 2) else { return }
    var method = WrittenMethod(
      name: String(words[index + 1].text), line: words[index].line)
    var end = index + 2
    if words[end].text == "<" {
      method.hindrance = "it is generic"
      while end < words.count, words[end].text != "(" { end += 1 }
    }
    guard end < words.count, words[end].text == "(" else {
      index = end - 1
      return
    }
    method.parameters = parameters(from: &end)
    method.hindrance = hindrance(modifiers, after: end) ?? method.hindrance
    method.isOverride = modifiers.contains("override")
    methods.append(method)
    index = end - 1
  }

  /// Why a method implements no requirement, from the words around its parameters.
  private func hindrance(_ modifiers: [Substring], after end: Int) -> String? {
    if modifiers.contains("static") || modifiers.contains("class") { return "it is static" }
    let isPrivateType = around.last?.isPrivate ?? false
    if modifiers.contains("private") && !isPrivateType { return "it is private" }
    if modifiers.contains("fileprivate") && !isPrivateType { return "it is private" }
    guard words.indices.contains(end) else { return nil }
    switch words[end].text {
    case "async": return "it is async"
    case "throws", "rethrows": return "it throws"
    case "-":
      let type = words[end...].prefix(4).map(\.text)
      let isVoid = type.dropFirst(2).first == "Void" || type == ["-", ">", "(", ")"]
      return isVoid ? nil : "it returns something"
    default: return nil
    }
  }

  /// The parameters, of which the first word is an opening parenthesis; ends behind the closing one.
  private func parameters(from index: inout Int) -> [WrittenMethod.Parameter] {
    var parameters: [WrittenMethod.Parameter] = []
    var open = 0
    var current: [Substring] = []
    repeat {
      let word = words[index].text
      if ["(", "[", "<", "{"].contains(word) { open += 1 }
      let isArrow = word == ">" && words[index - 1].text == "-"
      if [")", "]", ">", "}"].contains(word) && !isArrow { open -= 1 }
      if (word == "," && open == 1) || open == 0 {
        if let parameter = Self.parameter(current) { parameters.append(parameter) }
        current = []
      } else if !(word == "(" && open == 1 && current.isEmpty && parameters.isEmpty) {
        current.append(word)
      }
      index += 1
    } while open > 0 && index < words.count
    return parameters
  }

  private static func parameter(_ words: [Substring]) -> WrittenMethod.Parameter? {
    guard let colon = words.firstIndex(of: ":"), let label = words.first else { return nil }
    var type = Array(words[(colon + 1)...])
    if let value = type.firstIndex(of: "=") { type.removeSubrange(value...) }
    // A type may have its module or its outer type before it.
    while let dot = type.firstIndex(of: "."), dot > 0 { type.removeSubrange((dot - 1)...dot) }
    return WrittenMethod.Parameter(String(label), type.joined())
  }
}
