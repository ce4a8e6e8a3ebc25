import SceneInvariants
import SceneLifecycle
import ScenePipeline

extension Survey: Codable {
  private enum CodingKeys: String, CodingKey { case cases, moments, triples, events, situations }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    cases = try values.decode(UInt64.self, forKey: .cases)
    moments = try values.family(.moments, [moments.room])
    triples = try values.family(.triples, [0, triples.room])
    events = try values.decode(0, of: Self.eventWords, .events, "an event")
    situations = try values.decode(0, of: Self.situationWords, .situations, "a required situation")
    // No case counts twice: estimates rely on it.
    let families = [moments, triples].flatMap { family in
      family.features.map { UInt64(family.count(of: $0)) }
    }
    guard (events + situations + families).allSatisfy({ $0 <= cases }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .cases, in: values,
        debugDescription: "something was seen in more cases than there are")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cases, forKey: .cases)
    try values.encode(moments, forKey: .moments)
    try values.encode(triples, forKey: .triples)
    try values.encode(events, of: Self.eventWords, .events) { $0 > 0 }
    try values.encode(situations, of: Self.situationWords, .situations) { $0 > 0 }
  }

  private static let eventWords = EventKind.allCases.map(\.word)
  private static let situationWords = Contract.required.map(\.id)
}

extension KeyedDecodingContainer {
  /// Reads a family of features that has one of some sizes.
  fileprivate func family(_ key: Key, _ rooms: [Int]) throws -> Incidence {
    let family = try decode(Incidence.self, forKey: key)
    if rooms.contains(family.room) { return family }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "the family has another number of features")
  }
}
