import SceneLifecycle

// By the words of events and choices: what one program wrote, another with more of them reads.

extension Activity: Codable {
  private enum CodingKeys: String, CodingKey { case cases, callbacks, refusals, events, answers }

  @usableFromInline
  package init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    cases = try values.decode(UInt64.self, forKey: .cases)
    callbacks = try values.decode(UInt64.self, forKey: .callbacks)
    refusals = try values.decode(UInt64.self, forKey: .refusals)
    events = try values.decode(0, of: Self.kinds.map(\.word), .events, "an event")
    let none = [UInt64](repeating: 0, count: Self.answersOfChoice)
    let given = try values.decode(none, of: Self.choices, .answers, "a choice")
    if given.contains(where: { $0.count != none.count }) {
      throw DecodingError.dataCorruptedError(
        forKey: .answers, in: values,
        debugDescription: "a choice has \(none.count) counters, one an answer")
    }
    answers = given.flatMap(\.self)
  }

  /// Every kind, those that only an app has included.
  private static let kinds = (0..<EventKind.count).map { EventKind(number: $0) }
  /// The words of the choices, by raw value.
  private static let choices = ChoiceKind.allCases.sorted { $0.rawValue < $1.rawValue }.map(\.word)

  @usableFromInline
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cases, forKey: .cases)
    try values.encode(callbacks, forKey: .callbacks)
    try values.encode(refusals, forKey: .refusals)
    try values.encode(events, of: Self.kinds.map(\.word), .events) { $0 > 0 }
    let given = stride(from: 0, to: answers.count, by: Self.answersOfChoice).map {
      Array(answers[$0..<$0 + Self.answersOfChoice])
    }
    try values.encode(given, of: Self.choices, .answers) { $0.contains { $0 > 0 } }
  }
}

extension KeyedEncodingContainer {
  /// Writes the values of some words as a table, without those that say nothing.
  package mutating func encode<Value: Encodable>(
    _ list: [Value], of words: [String], _ key: Key, where saysSomething: (Value) -> Bool
  ) throws {
    let said = zip(words, list).filter { saysSomething($0.1) }
    try encode(Dictionary(uniqueKeysWithValues: said), forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// Reads a table with a value for each of some words.
  ///
  /// - Parameters:
  ///   - none: The value of a word that is not in the table.
  ///   - words: The words, in the order of the list that is returned.
  ///   - key: The key of the table.
  ///   - noun: What a word is, for the error where it is none.
  package func decode<Value: Decodable>(
    _ none: Value, of words: [String], _ key: Key, _ noun: String
  ) throws -> [Value] {
    var rest = try decode([String: Value].self, forKey: key)
    let list = words.map { rest.removeValue(forKey: $0) ?? none }
    guard let word = rest.keys.min() else { return list }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "\(Diagnostic.quote(word)) is not \(noun)")
  }
}
