import SceneLifecycle

extension WantedParser {
  /// Reads a number, adjectives and a noun.
  mutating func phrase() throws(NotationError) -> Wanted.Phrase {
    let isOfApp = take("app")
    var phrase = Wanted.Phrase(
      numbers: isOfApp ? 1...1 : try numbers(), noun: .app, qualities: [])
    var noun: Noun? = isOfApp ? .app : nil
    let first = next
    while true {
      if next > first && continues { next += 1 }
      guard let word = peek, !Self.joints.contains(word) else { break }
      if noun == nil, let named = Noun.named(word), named != .app {
        noun = named
        next += 1
      } else {
        phrase.qualities.append(try quality(noun))
      }
    }
    if isOfApp && phrase.qualities.isEmpty || next == first {
      throw wrong(.missing, isOfApp ? Noun.app.kindOfAdjective : Self.something, known: [])
    }
    guard let counted = noun ?? lastNoun else { throw missingNoun() }
    phrase.noun = counted
    if !isOfApp { lastNoun = counted }
    try check(phrase, from: first)
    return phrase
  }

  /// Whether an `and` stands between two adjectives of one phrase.
  private var continues: Bool {
    guard peek == "and" else { return false }
    let isDenied = next + 1 < tokens.count && tokens[next + 1].text == "not"
    return adjective(at: next + (isDenied ? 2 : 1)) != nil
  }

  private mutating func quality(_ noun: Noun?) throws(NotationError) -> Wanted.Quality {
    let isSo = !take("not")
    if let adjective = adjective(at: next) {
      next += adjective.rawValue.contains(" ") ? 2 : 1
      return Wanted.Quality(adjective: adjective, isSo: isSo)
    }
    let known = (noun?.adjectives ?? Adjective.allCases).map(\.rawValue)
    if let noun { throw wrong(.unknownWord, noun.kindOfAdjective, known: known) }
    throw wrong(.unknownWord, Self.something, known: Self.nouns + known)
  }

  private func adjective(at place: Int) -> Adjective? {
    guard place < tokens.count else { return nil }
    let word = tokens[place].text
    let pair = place + 1 < tokens.count ? word + " " + tokens[place + 1].text : word
    return Adjective(rawValue: pair) ?? Adjective(rawValue: word)
  }

  /// Checks that the adjectives go with the noun, wherever it stood.
  private func check(_ phrase: Wanted.Phrase, from first: Int) throws(NotationError) {
    let noun = phrase.noun
    guard let wrong = phrase.qualities.map(\.adjective).first(where: { !$0.nouns.contains(noun) })
    else { return }
    let start = wrong.rawValue.prefix { $0 != " " }
    let place = tokens[first...].first { $0.text == start }?.column ?? end
    throw NotationError(
      .unknownWord, at: at(place), text: wrong.rawValue, expected: noun.kindOfAdjective,
      known: noun.adjectives.map(\.rawValue))
  }

  // MARK: Numbers

  private mutating func numbers() throws(NotationError) -> ClosedRange<Int> {
    if take("no") { return 0...0 }
    if take("exactly") {
      let number = try number()
      return number...number
    }
    if take("at") {
      let isLeast = take("least")
      guard isLeast || take("most") else {
        throw wrong(.unknownWord, "what follows 'at'", known: ["least", "most"])
      }
      let number = try number()
      return isLeast ? number...64 : 0...number
    }
    let number = try number(orElse: Self.beginnings)
    return number == 0 ? 0...0 : number...64
  }

  private mutating func number(orElse others: [String] = []) throws(NotationError) -> Int {
    if let word = peek, let number = Self.number(word) {
      if !(0...64).contains(number) { throw wrong(.outOfRange, "a number up to 64", known: []) }
      next += 1
      return number
    }
    let known = others + Self.numbers
    throw wrong(
      .unknownWord, others.isEmpty ? "a number" : "the beginning of a phrase", known: known)
  }

  private static func number(_ word: String) -> Int? {
    if word == "a" || word == "an" { return 1 }
    if word == "zero" { return 0 }
    if let place = numbers.firstIndex(of: word) { return place + 1 }
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(word) ?? .max
  }
}
