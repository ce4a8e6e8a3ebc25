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
    var played = try values.decode([String: UInt64].self, forKey: .events)
    for number in events.indices {
      events[number] = played.removeValue(forKey: EventKind.allCases[number].word) ?? 0
    }
    try values.checkEmpty(played, .events, "an event")
    var reached = try values.decode([String: UInt64].self, forKey: .situations)
    for (number, invariant) in Contract.required.enumerated() {
      situations[number] = reached.removeValue(forKey: invariant.id) ?? 0
    }
    try values.checkEmpty(reached, .situations, "a required situation")
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
    let played = zip(EventKind.allCases.map(\.word), events)
    try values.encode(
      Dictionary(uniqueKeysWithValues: played.filter { $0.1 > 0 }), forKey: .events)
    let reached = zip(Contract.required.map(\.id), situations)
    try values.encode(
      Dictionary(uniqueKeysWithValues: reached.filter { $0.1 > 0 }), forKey: .situations)
  }
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
