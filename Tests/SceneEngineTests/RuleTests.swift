import SceneEngine
import SceneLifecycle
import Testing

@Suite struct `Rules of the engine` {
  private func engine(_ name: String, scenes: Int) throws -> UIKitEngine {
    UIKitEngine(platform: try #require(Platform.named(name)), scenes: scenes)
  }

  private func settle(_ engine: inout UIKitEngine, _ choiceSource: inout ChoiceSource) -> [Callback]
  {
    var told: [Callback] = []
    while let callback = engine.next(&choiceSource) { told.append(callback) }
    return told
  }

  @Test func `A refused event says why and changes nothing`() throws {
    var refused = 0
    var begun = (scenes: 0, sceneless: 0)
    for index in Platform.all.indices {
      var stream = RandomStream(key: RandomStream.key(seed: 5, index: UInt64(index), domain: 1))
      var engine = UIKitEngine(platform: Platform.all[Int(index)].platform, scenes: 3)
      var choiceSource = ChoiceSource(source: .seeded)
      choiceSource.seed(RandomStream(key: stream.next()))
      choiceSource.unusualAnswerRate = 20_000
      for _ in 0..<60 {
        let kind = EventKind.allCases[stream.below(EventKind.allCases.count)]
        let event = Event(kind, scene: kind.takesScene ? stream.below(4) : nil)
        let before = engine.state
        for legal in EventKind.allCases where !engine.accepting(legal).isEmpty {
          #expect(engine.plausible.contains(legal), "\(legal) in \(engine.state)")
        }
        let isLegal =
          event.scene == Callback.noScene
          ? !engine.accepting(kind).isEmpty : engine.accepting(kind).contains(Int(event.scene))
        do throws(Refusal) {
          try engine.begin(event, number: 1, &choiceSource)
          #expect(isLegal, "\(event.text) began in \(before)")
          if engine.platform.usesScenes { begun.scenes += 1 } else { begun.sceneless += 1 }
        } catch {
          refused += 1
          // What is legal waits at most for what is still under way.
          #expect(!isLegal || error == .underWay && !before.isAtRest)
          #expect(engine.state == before)
          #expect(!error.sentence.isEmpty)
        }
        if stream.below(3) != 0 { _ = settle(&engine, &choiceSource) }
      }
    }
    #expect(refused > 500)
    #expect(begun.scenes > 300 && begun.sceneless > 100)
  }

  @Test func `Slots are interchangeable`() throws {
    for index in 0..<200 {
      var stream = RandomStream(key: RandomStream.key(seed: 6, index: UInt64(index), domain: 1))
      let permutation = [[1, 2, 0], [2, 0, 1], [1, 0, 2]][stream.below(3)]
      var plain = try engine("ipad-ios17", scenes: 3)
      var permuted = plain
      var choiceSource = ChoiceSource()
      for number in 1...20 as ClosedRange<UInt32> {
        let kind = EventKind.allCases[stream.below(EventKind.allCases.count)]
        let accepted = plain.accepting(kind)
        guard !accepted.isEmpty else { continue }
        let slot = accepted.member(at: stream.below(accepted.count))
        let other = kind.takesScene ? permutation[slot] : slot
        #expect(permuted.accepting(kind).contains(other))
        try plain.begin(Event(kind, scene: slot), number: number, &choiceSource)
        try permuted.begin(Event(kind, scene: other), number: number, &choiceSource)
        let told = settle(&plain, &choiceSource).map { $0.kind.rawValue }.sorted()
        #expect(settle(&permuted, &choiceSource).map { $0.kind.rawValue }.sorted() == told)
        #expect(plain.canonicalState == permuted.canonicalState)
      }
    }
  }

  @Test func `Sixty-four windows leave with one event`() throws {
    var engine = try engine("ipad-ios18", scenes: 64)
    var choiceSource = ChoiceSource()
    try engine.begin(Event(.launch, scene: 0), number: 1, &choiceSource)
    _ = settle(&engine, &choiceSource)
    for slot in 1..<64 {
      try engine.begin(Event(.open, scene: slot), number: UInt32(slot + 1), &choiceSource)
      _ = settle(&engine, &choiceSource)
    }
    #expect(engine.state.active.count == 64)
    try engine.begin(Event(.home), number: 65, &choiceSource)
    let told = settle(&engine, &choiceSource)
    #expect(told.filter { $0.kind == .resign }.count == 64)
    #expect(told.filter { $0.kind == .background }.count == 64)
    #expect(told.filter { $0.kind == .appBackgroundNotice }.count == 1)
    #expect(Set(told.filter { $0.kind == .background }.map(\.application)).count == 2)
  }

  @Test func `Every shape of a kill is shown`() throws {
    var shapes: [String] = []
    var choiceSource = ChoiceSource(source: .path)
    repeat {
      choiceSource.rewind()
      var engine = try engine("iphone-ios17", scenes: 2)
      var usual = ChoiceSource()
      try engine.begin(Event(.launch, scene: 0), number: 1, &usual)
      _ = settle(&engine, &usual)
      try engine.begin(Event(.kill), number: 2, &choiceSource)
      let shown: [CallbackKind] = [
        .resign, .background, .disconnect, .discard, .terminate, .foreground,
      ]
      let shape = settle(&engine, &usual).map(\.kind).filter(shown.contains)
      shapes.append(shape.map(\.word).joined(separator: " "))
    } while choiceSource.advancePath()
    for shape in [
      "resign disconnect terminate", "resign disconnect discard",
      "resign disconnect discard terminate", "resign background disconnect",
      "resign disconnect", "resign background terminate", "disconnect discard terminate",
      "resign disconnect foreground background",
    ] {
      #expect(shapes.contains(shape), "\(shape)")
    }
  }

  @Test func `A suspended app is killed without a word`() throws {
    var engine = try engine("iphone-ios17", scenes: 2)
    var choiceSource = ChoiceSource()
    for (number, event) in [
      Event(.launch, scene: 0), Event(.home), Event(.suspend), Event(.kill),
    ].enumerated() {
      try engine.begin(event, number: UInt32(number + 1), &choiceSource)
      let told = settle(&engine, &choiceSource)
      if event.kind == .kill { #expect(told.map(\.kind) == [.processEnded]) }
    }
  }

  @Test func `A crash may come between any two callbacks`() throws {
    for cut in 0..<19 {
      var engine = try engine("iphone-ios17", scenes: 2)
      var choiceSource = ChoiceSource()
      try engine.begin(Event(.launch, scene: 0), number: 1, &choiceSource)
      for _ in 0..<cut { #expect(engine.next(&choiceSource) != nil) }
      try engine.begin(Event(.crash), number: 2, &choiceSource)
      #expect(settle(&engine, &choiceSource).map(\.kind) == [.processEnded])
      #expect(engine.state.connected.isEmpty)
    }
  }
}
