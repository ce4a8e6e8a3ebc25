import SceneLifecycle
import Testing

/// Launching, opening, coming back, going home.
@Suite struct CoreTests {
  /// The calls of a process that starts.
  static let start = "main, delegateInit, willFinishLaunching, didFinishLaunching"
  /// The calls of a first window, `1` for its scene.
  static let window = "1 configuration, 1 windowSet, 1 connect, 1 foreground, 1 active"
  /// The calls of a second window.
  static let second = "2 configuration, 2 windowSet, 2 connect, 2 foreground, 2 active"

  static let launching: [EventCase] = [
    .legal("launch 1", "\(start), \(window)"),
    .legal("launch 2", "\(start), \(second)"),
    .legal("launch 1", after: "prewarm", "\(start), \(window)"),
    // A session that is known is not asked for its configuration again, and gets its state back.
    .legal(
      "launch 1", after: "launch 1; home; suspend; systemKill",
      "\(start), 1 windowSet, 1 connect, 1 stateReadable, 1 restore, 1 foreground, 1 active"),
    .legal(
      "launch 1: configurationAgain = yes", after: "launch 1; systemKill",
      "\(start), 1 configuration, 1 windowSet, 1 connect, 1 foreground, 1 active"),
    // Without a storyboard, the app makes its window itself.
    .legal(
      "launch 1", on: "iphone-ios17-code",
      "\(start), 1 configuration, 1 connect, 1 foreground, 1 active"),
    // What left the screen together may come back together.
    .legal(
      "launch 1: together = yes", after: "launch 1; open 2; home; systemKill",
      "\(start), 1 windowSet, 1 connect, 1 stateReadable, 1 restore, 1 foreground, 1 active, "
        + "2 windowSet, 2 connect, 2 stateReadable, 2 restore, 2 foreground, 2 active"),
    // Where every slot has a closed window, its report comes before the new one.
    .legal(
      "launch 2", after: "launch 1; open 2; open 3; kill", "\(start), discard, \(second)"),
    .illegal("launch 1", after: "launch 1", .alreadyRunning),
    .illegal("launch 1", after: "launch 1; home; suspend", .alreadyRunning),
    .illegal("launch 2", after: "launch 1; systemKill", on: "iphone-ios17", .wrongState),
    .illegal("launch 1", after: "lock", .wrongState),
  ]

  static let opening: [EventCase] = [
    .legal("open 1", after: "launch 1; home", "1 foreground, 1 active"),
    .legal("open 1", after: "launch 1; home; suspend", "1 foreground, 1 active"),
    .legal("open 2", after: "launch 1", second),
    .legal("open 2", after: "launch 1; home", second),
    // What happens to the window that was there is open.
    .legal("open 2: otherWindows = inactive", after: "launch 1", "1 resign, \(second)"),
    .legal(
      "open 2: otherWindows = interrupted", after: "launch 1",
      "1 resign, 1 active, \(second)"),
    .legal(
      "open 2: otherWindows = covered", after: "launch 1",
      "1 resign, 1 background, 1 saveState, \(second)"),
    // On iPadOS 26 a window on screen stays active; only one that is covered leaves.
    .legal(
      "open 2: otherWindows = covered", after: "launch 1", on: "ipad-ios26",
      "1 resign, 1 background, 1 saveState, \(second)"),
    .legal("open 2", after: "launch 1", on: "iphone-duo", second),
    .legal("open 1", after: "launch 1; close 1", on: "mac-ios27", window),
    .illegal("open 1", after: "launch 1", .wrongState),
    .illegal("open 1", .notRunning),
    .illegal("open 2", after: "launch 1", on: "iphone-ios17", .wrongState),
    .illegal("open 1", after: "launch 1; home; lock", .wrongState),
    .illegal("open 1 after 1", after: "launch 1; kill", .pending),
  ]

  @Test func `On iPadOS 26 a window that opens makes no other inactive`() throws {
    for answer in ["inactive", "interrupted"] {
      var history = try History("ipad-ios26")
      let delivered = try history.play("launch 1; open 2: otherWindows = \(answer)")
      #expect(!delivered.contains { $0.kind == .resign })
      #expect(history.choices.unasked.count == 1, "the world does not have the answer")
    }
  }

  static let returning: [EventCase] = [
    .legal("return", after: "launch 1; home", "1 foreground, 1 active"),
    .legal("return", after: "launch 1; home; suspend", "1 foreground, 1 active"),
    .legal(
      "return", after: "launch 1; open 2; home",
      "1 foreground, 1 active, 2 foreground, 2 active"),
    // Only the windows that left last come back.
    .legal("return", after: "launch 1; open 2; hide 2; home", "1 foreground, 1 active"),
    .illegal("return", after: "launch 1", .wrongState),
    .illegal("return", .notRunning),
    .illegal("return", after: "launch 1; home; lock", .wrongState),
    .illegal("return after 1", after: "launch 1; home", .pending),
  ]

  static let leaving: [EventCase] = [
    .legal("home", after: "launch 1", "1 resign, 1 background, 1 saveState"),
    .legal(
      "home", after: "launch 1; open 2",
      "1 resign, 1 background, 1 saveState, 2 resign, 2 background, 2 saveState"),
    // What is inactive already does not resign once more.
    .legal("home", after: "launch 1; controlCenter", "1 background, 1 saveState"),
    // An event waits for nothing that comes before a resignation anyway.
    .legal(
      "home after 5", after: "launch 1",
      "\(window), 1 resign, 1 background, 1 saveState"),
    .illegal("home", after: "launch 1; home", .wrongState),
    .illegal("home", .notRunning),
    .illegal("home", after: "launch 1; lock", .wrongState),
    .illegal("home", after: "launch 1; home; suspend", .suspended),
    .illegal("home after 1", after: "launch 1; controlCenter", .pending),
  ]

  static let cases = launching + opening + returning + leaving

  @Test(arguments: launching)
  func `The user launches an app that has no process, into a window`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: opening)
  func `The user opens a window that is not on screen`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: returning)
  func `The windows that left together come back together`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: leaving)
  func `Every window on screen resigns and goes to the background`(_ event: EventCase) throws {
    try event.check()
  }

  @Test func `A scene number beyond the engine's slots is refused as such`() throws {
    var history = try History(scenes: 2)
    #expect(throws: Refusal.noSuchSlot) { try history.begin(Event(.launch, scene: 2)) }
    #expect(throws: Refusal.noSuchSlot) { try history.begin(Event(.launch)) }
  }
}
