import SceneLifecycle

extension Shape {
  /// The shape in one word, always the same for the same shape; what is drawn depends on it.
  package var text: String { text(naming: Self.text(ofKinds: kinds)) }

  /// The shape as tokens and reports write it: a long list of kinds becomes the digits of their set.
  package var brief: String {
    let names = Self.text(ofKinds: kinds)
    return text(naming: names.utf8.count > Self.mostLetters ? KindDigits.word(kinds) : names)
  }

  /// How long a list of kinds may be in a token.
  private static let mostLetters = 24

  private func text(naming kinds: @autoclosure () -> String) -> String {
    var words = [platform.map(\.spelling) ?? "any"]
    if let scenes { words.append("s\(scenes)") }
    switch length {
    case nil: break
    case .callbacks(let count): words.append("c\(count)")
    case .events(let count): words.append("e\(count)")
    }
    if self.kinds != .all { words.append(kinds()) }
    if quirks { words.append("quirks") }
    if let defect { words.append("defect-\(defect)") }
    return words.joined(separator: ".")
  }

  /// Reads a shape, whether it lists kinds or has the digits of their set.
  ///
  /// - Throws: `GenerationError` with code `shape`, naming the part that cannot be read, or with code
  ///   `version` for digits of a version with other kinds.
  package init(parsing text: String) throws(GenerationError) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    // A word without a letter would be quoted as nothing.
    guard let first = words.first, !words.contains("") else {
      throw GenerationError(.shape, text)
    }
    self.init()
    if first != "any" {
      guard let world = Platform(spelling: String(first)) else {
        throw GenerationError(.shape, first)
      }
      platform = world
    }
    for word in words.dropFirst() { try read(word) }
    if self.text != text && brief != text { throw GenerationError(.shape, text) }
  }

  private mutating func read(_ word: Substring) throws(GenerationError) {
    if word == "quirks" {
      quirks = true
    } else if word.hasPrefix("defect-") {
      defect = String(word.dropFirst(7))
    } else if KindDigits.isWord(word) {
      kinds = try KindDigits.kinds(in: word)
    } else if word.hasPrefix("only-") {
      kinds = try Self.kinds(in: word)
    } else if word.hasPrefix("skip-") {
      kinds = try .all - Self.kinds(in: word)
    } else {
      try readNumber(word)
    }
  }

  private mutating func readNumber(_ word: Substring) throws(GenerationError) {
    guard let letter = word.first, let number = Int(word.dropFirst()) else {
      throw GenerationError(.shape, word)
    }
    switch letter {
    case "s" where Self.sceneRange.contains(number): scenes = number
    case "c" where Self.callbackRange.contains(number): length = .callbacks(number)
    case "e" where Self.eventRange.contains(number): length = .events(number)
    default: throw GenerationError(.shape, word)
    }
  }

  private static func text(ofKinds kinds: EventSet) -> String {
    let isMostlyOn = kinds.count > EventKind.worldCount / 2
    let named = isMostlyOn ? .all - kinds : kinds
    let words = named.map(\.word)
    return ([isMostlyOn ? "skip" : "only"] + words).joined(separator: "-")
  }

  private static func kinds(in word: Substring) throws(GenerationError) -> EventSet {
    var kinds = EventSet.none
    for name in word.split(separator: "-").dropFirst() {
      guard let kind = EventKind.named(String(name)) else { throw GenerationError(.shape, name) }
      kinds.insert(kind)
    }
    return kinds
  }
}
