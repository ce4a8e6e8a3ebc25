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
    var played = try values.decode([String: UInt64].self, forKey: .events)
    events = Self.kinds.map { played.removeValue(forKey: $0.word) ?? 0 }
    try values.checkEmpty(played, .events, "an event")
    var given = try values.decode([String: [UInt64]].self, forKey: .answers)
    for kind in ChoiceKind.allCases {
      guard let counts = given.removeValue(forKey: kind.word) else { continue }
      for (answer, count) in counts.prefix(Self.answersOfChoice).enumerated() {
        answers[Int(kind.rawValue) * Self.answersOfChoice + answer] = count
      }
    }
    try values.checkEmpty(given, .answers, "a choice")
  }

  /// Every kind, those that only an app has included.
  private static let kinds = (0..<EventKind.count).map { EventKind(number: $0) }

  @usableFromInline
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cases, forKey: .cases)
    try values.encode(callbacks, forKey: .callbacks)
    try values.encode(refusals, forKey: .refusals)
    let played = zip(Self.kinds.map(\.word), events)
    try values.encode(
      Dictionary(uniqueKeysWithValues: played.filter { $0.1 > 0 }), forKey: .events)
    let given = ChoiceKind.allCases.map { kind in
      let first = Int(kind.rawValue) * Self.answersOfChoice
      return (kind.word, Array(answers[first..<first + Self.answersOfChoice]))
    }
    try values.encode(
      Dictionary(uniqueKeysWithValues: given.filter { $0.1.contains { $0 > 0 } }),
      forKey: .answers)
  }
}

extension KeyedDecodingContainer {
  /// Throws where a table has words that mean nothing.
  package func checkEmpty<Value>(
    _ rest: [String: Value], _ key: Key, _ what: String
  ) throws {
    guard let word = rest.keys.min() else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "\(Diagnostic.quote(word)) is not \(what)")
  }
}
