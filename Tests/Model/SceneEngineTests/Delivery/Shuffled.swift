import SceneEngine
import SceneLifecycle
import Testing

/// Delivers histories in an order that differs from the usual wherever it may.
struct Shuffled {
  /// What the order is drawn from.
  var key: UInt64

  /// Delivers a history with the usual answers in a drawn order.
  ///
  /// - Returns: What the last event brings.
  func deliver(_ history: String, on platform: String, scenes: Int = 3) throws -> [Callback] {
    let world = try #require(Platform.named(platform))
    let text =
      "scenefuzz 1\nplatform \(platform)\nscenes \(scenes)\n\n"
      + history.replacing("; ", with: "\n").replacing(": ", with: "\n  ") + "\n"
    let entries = try Scenario(parsing: text, file: "history").entries
    var engine = UIKitEngine(platform: world, scenes: scenes)
    var last: [Callback] = []
    for (number, entry) in entries.enumerated() {
      var written = ChoiceSource()
      written.open(entry.choices)
      try engine.begin(entry.event, number: UInt32(number + 1), &written)
      var drawn = ChoiceSource(source: .seeded)
      drawn.seed(RandomStream(key: RandomStream.key(seed: key, index: UInt64(number), domain: 1)))
      drawn.reorderRate = .max
      last = []
      while let callback = engine.next(&drawn) { last.append(callback) }
    }
    return last
  }
}
