import SceneEngine
import SceneLifecycle
import Testing

/// Why an event is refused: of several reasons, the one that a person would name first.
@Suite struct RefusingTests {
  static let reasons: [EventCase] = [
    // A process that runs is the reason, wherever the device is.
    .illegal("launch 1", after: "launch 1; home; lock", .alreadyRunning),
    .illegal("closeCard 1", after: "launch 1", .alreadyRunning),
    .illegal("launch 1", after: "lock", .wrongState),
    .illegal("closeCard 1", .wrongState),
    // What the platform does not have is the reason, whether or not a process runs.
    .illegal("registerAccessory", .notOnThisPlatform),
    .illegal("registerAccessory", on: "ipad-ios27", .wrongState),
    .illegal("open 1", on: "sceneless-ios18", .notRunning),
    .illegal("hide 1", on: "sceneless-ios18", .notOnThisPlatform),
    .illegal("requestNewWindow 1", on: "sceneless-ios18", .notOnThisPlatform),
    .illegal("connectDisplay 1", after: "launch 1", on: "sceneless-ios18", .notOnThisPlatform),
    // Then what the process is.
    .illegal("touch 1", .notRunning),
    .illegal("touch 1", after: "prewarm", .notRunning),
    .illegal("touch 1", after: "launch 1; home; suspend", .suspended),
    .illegal("touch 1 after 1", after: "launch 1; kill", .pending),
    .illegal("touch 2", after: "launch 1", .wrongState),
  ]

  @Test(arguments: reasons)
  func `The first reason is named`(_ event: EventCase) throws { try event.check() }

  @Test(arguments: ["", "launch 1", "launch 1; home; suspend"])
  func `A scene number beyond the slots is the reason before all others`(situation: String) throws {
    var history = try History(scenes: 2)
    try history.play(situation)
    for kind in EventKind.allCases where kind.takesScene {
      #expect(throws: Refusal.noSuchSlot) { try history.begin(Event(kind, scene: 2)) }
    }
  }

  @Test func `Every reason is a sentence of its own`() {
    let sentences = Refusal.allCases.map(\.sentence)
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.count > 10 })
  }

  @Test func `A refused event says why and changes nothing`() throws {
    var refused = 0
    var begun = (scenes: 0, sceneless: 0)
    for index in Platform.all.indices {
      var stream = RandomStream(key: RandomStream.key(seed: 5, index: UInt64(index), domain: 1))
      var engine = UIKitEngine(platform: Platform.all[Int(index)].platform, scenes: 3)
      var choices = ChoiceSource(source: .seeded)
      choices.seed(RandomStream(key: stream.next()))
      choices.unusualAnswerRate = 20_000
      for _ in 0..<60 {
        let kind = EventKind.allCases[stream.below(EventKind.allCases.count)]
        let event = Event(kind, scene: kind.takesScene ? stream.below(4) : nil)
        let before = engine.state
        let isLegal =
          event.scene == Callback.noScene
          ? !engine.accepting(kind).isEmpty : engine.accepting(kind).contains(Int(event.scene))
        do throws(Refusal) {
          try engine.begin(event, number: 1, &choices)
          #expect(isLegal, "\(event.text) began in \(before)")
          if engine.platform.usesScenes { begun.scenes += 1 } else { begun.sceneless += 1 }
        } catch {
          refused += 1
          // What is legal waits at most for what is still under way.
          #expect(!isLegal || error == .pending && !before.isAtRest)
          #expect(engine.state == before)
        }
        if stream.below(3) != 0 { while engine.next(&choices) != nil {} }
      }
    }
    #expect(refused > 500)
    #expect(begun.scenes > 300 && begun.sceneless > 100)
  }
}
