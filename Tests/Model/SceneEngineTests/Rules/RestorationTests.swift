import SceneLifecycle
import Testing

/// State that is saved and given back.
@Suite struct RestorationTests {
  static let asking: [EventCase] = [
    .legal("home: stateRequests = never", after: "launch 1", "1 resign, 1 background"),
    .legal(
      "home: stateRequests = twice", after: "launch 1",
      "1 resign, 1 background, 1 saveState, 1 saveState"),
    .legal(
      "home: stateRequests = nothing", after: "launch 1", "1 resign, 1 background, 1 saveState"),
    .legal("updateActivity 1", after: "launch 1", "1 updateActivity"),
    .legal("updateActivity 1", after: "launch 1; home", "1 updateActivity"),
    .illegal("updateActivity 1", .notRunning),
    .illegal("updateActivity 2", after: "launch 1", .wrongState),
    .illegal("updateActivity 1", after: "launch 1; home; suspend", .suspended),
    .illegal("updateActivity 1 after 1", after: "launch 1; memoryWarning", .pending),
  ]

  private static func launch(restoring: Bool) -> String {
    let restore = restoring ? ", 1 stateReadable, 1 restore" : ""
    return "\(CoreTests.start), 1 windowSet, 1 connect\(restore), 1 foreground, 1 active"
  }

  static let returning: [EventCase] = [
    .legal("launch 1", after: "launch 1; home; systemKill", launch(restoring: true)),
    .legal(
      "open 2", after: "launch 1; open 2; hide 2; reclaim 2",
      "2 windowSet, 2 connect, 2 stateReadable, 2 restore, 2 foreground, 2 active"),
    .legal(
      "launch 1: stateReturned = no", after: "launch 1; home; systemKill",
      launch(restoring: false)),
    // A delegate that returns nothing gets nothing back.
    .legal(
      "launch 1", after: "launch 1; home: stateRequests = nothing; systemKill",
      launch(restoring: false)),
    .legal(
      "launch 1", after: "launch 1; home: stateRequests = never; systemKill",
      launch(restoring: false)),
    // The user deletes what was saved, and so does a crash at launch.
    .legal(
      "launch 1", after: "launch 1; home; kill: killDiscards = no", launch(restoring: false)),
    .legal(
      "launch 1", after: "launch 1; home; systemKill; launch 1; crash after 2",
      launch(restoring: false)),
    // Before iOS 15 the session alone gives it back.
    .legal(
      "launch 1", after: "launch 1; home; systemKill", on: "ipad-ios14",
      "\(CoreTests.start), 1 windowSet, 1 connect, 1 stateReadable, 1 foreground, 1 active"),
    .legal(
      "launch 1: stateReturned = no", after: "launch 1; home; systemKill", on: "ipad-ios14",
      launch(restoring: false)),
  ]

  static let cases = asking + returning

  @Test(arguments: asking)
  func `A scene that leaves is asked for its state zero to two times`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: returning)
  func `Saved state is given back after the connection and before the activation`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

  @Test(arguments: [
    "launch 1; kill: killDiscards = no, killShape = backgroundDisconnect",
    "launch 1; kill: killDiscards = no, killShape = backgroundOnly",
    "launch 1; home; kill: killDiscards = no",
    "launch 1; home; suspend; kill: killDiscards = no",
  ])
  func `After a kill nothing is restored`(text: String) throws {
    var history = try History()
    try history.play(text)
    #expect(history.callbacks.contains { $0.kind == .saveState })
    let first = try history.play("launch 1")
    #expect(first.contains { $0.kind == .connect })
    #expect(!first.contains { $0.kind == .restore || $0.kind == .stateReadable })
  }

  @Test func `What is given back is what was saved last`() throws {
    var history = try History()
    let saved = try history.play("launch 1; home; return; home: stateRequests = twice")
      .filter { $0.kind == .saveState }
    #expect(saved.map(\.payload) == [2, 3])
    let restored = try history.play("systemKill; launch 1").filter { $0.kind == .restore }
    #expect(restored.map(\.payload) == [3])
  }

  @Test func `A scene that is no window is not asked`() throws {
    var history = try History("iphone-ios17")
    let calls = try history.play("launch 1; connectCar 2; hideCar 2").calls
    #expect(calls == "2 resign, 2 background")
  }
}
