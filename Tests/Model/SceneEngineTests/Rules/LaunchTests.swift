import SceneEngine
import SceneLifecycle
import Testing

/// How a process starts, sleeps, wakes and ends, and what it leaves.
@Suite struct LaunchTests {
  private func state(after text: String, on platform: String = "ipad-ios17") throws -> EngineState {
    var history = try History(platform)
    try history.play(text)
    return history.engine.state
  }

  /// Histories, and what the process is after them.
  static let processes: [(String, ProcessState)] = [
    ("", .notRunning), ("prewarm", .prewarmed), ("prewarm; launch 1", .running),
    ("launch 1", .running), ("launch 1; home", .running), ("launch 1; home; suspend", .suspended),
    ("launch 1; home; suspend; open 1", .running),
    ("launch 1; home; suspend; silentPush", .running),
    ("launch 1; home; suspend; timeChange", .suspended),
    ("silentPush", .running), ("launch 1; crash", .notRunning), ("launch 1; kill", .notRunning),
    ("launch 1; home; suspend; systemKill", .notRunning), ("prewarm; systemKill", .notRunning),
  ]

  @Test(arguments: processes)
  func `A process starts, sleeps, wakes and ends`(history: String, process: ProcessState) throws {
    #expect(try state(after: history).process == process)
  }

  @Test func `Every process has a number of its own`() throws {
    var history = try History()
    try history.play("launch 1; crash; launch 1; home; suspend; open 1; systemKill; silentPush")
    let starts = history.callbacks.filter { $0.kind == .main }
    #expect(starts.map(\.process) == [1, 2, 3])
    #expect(history.callbacks.filter { $0.kind == .processEnded }.map(\.process) == [1, 2])
  }

  @Test func `A process that ends leaves its sessions and nothing else`() throws {
    let ended = try state(after: "launch 1; open 2; alert; crash")
    #expect(ended.sessions == SceneSet(0) | SceneSet(1))
    #expect(ended.isAtRest)
    for gone in [
      ended.connected, ended.active, ended.inactive, ended.unattached, ended.loaded, ended.appeared,
      ended.key, ended.busy, ended.plannedConnected, ended.plannedForeground, ended.plannedActive,
    ] {
      #expect(gone.isEmpty)
    }
  }

  @Test func `A session that no callback named goes with the process`() throws {
    #expect(try state(after: "launch 1; crash after 3").sessions.isEmpty)
    #expect(try state(after: "launch 1; crash after 8").sessions == SceneSet(0))
  }

  @Test func `With one slot, an app that the user ended is launched again`() throws {
    var history = try History("iphone-ios17", scenes: 1)
    let again = try history.play("launch 1; kill; launch 1")
    #expect(again.calls == "\(CoreTests.start), discard, \(CoreTests.window)")
    let sessions = history.callbacks.filter { $0.kind == .connect }.map(\.session)
    #expect(Set(sessions).count == 2, "the new window has a session of its own")
    let report = try #require(again.first { $0.kind == .discard })
    #expect(report.named == SceneSet(0) && report.open.isEmpty)
  }

  @Test func `A report that a crash forestalls comes in the next process`() throws {
    var history = try History("iphone-ios17", scenes: 1)
    let again = try history.play("launch 1; kill; launch 1; crash after 2; launch 1")
    #expect(again.calls == "\(CoreTests.start), discard, \(CoreTests.window)")
    #expect(history.engine.state.renewed.isEmpty)
  }

  @Test func `An accessory leaves the last slot to a window`() throws {
    let history = try History("iphone-ios17", scenes: 1)
    #expect(history.engine.accepting(.connectCar).isEmpty)
  }

  @Test func `The system keeps saved state, and a user who ends the app deletes it`() throws {
    let leaving = "launch 1; home; suspend"
    #expect(try state(after: "\(leaving); systemKill").saved == SceneSet(0))
    #expect(try state(after: "\(leaving); kill: killDiscards = no").saved.isEmpty)
    #expect(try state(after: "launch 1; home: stateRequests = never; systemKill").saved.isEmpty)
  }

  /// Ways to wake an app in the background, and the scenes that connect on the way.
  static let wakes: [(String, SceneSet)] = [
    ("silentPush", .none), ("silentPush: backgroundConnection = yes", SceneSet(0)),
    ("launch 1; open 2; systemKill; silentPush: backgroundConnection = yes", SceneSet(0)),
    ("launch 1; home; suspend; silentPush", SceneSet(0)),
    ("launch 1; systemKill; silentPush", .none),
  ]

  @Test(arguments: wakes)
  func `Whether a scene connects when the app is woken is open`(
    history: String, connected: SceneSet
  ) throws {
    let state = try state(after: history)
    #expect(state.connected == connected)
    #expect((state.active | state.inactive).isEmpty, "it is woken in the background")
  }

  @Test func `A process that the system refuses never runs`() throws {
    var history = try History("sceneless-ios27", scenes: 1)
    for number in 1...2 as ClosedRange<UInt32> {
      let refused = try history.play("launch 1")
      #expect(refused.map(\.kind) == [.launchRefused])
      #expect(refused.map(\.process) == [number])
      #expect(history.engine.state.process == .notRunning)
    }
  }
}
