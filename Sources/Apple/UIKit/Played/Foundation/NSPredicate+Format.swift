// Foundation reads no predicate formats on Linux: they are read here.

extension NSPredicate {
  /// Creates a predicate from a format.
  ///
  /// A predicate with words that are not known here, such as those of a subquery, holds of everything; the
  /// report of a campaign says so.
  /// Activation conditions have `self == %@`, `BEGINSWITH`, `CONTAINS[cd]`, `NOT`, `AND`, `OR` and the like.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Creates a predicate from a format and its arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let arguments = arguments ?? []
    let keyed = KeyedFormat.read(predicateFormat, arguments)
    let read = keyed ?? .known(true)
    guard let content = ContentPredicate(parsing: predicateFormat, arguments.map { "\($0)" }) else {
      self.init { object, _ in read.holds(of: object) }
      if keyed == nil, CurrentHost.isHere {
        let guess = "'\(predicateFormat)' has words that are not known: it holds of everything"
        CurrentHost.here { CurrentHost.host?.guesses("the predicate " + guess) }
      }
      return
    }
    self.init { object, _ in (object as? String).map(content.holds) ?? read.holds(of: object) }
    ContentPredicate.remember(content, of: self)
  }

  /// Creates a predicate of a text that says what another one says.
  package convenience init(_ content: ContentPredicate) {
    self.init { object, _ in (object as? String).map(content.holds) ?? false }
    ContentPredicate.remember(content, of: self)
  }
}

/// An activation condition on a target content identifier.
package indirect enum ContentPredicate: Hashable, Sendable {
  /// True of everything.
  case always
  /// True of nothing.
  case never
  /// True of one text.
  case equals(String)
  /// True of what begins so.
  case hasPrefix(String)
  /// True of what has a text in it, whatever its case and its accents.
  case contains(String)
  /// True where one of several is.
  case any([ContentPredicate])
  /// True where another is not.
  case not(ContentPredicate)

  /// Whether it is true of a text.
  package func holds(of text: String) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .equals(let other): text == other
    case .hasPrefix(let prefix): text.hasPrefix(prefix)
    case .contains(let part):
      text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    case .any(let others): others.contains { $0.holds(of: text) }
    case .not(let other): !other.holds(of: text)
    }
  }

  /// True where all of several are.
  static func all(_ others: [ContentPredicate]) -> ContentPredicate {
    .not(.any(others.map { .not($0) }))
  }
}

// MARK: - Foundation's objects

extension ContentPredicate {
  private final class Entry {
    weak var object: NSPredicate?
    let parsed: ContentPredicate

    init(_ object: NSPredicate, _ parsed: ContentPredicate) {
      self.object = object
      self.parsed = parsed
    }
  }

  /// The predicates that were read, under the lock: one may be made on any thread.
  private static var entries: [Entry] = []
  private static let lock = NSLock()

  fileprivate static func remember(_ parsed: ContentPredicate, of object: NSPredicate) {
    lock.withLock {
      entries.removeAll { $0.object == nil }
      entries.append(Entry(object, parsed))
    }
  }

  private static func remembered(_ object: NSPredicate) -> ContentPredicate? {
    lock.withLock { entries.first { $0.object === object }?.parsed }
  }

  /// Takes what Foundation's object says; nil for a block, which no system evaluates outside the app.
  ///
  /// Source: Apple, uisceneactivationconditions.
  package init?(taking object: NSPredicate) {
    if let parsed = Self.remembered(object) {
      self = parsed
    } else if let compound = object as? NSCompoundPredicate {
      let taken = compound.subpredicates.compactMap { ContentPredicate(taking: $0) }
      guard taken.count == compound.subpredicates.count else { return nil }
      switch compound.compoundPredicateType {
      case .and: self = .all(taken)
      case .or: self = .any(taken)
      case .not: self = .not(.any(taken))
      }
    } else if object == NSPredicate(value: true) {
      self = .always
    } else if object == NSPredicate(value: false) {
      self = .never
    } else {
      return nil
    }
  }
}

// MARK: - Reading a format

extension ContentPredicate {
  fileprivate init?(parsing format: String, _ arguments: [String]) {
    var reader = FormatReader(format, arguments)
    guard let parsed = reader.readAny(), reader.isAtEnd else { return nil }
    self = parsed
  }
}

/// Reads a format word by word.
private struct FormatReader {
  private var words: ArraySlice<String>
  private var arguments: ArraySlice<String>

  init(_ format: String, _ arguments: [String]) {
    self.arguments = arguments[...]
    var words: [String] = []
    var word = ""
    var quote: Character?
    for letter in format {
      if let open = quote {
        word.append(letter)
        if letter == open {
          words.append(word)
          (word, quote) = ("", nil)
        }
      } else if letter == "'" || letter == "\"" {
        quote = letter
        word = String(letter)
      } else if letter == "(" || letter == ")" || letter == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
        if letter != " " { words.append(String(letter)) }
      } else {
        word.append(letter)
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words[...]
  }

  var isAtEnd: Bool { words.isEmpty && arguments.isEmpty }

  private mutating func takes(_ names: String...) -> Bool {
    guard let word = words.first?.uppercased(), names.contains(word) else { return false }
    words.removeFirst()
    return true
  }

  mutating func readAny() -> ContentPredicate? {
    guard var parts = readAll().map({ [$0] }) else { return nil }
    while takes("OR", "||") {
      guard let part = readAll() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func readAll() -> ContentPredicate? {
    guard var parts = readOne().map({ [$0] }) else { return nil }
    while takes("AND", "&&") {
      guard let part = readOne() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func readOne() -> ContentPredicate? {
    if takes("NOT", "!") { return readOne().map { .not($0) } }
    if takes("TRUEPREDICATE") { return .always }
    if takes("FALSEPREDICATE") { return .never }
    if takes("(") {
      let inner = readAny()
      return takes(")") ? inner : nil
    }
    guard takes("SELF") else { return nil }
    if takes("==", "=") { return readText().map { .equals($0) } }
    if takes("!=", "<>") { return readText().map { .not(.equals($0)) } }
    if takes("BEGINSWITH") { return readText().map { .hasPrefix($0) } }
    if takes("CONTAINS[CD]", "CONTAINS[DC]") { return readText().map { .contains($0) } }
    return nil
  }

  private mutating func readText() -> String? {
    if takes("%@") { return arguments.popFirst() }
    guard let word = words.popFirst(), word.count > 1, word.first == word.last,
      word.hasPrefix("'") || word.hasPrefix("\"")
    else { return nil }
    return String(word.dropFirst().dropLast())
  }
}
