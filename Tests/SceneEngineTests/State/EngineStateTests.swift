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
}
