import SceneEngine
import SceneLifecycle
import Testing

/// The quick first look may be too wide and never too narrow.
@Suite struct PlausibleTests {
  /// Kinds that are legal for an engine and that a first look would rule out.
  private func missing(in plausible: EventSet, _ engine: UIKitEngine) -> [EventKind] {
    EventKind.allCases.filter { !engine.accepting($0).isEmpty && !plausible.contains($0) }
  }

  @Test(arguments: Platform.all.indices)
  func `No legal event is ruled out`(_ index: Int) throws {
    var stream = RandomStream(key: RandomStream.key(seed: 8, index: UInt64(index), domain: 1))
    var engine = UIKitEngine(platform: Platform.all[index].platform, scenes: 3)
    var choices = ChoiceSource(source: .seeded)
    choices.seed(RandomStream(key: stream.next()))
    choices.unusualAnswerRate = 20_000
    for number in 1...60 as ClosedRange<UInt32> {
      #expect(missing(in: engine.plausible, engine) == [], "\(engine.state)")
      let legal = EventKind.allCases.filter { !engine.accepting($0).isEmpty }
      guard !legal.isEmpty else { break }
      let kind = legal[stream.below(legal.count)]
      let slots = engine.accepting(kind)
      let slot = kind.takesScene ? slots.member(at: stream.below(slots.count)) : nil
      // An event that has to wait does not begin, and what is pending is delivered.
      try? engine.begin(Event(kind, scene: slot), number: number, &choices)
      var left = stream.below(3) == 0 ? stream.below(6) : 10_000
      while left > 0, engine.next(&choices) != nil { left -= 1 }
    }
  }

  @Test func `A first look that is too narrow is found`() throws {
    var history = try History()
    try history.play("launch 1")
    let engine = history.engine
    #expect(missing(in: engine.plausible - [.home, .launch], engine) == [.home])
  }

  /// Situations, and kinds that the first look rules out there.
  static let ruledOut: [(String, EventSet)] = [
    ("", [.home, .touch, .kill, .returnToApp, .suspend, .reportDiscards, .unlock]),
    ("prewarm", [.prewarm, .closeCard, .home, .touch]),
    ("launch 1", [.launch, .prewarm, .close, .hide, .suspend, .reclaim, .endInterruption]),
    ("launch 1; controlCenter", [.open, .controlCenter, .answerCall, .switcherBack]),
    ("launch 1; call", [.call, .controlCenter, .switcherBack]),
    ("launch 1; home; lock", [.reinstall]), ("launch 1", [.update, .reinstall, .restoreBackup]),
    ("launch 1; home", [.cover, .uncover]),
    ("launch 1; lock", [.home, .kill, .lock, .openURL]),
    ("launch 1; home", [.home, .touch, .screenshot, .connectDisplay, .unlock]),
    ("launch 1; home; suspend", [.crash, .memoryWarning, .suspend, .home]),
  ]

  @Test(arguments: ruledOut)
  func `A situation rules out many kinds at once`(history: String, kinds: EventSet) throws {
    var play = try History()
    try play.play(history)
    let kept = kinds & play.engine.plausible
    // A display may be plugged in whatever is on screen.
    #expect(kept == (kinds & [.connectDisplay]), "\(Array(kept))")
  }

  @Test func `A process that ends leaves four kinds`() throws {
    var history = try History()
    let kill = try history.arrive(at: "launch 1; kill")
    try history.begin(kill)
    #expect(Array(history.engine.plausible) == [.crash, .systemKill, .overrun, .reboot])
  }
}
