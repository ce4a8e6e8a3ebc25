/// A rough reading of a Swift source: its declarations with their places, as the compiler's account has them.
///
/// It reads any bytes, and need not agree with the compiler: what lowers a source bears an account that
/// is a little wrong.
struct SourceOutline {
  private let bytes: [UInt8]
  private var index = 0
  private var level = 0
  private var text = ""

  /// The deepest level of declarations that is read: more than the lowering bears.
  private static let mostLevels = 300

  /// The account of a source, a text in JSON.
  static func account(of bytes: [UInt8]) -> [UInt8] {
    var outline = SourceOutline(bytes: bytes)
    outline.text =
      "{\"_kind\":\"source_file\",\"compiler_version\":{\"major\":\"6\",\"minor\":\"3\"},\"items\":["
    outline.members()
    outline.text += "]}"
    return Array(outline.text.utf8)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static let types = ["class", "struct", "enum", "actor", "protocol", "extension"]
  private static let attributes = [
    "objc": "objc_attr", "override": "override_attr", "main": "main_type_attr",
    "UIApplicationMain": "ui_application_main_attr", "IBOutlet": "ib_outlet_attr",
    "IBAction": "ib_action_attr", "NSManaged": "ns_managed_attr", "optional": "optional_attr",
    "dynamic": "dynamic_attr", "objcMembers": "objc_members_attr", "nonobjc": "non_objc_attr",
    "public": "access_control_attr", "private": "access_control_attr",
    "fileprivate": "access_control_attr", "open": "access_control_attr",
  ]

  /// What stands before a keyword.
  private struct Head {
    var attributes: [String] = []
    var isStatic = false
  }

  /// The declarations up to the brace that closes what is around them.
  private mutating func members() {
    var head = Head()
    var isFirst = true
    while let word = next() {
      switch word.text {
      case "}" where level > 0: return
      case "@": attribute(at: word.start, &head)
      case "static": head.isStatic = true
      case "class" where ["func", "var", "let"].contains(peeked()): head.isStatic = true
      default:
        let before = text
        text += isFirst ? "" : ","
        if declaration(word, head) {
          isFirst = false
          head = Head()
        } else {
          text = before
          if let kind = Self.attributes[word.text] {
            head.attributes.append(Self.attribute(kind, word.start, word.text))
          } else if word.text == "{" || word.text == "(" {
            skip(from: word.text)
          }
        }
      }
    }
  }

  private static func attribute(_ kind: String, _ start: Int, _ word: String) -> String {
    let level = kind == "access_control_attr" ? ",\"access_level\":\"\(word)\"" : ""
    return "{\"_kind\":\"\(kind)\",\"range\":{\"start\":\(start),\"end\":\(start)}\(level)}"
  }

  private mutating func attribute(at start: Int, _ head: inout Head) {
    guard let word = next() else { return }
    let kind = Self.attributes[word.text] ?? "custom_attr"
    var argument = ""
    if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
      index += 1
      if kind == "objc_attr" { argument = peeked() }
      skip(from: "(")
    }
    let name = SourceWord.isName(argument) ? ",\"name\":\"\(argument)\"" : ""
    head.attributes.append(
      "{\"_kind\":\"\(kind)\",\"range\":{\"start\":\(start),\"end\":\(word.start)}\(name)}")
  }

  /// Writes the declaration that a word begins; false if it begins none.
  private mutating func declaration(_ word: SourceWord, _ head: Head) -> Bool {
    switch word.text {
    case "import": path(word)
    case "func", "init", "subscript", "deinit": function(word, head)
    case "var", "let": variable(word, head)
    case "typealias", "associatedtype": alias(word)
    case let keyword where Self.types.contains(keyword):
      return type(word, head)
    default: return false
    }
    return true
  }

  /// Writes what every declaration has.
  private mutating func open(_ kind: String, _ word: SourceWord, _ name: String, _ head: Head) {
    text += "{\"_kind\":\"\(kind)\",\"name\":{\"base_name\":{\"name\":\"\(name)\"}}"
    text += ",\"attrs\":[\(head.attributes.reversed().joined(separator: ","))]"
    if head.isStatic { text += ",\"static\":true" }
  }

  private mutating func close(_ word: SourceWord, end: Int) {
    text += ",\"range\":{\"start\":\(word.start),\"end\":\(max(word.start, end))}}"
  }

  private mutating func path(_ word: SourceWord) {
    var parts: [String] = []
    var end = word.start
    while let part = next(onLine: true), SourceWord.isName(part.text) || part.text == "." {
      if part.text != "." { parts.append("\"\(part.text)\"") }
      end = part.start
    }
    text += "{\"_kind\":\"import_decl\",\"module_path\":[\(parts.joined(separator: ","))]"
    close(word, end: end)
  }

  private mutating func alias(_ word: SourceWord) {
    let name = next(onLine: true)
    open("typealias_decl", word, SourceWord.name(name?.text), Head())
    var end = name?.start ?? word.start
    while let part = next(onLine: true) { end = part.start }
    close(word, end: end)
  }

