import SceneLifecycle
import Testing

/// What takes the focus for a while.
@Suite struct InterruptionsTests {
  static let covering: [EventCase] =
    ["controlCenter", "notificationCenter", "alert", "siri", "call"]
    .flatMap { word -> [EventCase] in
      [
        .legal(word, after: "launch 1", "1 resign"),
        .legal(word, after: "launch 1; open 2", "1 resign, 2 resign"),
        .legal("endInterruption", after: "launch 1; \(word)", "1 active"),
        .illegal(word, .notRunning),
        .illegal(word, after: "launch 1; \(word)", .wrongState),
        .illegal(word, after: "launch 1; home", .wrongState),
        .illegal(word, after: "launch 1; home; suspend", .suspended),
        .illegal("\(word) after 1", after: "launch 1; focusAway 1", .wrongState),
      ]
    } + [
      // What covers a suspended app goes as well.
      .legal("endInterruption", after: "launch 1; alert; requestDestruction 1; suspend", ""),
      .legal("otherApp", after: "launch 1; appSwitcher; requestDestruction 1; suspend", ""),
      .illegal("endInterruption", after: "launch 1", .wrongState),
      .illegal("endInterruption", .notRunning),
      .illegal("endInterruption after 1", after: "launch 1; alert", .underWay),
      // The drag to Notification Center may let the scene be active for a moment.
      .legal(
        "notificationCenter: blip = yes", after: "launch 1", "1 resign, 1 active, 1 resign"),
    ]

  /// Events that come between the foreground call and the activation.
  static let entering: [EventCase] = [
    .legal(
      "home after 1: entryCutOff = yes", after: "launch 1; home; return",
      "1 background, 1 saveState"),
    .legal(
      "home after 1", after: "launch 1; home; return",
      "1 active, 1 resign, 1 background, 1 saveState"),
    .legal(
      "lock after 1: entryCutOff = yes", after: "launch 1; home; return",
      "protectedDataUnavailable, 1 background, 1 saveState"),
    .legal("call after 1: entryCutOff = yes", after: "launch 1; home; return", ""),
    .legal(
      "endInterruption", after: "launch 1; home; return; alert after 1: entryCutOff = yes",
      "1 active"),
    .legal(
      "open 2: entryStaysInactive = yes", after: "launch 1",
      "2 configuration, 2 windowSet, 2 connect, 2 foreground"),
    .legal("focusBack 2", after: "launch 1; open 2: entryStaysInactive = yes", "2 active"),
  ]

  @Test(arguments: entering)
  func `An entry may be cut off before the window is active, or not end active`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

  static let calls: [EventCase] = [
    .legal("answerCall", after: "launch 1; call", "1 background, 1 saveState"),
    .illegal("answerCall", after: "launch 1", .wrongState),
    .illegal("answerCall", after: "launch 1; alert", .wrongState),
    .illegal("answerCall", .notRunning),
  ]

  static let switching: [EventCase] = [
    .legal("appSwitcher", after: "launch 1", "1 resign"),
    .illegal("appSwitcher", after: "launch 1; home", .wrongState),
    .illegal("appSwitcher", after: "launch 1; alert", .wrongState),
    .legal("switcherBack", after: "launch 1; appSwitcher", "1 active"),
    .illegal("switcherBack", after: "launch 1", .wrongState),
    .legal("otherApp", after: "launch 1; appSwitcher", "1 background, 1 saveState"),
    .illegal("otherApp", after: "launch 1", .wrongState),
    .illegal("otherApp", after: "launch 1; home; suspend", .suspended),
  ]

  static let locking: [EventCase] = [
    .legal(
      "lock", after: "launch 1",
      "protectedDataUnavailable, 1 resign, 1 background, 1 saveState"),
    .legal("lock", after: "launch 1; home", "protectedDataUnavailable"),
    .legal("lock", after: "launch 1; home; suspend", ""),
    .legal("lock", ""),
    .illegal("lock", after: "lock", .notRunning),
    .illegal("lock", after: "launch 1; lock", .wrongState),
    .legal("unlock", after: "launch 1; lock", "protectedDataAvailable, 1 foreground, 1 active"),
    .legal(
      "unlock: unlockInto = homeScreen", after: "launch 1; lock", "protectedDataAvailable"),
    .legal("unlock", after: "lock", ""),
    // It shows what was there: not an app that was left before the device was locked.
    .legal("unlock", after: "launch 1; home; lock", "protectedDataAvailable"),
    .legal(
      "unlock", after: "launch 1; lock; unlock: unlockInto = homeScreen; lock",
      "protectedDataAvailable"),
    .legal("unlock", after: "launch 1; lock; systemKill", ""),
    .legal("unlock", after: "launch 1; reboot", ""),
    .legal("unlock", after: "launch 1; lock; systemKill; silentPush", "protectedDataAvailable"),
    .illegal("unlock", after: "launch 1", .wrongState),
    .illegal("unlock", .notRunning),
    .illegal("unlock after 1", after: "launch 1; lock", .underWay),
  ]

  static let focus: [EventCase] = [
    .legal("focusAway 1", after: "launch 1; open 2", "1 resign"),
    .illegal("focusAway 1", after: "launch 1; focusAway 1", .wrongState),
    .illegal("focusAway 1", after: "launch 1; alert", .wrongState),
    .illegal("focusAway 1", .notRunning),
    .legal("focusBack 1", after: "launch 1; focusAway 1", "1 active"),
    .illegal("focusBack 1", after: "launch 1", .wrongState),
    .illegal("focusBack 2", after: "launch 1; focusAway 1", .wrongState),
    .illegal("focusBack 1 after 0", after: "launch 1; focusAway 1", .underWay),
  ]

  static let cases = covering + entering + calls + switching + locking + focus

  @Test(arguments: covering)
  func `Windows under a cover resign and become active when it goes`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: calls)
  func `A call that is answered sends the app to the background`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: switching)
  func `The switcher leads back or to another app`(_ event: EventCase) throws { try event.check() }

  @Test(arguments: locking)
  func `Locking is going home, and protected data goes`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: focus)
  func `One window of several loses the focus and gets it back`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: ["controlCenter", "notificationCenter", "alert", "siri", "call", "appSwitcher"])
  func `No interruption alone sends a scene to the background`(word: String) throws {
    var history = try History()
    let delivered = try history.play("launch 1; open 2; \(word)")
    #expect(delivered.count { $0.kind == .resign } == 2)
    #expect(!delivered.contains { $0.kind == .background || $0.application == .background })
  }
}
