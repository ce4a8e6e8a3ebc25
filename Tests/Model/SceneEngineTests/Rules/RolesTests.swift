import SceneEngine
import SceneLifecycle
import Testing

/// Scenes that are not windows: external displays and CarPlay.
@Suite struct RolesTests {
  static let displays: [EventCase] = [
    // It takes no input, so it stays inactive.
    .legal("connectDisplay 3", after: "launch 1", "3 configuration, 3 connect, 3 foreground"),
    .legal(
      "connectDisplay 3", after: "launch 1; connectDisplay 3; disconnectDisplay 3",
      "3 connect, 3 foreground"),
    .illegal("connectDisplay 3", .notRunning),
    .illegal("connectDisplay 3", after: "launch 1", on: "vision-1", .notOnThisPlatform),
    .illegal("registerAccessory", after: "launch 1", on: "vision-1", .notOnThisPlatform),
    .illegal("lock", after: "launch 1", on: "vision-1", .notOnThisPlatform),
    .illegal("unlock", after: "launch 1", on: "vision-1", .notOnThisPlatform),
    .illegal("rotate 1", after: "launch 1", on: "vision-1", .notOnThisPlatform),
    .illegal("shortcutItem 1", after: "launch 1", on: "vision-1", .notOnThisPlatform),
    .legal("changeTraits 1", after: "launch 1", on: "vision-1", "1 geometry"),
    // A template's scene takes no touches.
    .illegal("touch 2", after: "launch 1; connectCar 2", on: "iphone-ios17", .wrongState),
    .illegal("pressKey 2", after: "launch 1; connectCar 2", on: "iphone-ios17", .wrongState),
    .illegal("connectDisplay 1", after: "launch 1", .wrongState),
    .illegal("connectDisplay 3", after: "launch 1; connectDisplay 2", .wrongState),
    .illegal("connectDisplay 3", after: "launch 1; home; suspend", .suspended),
    .legal("disconnectDisplay 3", after: "launch 1; connectDisplay 3", "3 disconnect"),
    // The display leaves and comes back with the windows, or it stays.
    .legal(
      "home", after: "launch 1; connectDisplay 3",
      "1 resign, 1 background, 1 saveState, 3 background"),
    .legal(
      "home: displayFollows = no", after: "launch 1; connectDisplay 3",
      "1 resign, 1 background, 1 saveState"),
    .legal(
      "return", after: "launch 1; connectDisplay 3; home",
      "1 foreground, 1 active, 3 foreground"),
    .legal("suspend", after: "launch 1; connectDisplay 3; home", ""),
    .illegal(
      "suspend", after: "launch 1; connectDisplay 3; home: displayFollows = no", .wrongState),
    .legal("connectDisplay 3", after: "launch 1; home", "3 configuration, 3 connect"),
    .legal(
      "connectDisplay 3: displayFollows = no", after: "launch 1; home",
      "3 configuration, 3 connect, 3 foreground"),
    .illegal("disconnectDisplay 3", after: "launch 1", .wrongState),
    .illegal("disconnectDisplay 3", .notRunning),
  ]

  static let accessories: [EventCase] = [
    .legal("registerAccessory", after: "launch 1", on: "ipad-ios27", ""),
    .legal(
      "connectDisplay 3", after: "launch 1; registerAccessory", on: "ipad-ios27",
      "3 configuration, 3 connect, 3 foreground"),
    .illegal("connectDisplay 3", after: "launch 1", on: "ipad-ios27", .wrongState),
    .illegal(
      "registerAccessory", after: "launch 1; registerAccessory", on: "ipad-ios27", .wrongState),
    .illegal("registerAccessory", after: "launch 1", .notOnThisPlatform),
  ]

