import SceneLifecycle
import SceneSeam

extension AppReaction: Codable {
  private enum CodingKeys: String, CodingKey { case callback, activation, verb, topic }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let words = try [CodingKeys.callback, .activation, .verb].map {
      try values.decode(String.self, forKey: $0)
    }
    // An app's own actions are none of the kinds that the world has.
    let kinds = (0...UInt8.max).lazy.compactMap { CallbackKind(rawValue: $0) }
    guard let callback = kinds.first(where: { $0.word == words[0] }),
      let activation = ActivationState.allCases.first(where: { $0.name == words[1] }),
      let verb = AppContext.ObservedVerb.allCases.first(where: { "\($0)" == words[2] })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .verb, in: values, debugDescription: "no app does \(words.joined(separator: " "))")
    }
    let topic = AppContext.Topic(try values.decode(String.self, forKey: .topic))
    self.init(verb, topic, in: callback, activation)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(callback.word, forKey: .callback)
    try values.encode(activation.name, forKey: .activation)
    try values.encode("\(verb)", forKey: .verb)
    try values.encode(topic.description, forKey: .topic)
  }
}
