/// Reads the format of a predicate on properties.
struct KeyedFormat {
  private var words: ArraySlice<String>
  private var arguments: ArraySlice<Any>

  /// The predicate that a format stands for; nil where it has words that are not known.
  static func read(_ format: String, _ arguments: [Any]) -> KeyedPredicate? {
    var reader = KeyedFormat(words: words(of: format)[...], arguments: arguments[...])
    guard let read = reader.either(), reader.words.isEmpty else { return nil }
    return read
  }

  private static func words(of format: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    func isSign(_ letter: Character?) -> Bool { letter.map("=<>!&|".contains) ?? false }
    for letter in format {
      if let open = quote {
        word.append(letter)
        if letter == open { quote = nil }
        continue
      }
      let isAlone = "(){},".contains(letter)
      let breaks = letter.isWhitespace || isAlone || isSign(letter) != isSign(word.last)
      if breaks, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if letter == "'" || letter == "\"" { quote = letter }
      if isAlone {
        words.append(String(letter))
      } else if !letter.isWhitespace {
        word.append(letter)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private mutating func takes(_ names: String...) -> Bool {
    guard let word = words.first?.uppercased(), names.contains(word) else { return false }
    words.removeFirst()
    return true
  }

  private mutating func either() -> KeyedPredicate? {
    guard let first = every() else { return nil }
    var parts = [first]
    while takes("OR", "||") {
      guard let part = every() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? first : .either(parts)
  }

  private mutating func every() -> KeyedPredicate? {
    guard let first = one() else { return nil }
    var parts = [first]
    while takes("AND", "&&") {
      guard let part = one() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? first : .every(parts)
  }

  private mutating func one() -> KeyedPredicate? {
    if takes("NOT", "!") { return one().map { .not($0) } }
    if takes("TRUEPREDICATE") { return .known(true) }
    if takes("FALSEPREDICATE") { return .known(false) }
    if takes("(") {
      let inner = either()
      return takes(")") ? inner : nil
    }
    guard let left = side(), var sign = words.popFirst()?.uppercased() else { return nil }
    var options = ""
    if let open = sign.firstIndex(of: "[") {
      options = String(sign[open...])
      sign = String(sign[..<open])
    }
    guard Self.signs.contains(sign), let right = side() else { return nil }
    return .comparison(left, sign, right, ignoring: options)
  }

  private static let signs: Set<String> = [
    "=", "==", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>", "IN", "BETWEEN", "BEGINSWITH",
    "ENDSWITH", "CONTAINS", "LIKE", "MATCHES",
  ]

  private mutating func side() -> KeyedPredicate.Side? {
    guard let word = words.popFirst() else { return nil }
    if word == "{" { return list() }
    if word == "%K" { return (arguments.popFirst() as? String).map(Self.path) }
    if word.hasPrefix("%") { return arguments.popFirst().map { .value($0) } }
    if word.count > 1, let first = word.first, first == word.last, first == "'" || first == "\"" {
      return .value(String(word.dropFirst().dropLast()))
    }
    if let number = Double(word) { return .value(number) }
    switch word.uppercased() {
    case "SELF": return .itself
    case "YES", "TRUE": return .value(true)
    case "NO", "FALSE": return .value(false)
    case "NIL", "NULL": return .value(nil)
    default: break
    }
    guard let first = word.first, first.isLetter || first == "_", words.first != "(" else {
      return nil
    }
    return Self.path(word)
  }

  private mutating func list() -> KeyedPredicate.Side? {
    var values: [Any] = []
    while !takes("}") {
      guard case .value(let value?)? = side() else { return nil }
      values.append(value)
      _ = takes(",")
    }
    return .value(values)
  }

  private static func path(_ text: String) -> KeyedPredicate.Side {
    let names = text.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
    return names.isEmpty ? .itself : .path(names)
  }
}
