import SceneLifecycle
import SceneReporting

// Without the callback at which it broke and without the history: who reads it plays the case again.

extension Finding: Codable {
  private enum CodingKeys: String, CodingKey {
    case index, count, others, law, role, end
    case batchFirst = "rowFirst"
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let signature = Signature(
      invariant: try values.decode(String.self, forKey: .law),
      role: try values.decode(Signature.Role.self, forKey: .role))
    self.init(
      index: try values.decode(UInt64.self, forKey: .index), signature,
      count: try values.decode(UInt64.self, forKey: .count),
      others: try values.decode([UInt64].self, forKey: .others))
    batchFirst = try values.decode(UInt64.self, forKey: .batchFirst)
    end = try values.decodeIfPresent(ProcessEnd.self, forKey: .end)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(index, forKey: .index)
    try values.encode(count, forKey: .count)
    try values.encode(Array(cases.dropFirst()), forKey: .others)
    try values.encode(batchFirst, forKey: .batchFirst)
    try values.encode(signature.invariant, forKey: .law)
    try values.encode(signature.role, forKey: .role)
    try values.encodeIfPresent(end, forKey: .end)
  }
}