  private mutating func type(_ word: SourceWord, _ head: Head) -> Bool {
    guard level < Self.mostLevels, let name = next(), SourceWord.isName(name.text) else {
      return false
    }
    while let part = next(), part.text != "{" { if part.text == "(" { skip(from: "(") } }
    open(word.text == "extension" ? "extension_decl" : word.text + "_decl", word, name.text, head)
    if word.text == "extension" { text += ",\"extended_type\":\"\(name.text)\"" }
    text += ",\"members\":["
    level += 1
    members()
    level -= 1
    text += "]"
    close(word, end: index - 1)
    return true
  }
}

// MARK: - Functions and variables

extension SourceOutline {
  private mutating func function(_ word: SourceWord, _ head: Head) {
    let kinds = ["init": "constructor_decl", "subscript": "subscript_decl"]
    let name = word.text == "func" ? SourceWord.name(next(onLine: true)?.text) : word.text
    var end = index - 1
    var labels: [String] = []
    while let part = next(onLine: true), part.text != "(" { end = part.start }
    let start = index - 1
    var isLabel = true
    var depth = 1
    while depth > 0, let part = next() {
      if "([{<".contains(part.text) { depth += 1 }
      if ")]}>".contains(part.text) { depth -= 1 }
      if depth == 1, isLabel, SourceWord.isName(part.text) { labels.append(part.text) }
      isLabel = depth == 1 && part.text == ","
      end = part.start
    }
    let list = "{\"start\":\(start),\"end\":\(max(start, end))}"
    open(kinds[word.text] ?? "func_decl", word, name, head)
    let all = labels.map { "{\"apiName\":\"\($0)\",\"name\":{\"base_name\":{\"name\":\"\($0)\"}}}" }
    text += ",\"params\":{\"range\":\(list),\"params\":[\(all.joined(separator: ","))]}"
    while let part = next(onLine: true) {
      end = part.start
      guard part.text == "{" else { continue }
      skip(from: "{")
      text += ",\"body\":{\"range\":{\"start\":\(end),\"end\":\(max(end, index - 1))}}"
      end = index - 1
      break
    }
    close(word, end: end)
  }

  private mutating func variable(_ word: SourceWord, _ head: Head) {
    var names: [SourceWord] = []
    var (end, isName) = (word.start, true)
    var accessors: [String] = []
    while let part = next(onLine: true), part.text != ";" {
      if isName, SourceWord.isName(part.text) { names.append(part) }
      isName = part.text == ","
      end = part.start
      guard "([{".contains(part.text) else { continue }
      let first = peeked()
      if part.text == "{" {
        accessors = ["get", "set", "willSet", "didSet"].contains(first) ? [first] : ["get"]
      }
      skip(from: part.text)
      end = index - 1
    }
    text += "{\"_kind\":\"pattern_binding_decl\""
    close(word, end: end)
    for name in names {
      text += ","
      open("var_decl", name, name.text, head)
      if !accessors.isEmpty {
        text += ",\"accessors\":[{" + accessors.map { "\"\($0)\":true" }.joined() + "}]"
      }
      close(name, end: name.start)
    }
  }
}

// MARK: - Words

/// A word or a sign of a source, with its place.
struct SourceWord {
  var text: String
  var start: Int

  /// Whether a text is a name.
  static func isName(_ text: String) -> Bool {
    text.unicodeScalars.first.map { $0 == "_" || $0.properties.isAlphabetic } ?? false
  }

  /// A name, or what stands for none.
  static func name(_ text: String?) -> String { text.map { isName($0) ? $0 : "_" } ?? "_" }
}

extension SourceOutline {
  /// The next word; nil at the end, and at the end of the line where it asks for that.
  private mutating func next(onLine: Bool = false) -> SourceWord? {
    while index < bytes.count {
      let byte = bytes[index]
      if onLine, byte == 10 || byte == UInt8(ascii: "}") { return nil }
      if byte <= 32 { index += 1 } else if !skipText() { break }
    }
    guard index < bytes.count else { return nil }
    let start = index
    index += 1
    if Self.isNamePart(bytes[start]) {
      while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
    }
    return SourceWord(text: String(decoding: bytes[start..<index], as: UTF8.self), start: start)
  }

  /// The next word, which stays.
  private func peeked() -> String {
    var copy = self
    copy.text = ""
    return copy.next()?.text ?? ""
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
      || byte >= 128
  }

  /// Goes behind the bracket that closes one.
  private mutating func skip(from bracket: String) {
    let closing = ["(": ")", "[": "]", "{": "}"][bracket] ?? bracket
    var depth = 1
    while depth > 0, let word = next() {
      depth += word.text == bracket ? 1 : word.text == closing ? -1 : 0
    }
  }

  /// Goes behind a comment or a literal; false if none is there.
  private mutating func skipText() -> Bool {
    let rest = bytes[index...]
    if rest.starts(with: "//".utf8) {
      while index < bytes.count, bytes[index] != 10 { index += 1 }
      return true
    }
    if rest.starts(with: "/*".utf8) {
      index += 2
      while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
      index = min(bytes.count, index + 2)
      return true
    }
    guard rest.first == UInt8(ascii: "\"") else { return false }
    let mark = rest.starts(with: "\"\"\"".utf8) ? 3 : 1
    let quotes = bytes[index..<index + mark]
    index += mark
    while index < bytes.count, !bytes[index...].starts(with: quotes) {
      if mark == 1, bytes[index] == 10 { return true }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(bytes.count, index + mark)
    return true
  }
}
