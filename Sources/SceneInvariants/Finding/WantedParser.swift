import SceneLifecycle

/// Reads a condition word by word.
struct WantedParser {
  struct Token {
    var text: String
    var column: Int
  }

  let tokens: [Token]
  private let source: String
  let end: Int
  var next = 0
  var lastNoun: Noun?

  init(_ text: String, source: String) {
    self.source = source
    tokens = Self.tokens(of: text)
    end = (tokens.last.map { $0.column + $0.text.count } ?? 1)
  }

  /// The words with single blanks between them.
  var text: String {
    tokens.map(\.text).joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }

  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var isOpen = false
    for (place, character) in text.enumerated() {
      if character.isWhitespace {
        isOpen = false
      } else if character == "(" || character == ")" {
        tokens.append(Token(text: String(character), column: place + 1))
        isOpen = false
      } else if isOpen {
        tokens[tokens.count - 1].text.append(character)
      } else {
        tokens.append(Token(text: String(character), column: place + 1))
        isOpen = true
      }
    }
    return tokens
  }

  // MARK: Clauses

  /// Reads clauses with `or` between them.
  mutating func condition() throws(NotationError) -> Wanted.Clause {
    var clause = try conjunction()
    while take("or") { clause = .either(clause, try conjunction()) }
    return clause
  }

  private mutating func conjunction() throws(NotationError) -> Wanted.Clause {
    var clause = try negation()
    while take("and") { clause = .both(clause, try negation()) }
    return clause
  }

  private mutating func negation() throws(NotationError) -> Wanted.Clause {
    if take("not") { return .not(try negation()) }
    guard take("(") else { return .phrase(try phrase()) }
    let clause = try condition()
    guard take(")") else { throw wrong(.misplaced, "a ')'", known: []) }
    return clause
  }

  /// Checks that nothing is left.
  func finish() throws(NotationError) {
    if next < tokens.count { throw wrong(.misplaced, "'and' or 'or'", known: []) }
  }

  // MARK: Words

  static let joints = ["and", "or", "(", ")"]
  static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
  static let beginnings = ["app", "not", "no", "exactly", "at least", "at most"]
  static let nouns = [Noun.scene, .window, .session].flatMap(\.words)
  static let something = "a noun or an adjective"

  var peek: String? { next < tokens.count ? tokens[next].text : nil }

  mutating func take(_ word: String) -> Bool {
    guard peek == word else { return false }
    next += 1
    return true
  }

  // MARK: Errors

  func at(_ column: Int) -> Diagnostic.Place {
    Diagnostic.Place(file: source, line: 1, column: column)
  }

  func wrong(
    _ code: NotationError.Code, _ expected: String, known: [String]
  ) -> NotationError {
    guard next < tokens.count else {
      return NotationError(.missing, at: at(end), text: "", expected: expected, known: known)
    }
    let token = tokens[next]
    return NotationError(
      code == .missing ? .misplaced : code, at: at(token.column), text: token.text,
      expected: expected, known: known)
  }

  func missingNoun() -> NotationError {
    NotationError(
      .missing, at: at(next < tokens.count ? tokens[next].column : end), text: "",
      expected: "a noun", known: Self.nouns)
  }
}
