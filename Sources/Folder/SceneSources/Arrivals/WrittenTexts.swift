/// The texts that constants and enumerations of an app's sources stand for.
struct WrittenTexts {
  /// The type of the activity that brings a page of the web.
  static let page = "NSUserActivityTypeBrowsingWeb"
  /// Types of activities that Apple has constants for.
  private static let ofApple = [
    page: page, "CSSearchableItemActionType": "com.apple.corespotlightitem",
    "CSQueryContinuationActionType": "com.apple.corespotlightquery",
  ]
  private static let types: Set<String> = ["struct", "class", "enum", "actor", "extension"]
  /// No value is longer, in bytes.
  private static let mostBytes = 200

  /// The texts by the names of constants: with the type before a period, and alone.
  private var constants = ofApple
  /// The names that stand for several texts.
  private var ambiguous: Set<String> = []
  /// The raw values of enumerations, in their order.
  private var cases: [String: [String]] = [:]

  /// The text of a constant that some words with periods name; nil where none is known.
  func text(of names: [String]) -> String? {
    var names = names
    if names.count > 2, names.last == "rawValue" { names.removeLast() }
    guard let last = names.last else { return nil }
    let whole = names.suffix(2).joined(separator: ".")
    for name in [whole, last] where !ambiguous.contains(name) {
      if let text = constants[name] { return text }
    }
    return nil
  }

  /// The raw values of an enumeration of texts.
  func rawValues(of type: String) -> [String] { cases[type] ?? [] }

  /// The text of a literal that is whole in one token; nil for one that is empty, escaped or long.
  static func literal(_ list: TokenList, _ index: Int) -> String? {
    guard index >= 0, index < list.count, list[index].kind == .text else { return nil }
    let bytes = list.bytes[list[index].range]
    let quote = UInt8(ascii: "\"")
    guard bytes.count > 2, bytes.count <= mostBytes, bytes.first == quote, bytes.last == quote
    else { return nil }
    let content = bytes.dropFirst().dropLast()
    return content.contains(quote) || content.contains(UInt8(ascii: "\\"))
      ? nil : String(decoding: content, as: UTF8.self)
  }

  /// Reads the constants and enumerations of a source.
  ///
  /// - Complexity: O(tokens), but for the names before a type's brace.
  mutating func read(_ list: TokenList) {
    var around: [String?] = []
    var next: String?
    for index in 0..<list.count {
      if list.isWord(index, "{") {
        around.append(next)
        next = nil
      } else if list.isWord(index, "}") {
        _ = around.popLast()
      } else if list[index].kind == .word {
        let word = list.text(index)
        if Self.types.contains(word), list.text(index + 1).first?.isUppercase == true {
          next = list.name(index + 1)
          if word == "enum" { readCases(list, of: list.name(index + 1), behind: index + 1) }
        } else if word == "let" || word == "var", !around.contains(nil) {
          readConstant(list, index + 1, in: around.last.flatMap(\.self))
        }
      }
    }
  }

  private mutating func readConstant(_ list: TokenList, _ name: Int, in type: String?) {
    var sign = name + 1
    if list.isWord(sign, ":") { sign += 2 }
    guard list.isWord(sign, "="), let text = Self.literal(list, sign + 1),
      sign + 2 >= list.count || list.beginsLine(sign + 2) || list.isWord(sign + 2, "}")
        || list.isWord(sign + 2, ";")
    else { return }
    keep(text, as: list.name(name))
    if let type { keep(text, as: "\(type).\(list.name(name))") }
  }

  private mutating func keep(_ text: String, as name: String) {
    if let other = constants[name], other != text { ambiguous.insert(name) }
    constants[name] = text
  }

  /// Reads the cases of an enumeration of texts.
  private mutating func readCases(_ list: TokenList, of type: String, behind name: Int) {
    var open = name + 1
    var isOfTexts = false
    while open < list.count, !list.isWord(open, "{") {
      if list.isWord(open, "String") { isOfTexts = true }
      if list.isWord(open, "}") || list.isWord(open, ";") { return }
      open += 1
    }
    guard isOfTexts, open < list.count, list.partners[open] > open else { return }
    var index = open + 1
    while index < list.partners[open] {
      if list.isWord(index, "{"), list.partners[index] > index { index = list.partners[index] }
      if list.isWord(index, "case") { index = readCase(list, of: type, at: index + 1) }
      index += 1
    }
  }

  /// Reads the names behind `case`, and returns the last token of them.
  private mutating func readCase(_ list: TokenList, of type: String, at start: Int) -> Int {
    var index = start
    while index < list.count, list[index].kind == .word {
      let name = list.name(index)
      var text = name
      if list.isWord(index + 1, "="), let written = Self.literal(list, index + 2) {
        text = written
        index += 2
      }
      cases[type, default: []].append(text)
      keep(text, as: "\(type).\(name)")
      guard list.isWord(index + 1, ",") else { break }
      index += 2
    }
    return index
  }
}
