import SceneEngine
import SceneLifecycle
import Testing

@Suite struct `Packed states` {
  /// Plays a random history and calls a closure with the state after each callback.
  private func play(_ name: String, _ body: (inout EngineState) -> Void) throws {
    let platform = try #require(Platform.named(name))
    var engine = UIKitEngine(platform: platform, scenes: platform.usesScenes ? 4 : 1)
    var stream = RandomStream(key: 3)
    var choices = ChoiceSource(source: .seeded)
    choices.seed(RandomStream(key: 5))
    choices.unusualAnswerRate = 20_000
    for _ in 0..<600 {
      let kind = EventKind.allCases[stream.below(EventKind.allCases.count)]
      let accepted = engine.accepting(kind)
      guard !accepted.isEmpty else { continue }
      let event = Event(kind, scene: accepted.member(at: stream.below(accepted.count)))
      guard (try? engine.begin(event, number: 1, &choices)) != nil else { continue }
      while engine.next(&choices) != nil { body(&engine.state) }
    }
  }

  @Test(arguments: ["ipad-ios17", "swiftui-ipad-ios17", "sceneless-ios17"])
  func `a state that is packed and unpacked is the same`(_ name: String) throws {
    try play(name) { state in
      let slots = 4
      var words = [UInt64](
        repeating: 0,
        count: EngineState.packedProcessWords + slots * EngineState.packedSlotWords)
      state.pack(into: &words, slots: slots)
      var other = EngineState()
      other.unpack(words, at: 0, slots: slots)
      #expect(other == state)
      #expect(state.permuted([2, 0, 3, 1]).permuted([1, 3, 0, 2]) == state)
    }
  }
}
