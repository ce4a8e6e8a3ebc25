// Only what was seen: most of a large family never is.

extension Incidence: Codable {
  private enum CodingKeys: String, CodingKey { case room, features, counts, firsts }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let room = try values.decode(Int.self, forKey: .room)
    let features = try values.decode([Int].self, forKey: .features)
    let counts = try values.decode([UInt32].self, forKey: .counts)
    let firsts = try values.decode([UInt64].self, forKey: .firsts)
    guard (0...Self.mostFeatures).contains(room), counts.count == features.count,
      firsts.count == features.count, features.allSatisfy((0..<room).contains)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .features, in: values, debugDescription: "there are not so many features")
    }
    self.init(room: room)
    for (index, feature) in features.enumerated() {
      set(feature, count: counts[index], first: firsts[index])
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let features = features
    try values.encode(room, forKey: .room)
    try values.encode(features, forKey: .features)
    try values.encode(features.map(count), forKey: .counts)
    try values.encode(features.map(first), forKey: .firsts)
  }

  /// More than any family has: what another process wrote asks for no more memory.
  private static let mostFeatures = 1 << 20
}
