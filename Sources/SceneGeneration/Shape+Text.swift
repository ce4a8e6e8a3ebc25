import SceneLifecycle

extension Shape {
  /// The shape in one word, always the same for the same shape.
  package var text: String {
    var words = [platform.map(\.spelling) ?? "any"]
    if let scenes { words.append("s\(scenes)") }
    switch length {
    case nil: break
    case .callbacks(let count): words.append("c\(count)")
    case .events(let count): words.append("e\(count)")
    }
    if kinds != .all { words.append(Self.text(ofKinds: kinds)) }
    if profile != .swarm { words.append("\(profile)") }
    if quirks { words.append("quirks") }
    if let defect { words.append("defect-\(defect)") }
    return words.joined(separator: ".")
  }

  /// Reads the text of a shape.
  ///
  /// - Throws: `GenerationError` with code `shape`, naming the part that cannot be read.
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
    if self.text != text { throw GenerationError(.shape, text) }
  }

  private mutating func read(_ word: Substring) throws(GenerationError) {
    if word == "quirks" {
      quirks = true
    } else if word == "uniform" {
      profile = .uniform
    } else if word == "alternating" {
      profile = .alternating
    } else if word.hasPrefix("defect-") {
      defect = String(word.dropFirst(7))
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