  static let cars: [EventCase] = [
    .legal(
      "connectCar 3", after: "launch 1", on: "iphone-ios17",
      "3 configuration, 3 connect, 3 foreground, 3 active"),
    // The process may start for a car alone.
    .legal(
      "connectCar 3", on: "iphone-ios17",
      "\(CoreTests.start), 3 configuration, 3 connect, 3 foreground, 3 active"),
    .illegal("connectCar 3", after: "launch 1", .wrongState),
    .illegal(
      "connectCar 3", after: "launch 1; connectCar 2", on: "iphone-ios17", .wrongState),
    .legal(
      "hideCar 2", after: "launch 1; connectCar 2", on: "iphone-ios17", "2 resign, 2 background"),
    .illegal("hideCar 2", after: "launch 1", on: "iphone-ios17", .wrongState),
    .illegal(
      "hideCar 2", after: "launch 1; connectCar 2; hideCar 2", on: "iphone-ios17", .wrongState),
    .legal(
      "showCar 2", after: "launch 1; connectCar 2; hideCar 2", on: "iphone-ios17",
      "2 foreground, 2 active"),
    .illegal(
      "showCar 2", after: "launch 1; connectCar 2", on: "iphone-ios17", .wrongState),
    .legal(
      "disconnectCar 2", after: "launch 1; connectCar 2", on: "iphone-ios17",
      "2 resign, 2 disconnect"),
    .legal(
      "disconnectCar 2", after: "launch 1; connectCar 2; hideCar 2", on: "iphone-ios17",
      "2 disconnect"),
    .illegal("disconnectCar 2", after: "launch 1", on: "iphone-ios17", .wrongState),
    .illegal("disconnectCar 2", on: "iphone-ios17", .notRunning),
  ]

  static let cases = displays + accessories + cars

  @Test(arguments: displays)
  func `An external display gets a scene that stays inactive`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: accessories)
  func `From iOS 27 on, a display needs a registered accessory`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: cars)
  func `A car gets a scene with the ordinary callbacks`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(
    arguments: [
      ("launch 1: keyboardScene = yes", [.configuration, .connect, .connectNotice]),
      (
        "launch 1: keyboardScene = yes, configurationSkipped = yes", [.connect, .connectNotice]
      ),
      // Its session stays, like any other.
      (
        "launch 1: keyboardScene = yes; systemKill; launch 1: keyboardScene = yes",
        [.connect, .connectNotice]
      ),
      ("launch 1: keyboardScene = yes; home; reclaim 2", [.disconnect, .disconnectNotice]),
    ] as [(String, [CallbackKind])])
  func `A launch may connect a scene for the keyboard, which stays in the background`(
    history: String, kinds: [CallbackKind]
  ) throws {
    var play = try History("iphone-ios27", quirks: true)
    let delivered = try play.play(history)
    #expect(delivered.filter { $0.isOfScene && $0.scene == 1 }.map(\.kind) == kinds)
    #expect(play.choices.unasked.isEmpty, "no point asked for a written choice")
    let last = try #require(delivered.last)
    #expect(last.accessories == SceneSet(1))
    let state: ActivationState = kinds.contains(.connect) ? .background : .unattached
    #expect(play.engine.activationState(1) == state)
    #expect(!play.engine.accepting(.touch).contains(1))
  }

  @Test(arguments: ["iphone-ios26", "mac-ios27", "vision-1"])
  func `No other system has a scene for the keyboard`(platform: String) throws {
    var play = try History(platform, quirks: true)
    let last = try #require(try play.play("launch 1: keyboardScene = yes").last)
    #expect(last.connected == SceneSet(0))
  }

  @Test func `Without quirks there is no scene for the keyboard`() throws {
    var play = try History("iphone-ios27")
    let last = try #require(try play.play("launch 1: keyboardScene = yes").last)
    #expect(last.connected == SceneSet(0))
  }

  @Test(arguments: [("", "active"), (": accessoryCounts = no", "background")])
  func `Whether a car counts for the application's state is open`(
    choice: String, state: String
  ) throws {
    var history = try History("iphone-ios17")
    try history.play("launch 1; connectCar 2\(choice)")
    let last = try #require(try history.play("home").last)
    #expect(last.application.name == state)
    #expect(last.accessories == SceneSet(1))
  }
}
