import SceneEngine
import SceneLifecycle
import Testing

/// What decides what may happen next, and what two states have in common.
@Suite struct EngineStateTests {
  private func engine(after text: String, on platform: String = "ipad-ios17") throws -> UIKitEngine
  {
    var history = try History(platform)
    try history.play(text)
    return history.engine
  }

  /// Two histories after which the same things may happen.
  static let same = [
    ("launch 1; home", "launch 1; alert; home"),
    ("launch 1", "launch 1; alert; endInterruption"),
    ("launch 1; home", "launch 1; home; return; home"),
    ("launch 1; open 2", "launch 1; open 2; focusAway 1; focusBack 1"),
    ("launch 1; open 2", "launch 1; open 2; rotate 1; touch 2"),
    ("", "lock; unlock"),
  ]

  @Test(arguments: same)
  func `States that differ in names only are equal`(one: String, other: String) throws {
    let (first, second) = (try engine(after: one), try engine(after: other))
    #expect(first.state == second.state)
    #expect(first.fingerprint == second.fingerprint)
  }

  /// Two histories after which something is legal here and not there.
  static let different: [(String, String, EventKind)] = [
    ("launch 1", "launch 1; home", .home),
    ("launch 1; home", "launch 1; home; suspend", .reclaim),
    ("launch 1; alert", "launch 1; call", .answerCall),
    ("launch 1; open 2; hide 2", "launch 1; open 2; hide 2; requestRefresh 2", .serveRefresh),
    ("launch 1; kill", "launch 1; systemKill", .silentPush),
    ("", "prewarm", .prewarm),
  ]

  @Test(arguments: different)
  func `A state says what may happen next`(one: String, other: String, kind: EventKind) throws {
    let (first, second) = (try engine(after: one), try engine(after: other))
    #expect(first.state != second.state)
    #expect(first.fingerprint != second.fingerprint)
    #expect(first.accepting(kind).isEmpty != second.accepting(kind).isEmpty)
  }

  @Test func `The state is at rest when nothing is pending`() throws {
    var history = try History()
    let event = try history.arrive(at: "launch 1")
    #expect(history.engine.state.isAtRest)
    try history.begin(event)
    #expect(!history.engine.state.isAtRest)
    history.settle()
    #expect(history.engine.state.isAtRest)
  }

  @Test func `A state is the same after the same history, and after a reset`() throws {
    let history = "launch 1; open 2; openURL 1; home; systemKill; launch 2"
    let (first, second) = (try engine(after: history), try engine(after: history))
    #expect(first.state == second.state && first.fingerprint == second.fingerprint)
    var reset = first
    reset.reset()
    #expect(reset.state == (try engine(after: "")).state)
    #expect(reset.state != first.state)
  }

  @Test func `What is planned is what is there once nothing is pending`() throws {
    var history = try History()
    for text in ["launch 1", "open 2", "alert", "endInterruption", "hide 2", "home", "return"] {
      try history.play(text)
      let state = history.engine.state
      #expect(state.plannedActive == state.active)
      #expect(state.plannedForeground == state.active | state.inactive)
      #expect(state.plannedConnected == state.connected)
    }
  }

  @Test func `Slots are interchangeable`() throws {
    for index in 0..<200 {
      var stream = RandomStream(key: RandomStream.key(seed: 6, index: UInt64(index), domain: 1))
      let permutation = [[1, 2, 0], [2, 0, 1], [1, 0, 2]][stream.below(3)]
      var plain = try engine(after: "")
      var permuted = plain
      var choices = ChoiceSource()
      for number in 1...20 as ClosedRange<UInt32> {
        let kind = EventKind.allCases[stream.below(EventKind.allCases.count)]
        let accepted = plain.accepting(kind)
        guard !accepted.isEmpty else { continue }
        let slot = accepted.member(at: stream.below(accepted.count))
        let other = kind.takesScene ? permutation[slot] : slot
        #expect(permuted.accepting(kind).contains(other))
        try plain.begin(Event(kind, scene: slot), number: number, &choices)
        try permuted.begin(Event(kind, scene: other), number: number, &choices)
        let delivered = settle(&plain)
        #expect(settle(&permuted) == delivered)
        #expect(plain.canonicalState == permuted.canonicalState)
      }
    }
  }

  /// Delivers what is pending; returns the kinds by number.
  private func settle(_ engine: inout UIKitEngine) -> [UInt8] {
    var choices = ChoiceSource()
    var kinds: [UInt8] = []
    while let callback = engine.next(&choices) { kinds.append(callback.kind.rawValue) }
    return kinds.sorted()
  }
}
