import SceneLifecycle

/// Answers by the keys of their questions, as the text of a file.
///
/// Answers are alike but for numbers. So each is cut behind a number and behind a line, and a piece between
/// two cuts is written once:
///
/// ```
/// piece 0badcafe ,"end":
/// answer 0123456789abcdef 0 - 1badcafe:7 0badcafe:12 2badcafe
/// ```
struct RecordText {
  private var pieces: [Substring: String] = [:]
  private var lines: [Substring: Substring] = [:]

  /// Reads a text; a line that is none of its kinds is left out.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      if parts[0] == "piece" { pieces[parts[1]] = Self.unescaped(parts[2]) }
      if parts[0] == "answer" { lines[parts[1]] = parts[2] }
    }
  }

  /// The whole text, in the order of the keys.
  var text: String {
    let used = Set(lines.values.flatMap { $0.split(separator: " ") }.map { $0.prefix(8) })
    let found = pieces.filter { used.contains($0.key) }.sorted {
      ($0.value, $0.key) < ($1.value, $1.key)
    }
    let all =
      found.map { "piece \($0.key) \(Self.escaped($0.value))\n" }
      + lines.sorted { $0.key < $1.key }.map { "answer \($0.key) \($0.value)\n" }
    return all.joined()
  }

  /// The answer of a key; nil where there is none.
  subscript(key: String) -> CompilerAnswer? {
    get {
      guard let line = lines[Substring(key)] else { return nil }
      let fields = line.split(separator: " ", omittingEmptySubsequences: false)
      let parts = fields.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      guard let status = fields.first.flatMap({ Int32($0) }), parts.count == 2 else { return nil }
      let isThere = parts[1] != ["-"]
      return CompilerAnswer(
        status: status, messages: joined(parts[0]), account: isThere ? joined(parts[1]) : nil)
    }
    set {
      guard let newValue else { return lines[Substring(key)] = nil }
      let account = newValue.account.map { cut($0) } ?? ["-"]
      let words = ["\(newValue.status)"] + cut(newValue.messages) + ["|"] + account
      lines[Substring(key)] = Substring(words.joined(separator: " "))
    }
  }

  /// The text that some references stand for.
  private func joined(_ references: ArraySlice<Substring>) -> String {
    references.map { reference in
      let number = reference.dropFirst(8).dropFirst()
      return (pieces[reference.prefix(8)] ?? "") + number
    }.joined()
  }

  /// The references to the pieces of a text, which are kept.
  private mutating func cut(_ text: String) -> [String] {
    var (references, rest) = ([String](), text.unicodeScalars[...])
    while !rest.isEmpty {
      let piece = rest.prefix { $0 != "\n" && !Self.isDigit($0) }
      rest = rest[piece.endIndex...]
      let number = rest.prefix(while: Self.isDigit)
      rest = rest[number.endIndex...]
      let isLine = number.isEmpty && !rest.isEmpty
      if isLine { rest.removeFirst() }
      references.append(
        name(of: String(piece) + (isLine ? "\n" : ""))
          + (number.isEmpty ? "" : ":" + String(number)))
    }
    return references
  }

  private mutating func name(of piece: String) -> String {
    let name = FNV.digits(of: piece)
    let other = pieces.updateValue(piece, forKey: Substring(name))
    precondition(
      other == nil || other == piece, "two pieces have the name \(name): take more digits")
    return name
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func escaped(_ piece: String) -> String {
    piece.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(scalar)
      }
    }.joined()
  }

  private static func unescaped(_ piece: Substring) -> String {
    var (made, isEscaped) = ("", false)
    for scalar in piece.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"): isEscaped = true
      default:
        made.unicodeScalars.append(isEscaped ? ["n": "\n", "r": "\r"][scalar] ?? scalar : scalar)
        isEscaped = false
      }
    }
    return made
  }
}
