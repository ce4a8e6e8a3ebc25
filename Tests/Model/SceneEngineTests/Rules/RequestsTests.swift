import SceneEngine
import SceneLifecycle
import Testing

/// What the app asks of the system, and how it is answered.
@Suite struct RequestsTests {
  static let activations: [EventCase] = [
    .legal(
      "requestActivation 2", after: "launch 1; open 2; hide 2",
      "requestActivation, 2 foreground, 2 continueActivity, 2 active"),
    .legal(
      "requestActivation 1", after: "launch 1", "requestActivation, 1 continueActivity"),
    .legal(
      "requestActivation 1: requestCarries = no", after: "launch 1", "requestActivation"),
    .legal(
      "requestActivation 2: requestCarries = no", after: "launch 1; open 2; hide 2",
      "requestActivation, 2 foreground, 2 active"),
    .legal(
      "requestActivation 1: requestOutcome = denied", after: "launch 1",
      "requestActivation, requestError"),
    .illegal("requestActivation 2", after: "launch 1", .wrongState),
    .illegal("requestActivation 1", after: "launch 1; alert", .wrongState),
    .illegal("requestActivation 1", after: "launch 1; home", .wrongState),
    .illegal("requestActivation 1", .notRunning),
    .illegal(
      "requestActivation 1 after 0", after: "launch 1; open 2; rotate 2", .pending),
  ]

  static let windows: [EventCase] = [
    .legal(
      "requestNewWindow 2", after: "launch 1", "requestActivation, \(CoreTests.second)"),
    .legal(
      "requestNewWindow 2: requestOutcome = denied", after: "launch 1",
      "requestActivation, requestError"),
    // A session that is known may get the window.
    .legal(
      "requestNewWindow 3: requestTarget = 2", after: "launch 1; open 2; hide 2",
      "requestActivation, 2 foreground, 2 continueActivity, 2 active"),
    .legal(
      "requestNewWindow 1", after: "launch 1", on: "iphone-ios17",
      "requestActivation, requestError"),
    .illegal("requestNewWindow 1", after: "launch 1", .wrongState),
    .illegal("requestNewWindow 2", after: "launch 1; home", .wrongState),
    .illegal("requestNewWindow 2", .notRunning),
  ]

  static let destructions: [EventCase] = [
    .legal(
      "requestDestruction 2", after: "launch 1; open 2",
      "requestDestruction, 2 resign, 2 disconnect, discard"),
    .legal(
      "requestDestruction 2: killShape = backgroundDisconnect", after: "launch 1; open 2",
      "requestDestruction, 2 resign, 2 background, 2 saveState, 2 disconnect, discard"),
    .legal(
      "requestDestruction 2", after: "launch 1; open 2; hide 2; reclaim 2",
      "requestDestruction, discard"),
    .legal(
      "requestDestruction 1: requestOutcome = denied", after: "launch 1",
      "requestDestruction, requestError"),
    .illegal("requestDestruction 2", after: "launch 1", .wrongState),
    .illegal("requestDestruction 1", .notRunning),
    // One request at a time: an answer names the request that it answers.
    .illegal(
      "requestDestruction 1 after 1", after: "launch 1; open 2; requestDestruction 2", .pending),
  ]

  static let refreshes: [EventCase] = [
    .legal("requestRefresh 2", after: "launch 1; open 2; hide 2", "requestRefresh"),
    .illegal("requestRefresh 1", after: "launch 1", .wrongState),
    .illegal("requestRefresh 1", after: "launch 1; home; suspend", .suspended),
    .illegal("requestRefresh 1", .notRunning),
    .legal(
      "serveRefresh 2", after: "launch 1; open 2; hide 2; requestRefresh 2", "2 saveState"),
    // The system may connect a scene in the background for it.
    .legal(
      "serveRefresh 2", after: "launch 1; open 2; hide 2; requestRefresh 2; reclaim 2",
      "2 windowSet, 2 connect, 2 stateReadable, 2 restore, 2 saveState"),
    .illegal("serveRefresh 2", after: "launch 1; open 2; hide 2", .wrongState),
    .illegal(
      "serveRefresh 2", after: "launch 1; open 2; hide 2; requestRefresh 2; serveRefresh 2",
      .wrongState),
    .illegal("serveRefresh 2", .notRunning),
  ]

  static let cases = activations + windows + destructions + refreshes

  @Test(arguments: activations)
  func `The app asks for a session that exists, in answer to the user`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: windows)
  func `The app asks for a window without naming a session`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: destructions)
  func `A session that the app destroys is discarded`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: refreshes)
  func `A refresh is served in the background, if ever`(_ event: EventCase) throws {
    try event.check()
  }

  @Test func `A refresh is served once`() throws {
    var history = try History()
    try history.play("launch 1; open 2; hide 2; requestRefresh 2; requestRefresh 2")
    #expect(history.engine.accepting(.serveRefresh) == SceneSet(1))
    try history.play("serveRefresh 2")
    #expect(history.engine.accepting(.serveRefresh) == .none)
    try history.play("requestRefresh 2")
    #expect(history.engine.accepting(.serveRefresh) == SceneSet(1))
  }

  @Test func `An error says which request failed and why`() throws {
    var pad = try History()
    let denied = try pad.play("launch 1; open 2; requestDestruction 2: requestOutcome = denied")
    #expect(denied.map(\.named) == [SceneSet(1), SceneSet(1)])
    #expect(denied.map(\.detail) == [0, 2])
    var phone = try History("iphone-ios17")
    let unsupported = try phone.play("launch 1; requestNewWindow 1")
    #expect(unsupported.map(\.named) == [.none, .none])
    #expect(unsupported.map(\.detail) == [0, 1])
  }
}
