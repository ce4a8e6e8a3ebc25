import SceneLifecycle
import Testing

/// Windows that come, go, turn, and are touched.
@Suite struct WindowsTests {
  static let closing: [EventCase] = [
    .legal("close 2", after: "launch 1; open 2", "2 resign, 2 disconnect, discard"),
    .legal(
      "close 2: killShape = backgroundDisconnect", after: "launch 1; open 2",
      "2 resign, 2 background, 2 saveState, 2 disconnect, discard"),
    .legal(
      "close 2: discardTime = later", after: "launch 1; open 2", "2 resign, 2 disconnect"),
    // A window without a scene object has nothing to disconnect.
    // The windows that stay may resign for a moment, as they do when one opens; on iPadOS 26 none does.
    .legal(
      "close 2: remainingWindows = interrupted, killShape = backgroundDisconnect",
      after: "launch 1; open 2",
      "1 resign, 1 active, 2 resign, 2 background, 2 saveState, 2 disconnect, discard"),
    .legal("close 2", after: "launch 1; open 2; hide 2; reclaim 2", "discard"),
    .illegal("close 1", after: "launch 1", .wrongState),
    .illegal("close 1", after: "launch 1", on: "iphone-ios27", .wrongState),
    .illegal("close 1", after: "launch 1", on: "ipad-ios18", .wrongState),
    // The close button of iPadOS 26 ends an app without windows, as reported or after its words.
    .legal(
      "close 1", after: "launch 1", on: "ipad-ios26",
      "1 resign, 1 disconnect, discard, terminate, processEnded"),
    .legal(
      "close 1: discardTime = later, terminationHeard = no", after: "launch 1", on: "ipad-ios27",
      "1 resign, 1 disconnect, processEnded"),
    .legal(
      "close 1: lastWindowEnds = no", after: "launch 1", on: "ipad-ios26",
      "1 resign, 1 disconnect, discard"),
    .legal(
      "close 1", after: "launch 1; registerAccessory; connectDisplay 2", on: "ipad-ios27",
      "1 resign, 1 disconnect, discard, 2 disconnect, terminate, processEnded"),
    // It is no force quit, and the next window is a new one.
    .legal(
      "silentPush", after: "launch 1; close 1", on: "ipad-ios26", "\(CoreTests.start), push"),
    .legal(
      "launch 2", after: "launch 1; close 1: discardTime = later", on: "ipad-ios26",
      "\(CoreTests.start), discard, \(CoreTests.second)"),
    // A card of the only window is no window on screen: to swipe it away is a kill.
    .illegal("close 1", after: "launch 1; home", on: "ipad-ios26", .wrongState),
    .illegal("close 1", after: "launch 1; controlCenter", on: "ipad-ios26", .wrongState),
    .illegal("close 1", after: "launch 1; close 1", on: "ipad-ios26", .notRunning),
    .illegal("close 2", after: "launch 1; open 2; lock", .wrongState),
    .illegal("close 2", after: "launch 1; open 2; systemKill", .notRunning),
    .illegal("close 3", after: "launch 1; open 2", .wrongState),
    .illegal("close 2 after 1", after: "launch 1; open 2; focusAway 2", .pending),
  ]

  static let reporting: [EventCase] = [
    .legal(
      "reportDiscards", after: "launch 1; open 2; close 2: discardTime = later", "discard"),
    .illegal("reportDiscards", after: "launch 1", .wrongState),
    .illegal("reportDiscards", after: "launch 1; open 2; close 2", .wrongState),
    // The card of an app that does not run is closed in silence; the next launch reports it.
    .legal("closeCard 1", after: "launch 1; systemKill", ""),
    .legal(
      "launch 2", after: "launch 1; systemKill; closeCard 1",
      "\(CoreTests.start), discard, \(CoreTests.second)"),
    .illegal("closeCard 1", .wrongState),
    .illegal("closeCard 1", after: "launch 1", .alreadyRunning),
    .illegal("closeCard 1", after: "launch 1; systemKill; closeCard 1", .wrongState),
  ]

  static let hiding: [EventCase] = [
    .legal("hide 1", after: "launch 1; open 2", "1 resign, 1 background, 1 saveState"),
    .illegal("hide 1", after: "launch 1", .wrongState),
    .illegal("hide 1", after: "launch 1", on: "iphone-ios17", .wrongState),
    .illegal("hide 1", after: "launch 1; open 2; controlCenter", .wrongState),
    .illegal("hide 1 after 1", after: "launch 1; open 2; focusAway 1", .pending),
    .legal(
      "reclaim 2", after: "launch 1; open 2; hide 2", "2 saveState, 2 disconnect"),
    .legal(
      "reclaim 2: stateRequests = never", after: "launch 1; open 2; hide 2", "2 disconnect"),
    .illegal("reclaim 1", after: "launch 1", .wrongState),
    .illegal("reclaim 1", after: "launch 1; home; suspend", .suspended),
    .illegal("reclaim 2", after: "launch 1; open 2; hide 2; reclaim 2", .wrongState),
  ]

  static let using: [EventCase] = [
    .whole("makeKey 1", after: "launch 1", "1 keyWindow"),
    .illegal("makeKey 1", after: "launch 1; home", .wrongState),
    .legal("rotate 1", after: "launch 1", "1 geometry"),
    .legal("rotate 1", after: "launch 1; home", "1 geometry"),
    .illegal("rotate 2", after: "launch 1", .wrongState),
    .legal("changeTraits 1", after: "launch 1", "1 geometry"),
    .illegal("changeTraits 1", .notRunning),
    .legal("touch 1", after: "launch 1", "1 touch"),
    .illegal("touch 1", after: "launch 1; controlCenter", .wrongState),
    .illegal("touch 1 after 1", after: "launch 1; makeKey 1; memoryWarning", .pending),
    .legal("pressKey 2", after: "launch 1; open 2", "2 keyPress"),
    .illegal("pressKey 1", after: "launch 1; home", .wrongState),
    .illegal("pressKey 1", after: "launch 1; home; suspend", .suspended),
  ]

  static let cases = closing + reporting + hiding + using

  @Test(arguments: closing)
  func `A window of several can be closed, and its session is discarded`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

  @Test(arguments: reporting)
  func `A discarded session is reported once, now or later`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: hiding)
  func `A hidden window goes to the background, and the system may reclaim its scene`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

  @Test(arguments: using)
  func `A window that is there can be used`(_ event: EventCase) throws {
    try event.check()
  }

  @Test func `A reclaimed scene comes back as a new object of the same session`() throws {
    var history = try History()
    let first = try history.play("launch 1; open 2")
    let again = try history.play("hide 2; reclaim 2; open 2")
    let connections = [first, again].map { $0.filter { $0.kind == .connect } }
    #expect(connections.map { $0.map(\.session) } == [[2], [2]])
    #expect(connections.map { $0.map(\.connection) } == [[1], [2]])
  }
}
