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
        .illegal("\(word) after 1", after: "launch 1; focusAway 1", .wrongState),
      ]
    }
    + ["controlCenter", "notificationCenter", "alert", "siri"].flatMap { word -> [EventCase] in
      [
        .illegal(word, .notRunning),
        .illegal(word, after: "launch 1; home", .wrongState),
        .illegal(word, after: "launch 1; home; suspend", .suspended),
      ]
    } + [
      // What covers a suspended app goes as well.
      .legal("endInterruption", after: "launch 1; alert; requestDestruction 1; suspend", ""),
      .legal("otherApp", after: "launch 1; appSwitcher; requestDestruction 1; suspend", ""),
      .illegal("endInterruption", after: "launch 1", .wrongState),
      .illegal("endInterruption", .notRunning),
      .illegal("endInterruption after 1", after: "launch 1; alert", .pending),
      // The drag to Notification Center may let the scene be active for a moment.
      .legal(
        "notificationCenter: blip = yes", after: "launch 1", "1 resign, 1 active, 1 resign"),
    ]

  /// One interruption over another: resigning is told once, and activity when the last one goes.
  static let overOthers: [EventCase] =
    ["controlCenter", "notificationCenter", "alert", "siri"].flatMap { word -> [EventCase] in
      let over = "launch 1; \(word)"
      return [
        .legal("call", after: over, ""),
        .legal("alert", after: over, ""),
        .legal("siri", after: over, ""),
        .legal("endInterruption", after: "\(over); call", ""),
        .legal("endInterruption", after: "\(over); call; endInterruption", "1 active"),
        .legal("answerCall", after: "\(over); call", "1 background, 1 saveState"),
        .legal("return", after: "\(over); call; answerCall", "1 foreground, 1 active"),
        .illegal("controlCenter", after: over, .wrongState),
        .illegal("notificationCenter", after: over, .wrongState),
        .illegal("alert", after: "\(over); call", .wrongState),
        .illegal("return", after: over, .wrongState),
        .illegal("answerCall", after: "\(over); call; endInterruption", .wrongState),
        // What is tapped sends away what lies over the app, but not a call.
        .legal("openURL 1", after: "\(over); alert", "1 openURL, 1 active"),
        .illegal("openURL 1", after: "\(over); call", .wrongState),
      ]
    } + [
      .legal("alert", after: "launch 1; call", ""),
      .illegal("answerCall", after: "launch 1; call; alert", .wrongState),
      .illegal("call", after: "launch 1; call", .wrongState),
      .illegal("call", after: "launch 1; call; alert", .wrongState),
      .legal("openURL 1", after: "launch 1; call; alert", "1 openURL"),
      .legal("endInterruption", after: "launch 1; call; alert; openURL 1", "1 active"),
      .legal(
        "lock", after: "launch 1; alert; call",
        "protectedDataUnavailable, 1 background, 1 saveState"),
      .legal(
        "unlock", after: "launch 1; alert; call; lock",
        "protectedDataAvailable, 1 foreground, 1 active"),
      .legal("home", after: "launch 1; alert; call", "1 background, 1 saveState"),
      .legal("return", after: "launch 1; alert; call; home", "1 foreground, 1 active"),
    ]

  /// A call that comes while no window is on the screen, with the process and without.
  static let underCalls: [EventCase] = [
    .legal("call", ""),
    .legal("call", after: "launch 1; home", ""),
    .legal("call", after: "launch 1; home; suspend", ""),
    .illegal("call", after: "lock", .notRunning),
    .illegal("call", after: "call", .notRunning),
    .legal("return", after: "launch 1; home; call", "1 foreground"),
    .legal("open 1", after: "launch 1; home; suspend; call", "1 foreground"),
    .legal("openURL 1", after: "launch 1; home; call", "1 foreground, 1 openURL"),
    .legal("endInterruption", after: "launch 1; home; call; return", "1 active"),
    .legal("answerCall", after: "launch 1; home; call; return", "1 background, 1 saveState"),
    .legal("return", after: "launch 1; home; call; answerCall", "1 foreground, 1 active"),
    .legal("return", after: "launch 1; home; call; endInterruption", "1 foreground, 1 active"),
    .illegal("open 2", after: "launch 1; home; call; return", .wrongState),
    .legal(
      "launch 1", after: "call",
      "\(CoreTests.start), 1 configuration, 1 windowSet, 1 connect, 1 foreground"),
    .legal("endInterruption", after: "call; launch 1", "1 active"),
    .legal("endInterruption", after: "call", ""),
    // The call is the device's: it outlives the process, and a kill comes after it.
    .legal(
      "return", after: "launch 1; home; call; crash; launch 1; home", "1 foreground, 1 active"),
    .legal("endInterruption", after: "launch 1; alert; call; crash; launch 1", "1 active"),
    .illegal("endInterruption", after: "launch 1; call; kill", .notRunning),
    .illegal("endInterruption", after: "launch 1; call; reboot", .notRunning),
    .legal("alert", after: "launch 1; home; call; return", ""),
    .legal(
      "endInterruption", after: "launch 1; home; call; return", on: "sceneless-ios17", "appActive"),
    .legal("endInterruption", after: "call; launch 1", on: "sceneless-ios17", "appActive"),
  ]

  @Test(arguments: overOthers)
  func `Only the last interruption that goes makes windows active`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: underCalls)
  func `A window that comes under a call is active when the call ends`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

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
    // A link, or the card of another window.
    .legal("openURL 1", after: "launch 1; appSwitcher", "1 openURL, 1 active"),
    .legal(
      "openURL 2", after: "launch 1; open 2; hide 2; appSwitcher",
      "1 active, 2 foreground, 2 openURL, 2 active"),
    .legal(
      "open 2", after: "launch 1; open 2; hide 2; appSwitcher",
      "1 active, 2 foreground, 2 active"),
    .legal(
      "open 2: otherWindows = covered", after: "launch 1; open 2; hide 2; appSwitcher",
      "1 background, 1 saveState, 2 foreground, 2 active"),
    .illegal("open 3", after: "launch 1; open 2; appSwitcher", .wrongState),
    .illegal("openURL 3", after: "launch 1; open 2; appSwitcher", .wrongState),
    .legal("openURL 1", after: "launch 1; appSwitcher", on: "iphone-ios17", "1 openURL, 1 active"),
    // Both cards are swiped away: the last one is the app.
    .legal("close 1", after: "launch 1; open 2; appSwitcher", "1 disconnect, discard"),
    .legal(
      "close 2: killTerminates = yes", after: "launch 1; open 2; appSwitcher; close 1",
      "2 disconnect, terminate, processEnded"),
    .illegal("silentPush", after: "launch 1; appSwitcher; close 1", .notRunning),
    .illegal("close 1", after: "launch 1; appSwitcher", on: "iphone-ios17", .wrongState),
    .illegal("close 2 after 0", after: "launch 1; open 2; appSwitcher; close 1", .wrongState),
    // The windows that are on the screen have resigned before another card is picked.
    .illegal("open 2 after 0", after: "launch 1; open 2; hide 2; appSwitcher", .wrongState),
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
    // A notification that is tapped on the lock screen unlocks the device.
    .legal(
      "notificationTap 1", after: "launch 1; lock",
      "protectedDataAvailable, 1 foreground, 1 notificationResponse, 1 active"),
    .legal(
      "notificationTap 1", after: "launch 1; home; suspend; lock",
      "1 foreground, 1 notificationResponse, 1 active"),
    .legal(
      "notificationTap 1", after: "lock", on: "iphone-ios17",
      CoreTests.start
        + ", 1 configuration, 1 windowSet, 1 connect, 1 foreground, 1 notificationResponse, 1 active"
    ),
    .illegal("unlock", after: "launch 1; lock; notificationTap 1", .wrongState),
    .legal(
      "notificationTap 1", after: "launch 1; lock", on: "sceneless-ios17",
      "protectedDataAvailable, appForeground, notificationResponse, appActive"),
    .illegal("unlock", after: "launch 1", .wrongState),
    .illegal("unlock", .notRunning),
    .illegal("unlock after 1", after: "launch 1; lock", .pending),
  ]

  static let focus: [EventCase] = [
    .legal("focusAway 1", after: "launch 1; open 2", "1 resign"),
    .illegal("focusAway 1", after: "launch 1; focusAway 1", .wrongState),
    .illegal("focusAway 1", after: "launch 1; alert", .wrongState),
    .illegal("focusAway 1", .notRunning),
    .legal("focusBack 1", after: "launch 1; focusAway 1", "1 active"),
    .illegal("focusBack 1", after: "launch 1", .wrongState),
    .illegal("focusBack 2", after: "launch 1; focusAway 1", .wrongState),
    .illegal("focusBack 1 after 0", after: "launch 1; focusAway 1", .pending),
  ]

  static let cases =
    covering + overOthers + underCalls + entering + calls + switching + locking + focus

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
