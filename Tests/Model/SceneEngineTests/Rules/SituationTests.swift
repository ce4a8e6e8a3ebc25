import SceneEngine
import SceneLifecycle
import Testing

/// For which slots an event is legal: what the situation lets the user, the app and the system do.
@Suite struct SituationTests {
  /// A kind of event, a history, and the scenes for which the event is legal after it.
  struct Legal: Sendable, CustomTestStringConvertible {
    var kind: EventKind
    var history: String
    var platform: String
    var scenes: [Int]

    init(
      _ kind: EventKind, after history: String = "", on platform: String = "ipad-ios17",
      _ scenes: [Int]
    ) {
      (self.kind, self.history, self.platform, self.scenes) = (kind, history, platform, scenes)
    }

    var testDescription: String { "\(platform): \(history); \(kind.word) \(scenes)" }
  }

  static let windows: [Legal] = [
    Legal(.launch, [1, 2, 3]),
    Legal(.launch, after: "launch 1; systemKill", [1, 2, 3]),
    // Without support for several windows there is never more than one.
    Legal(.launch, after: "launch 1; systemKill", on: "iphone-ios17", [1]),
    Legal(.launch, after: "launch 1; kill", [2, 3]),
    // Where closed windows have every slot, a new one takes the place of one of them.
    Legal(.launch, after: "launch 1; open 2; open 3; kill", [1, 2, 3]),
    Legal(.openURL, after: "launch 1; open 2; open 3; kill", [1, 2, 3]),
    Legal(.open, after: "launch 1; open 2; open 3; requestDestruction 2", [2]),
    // The last slot is kept for a window.
    Legal(.connectCar, on: "iphone-ios17", [1, 2, 3]),
    Legal(.launch, after: "lock", []),
    Legal(.open, after: "launch 1", [2, 3]),
    Legal(.open, after: "launch 1; home", [1, 2, 3]),
    Legal(.open, after: "launch 1; controlCenter", []),
    Legal(.open, after: "launch 1", on: "iphone-ios17", []),
    Legal(.open, after: "launch 1; home", on: "iphone-ios17", [1]),
    Legal(.hide, after: "launch 1", []),
    Legal(.hide, after: "launch 1; open 2", [1, 2]),
    Legal(.hide, after: "launch 1; open 2; controlCenter", []),
    Legal(.close, after: "launch 1", []),
    Legal(.close, after: "launch 1; open 2; hide 2", [1, 2]),
    Legal(.returnToApp, after: "launch 1; home", [1]),
    Legal(.returnToApp, after: "launch 1", []),
  ]

  static let scenes: [Legal] = [
    Legal(.touch, after: "launch 1; open 2; focusAway 1", [2]),
    Legal(.touch, after: "launch 1; controlCenter", []),
    Legal(.touch, after: "launch 1; connectDisplay 3", [1]),
    Legal(.rotate, after: "launch 1; open 2; hide 2", [1, 2]),
    Legal(.rotate, after: "launch 1; home; suspend", [1]),
    Legal(.changeTraits, after: "launch 1; open 2; hide 2; home; suspend", [1, 2]),
    Legal(.rotate, after: "launch 1; home; systemKill", []),
    Legal(.reclaim, after: "launch 1; open 2; hide 2", [2]),
    Legal(.openURL, [1, 2, 3]),
    Legal(.openURL, after: "launch 1", [1, 2, 3]),
    Legal(.openURL, after: "launch 1; controlCenter", [1]),
    Legal(.openURL, after: "launch 1; lock", []),
    Legal(.openURL, after: "launch 1", on: "iphone-ios17", [1]),
  ]

  static let others: [Legal] = [
    Legal(.requestNewWindow, after: "launch 1", [2, 3]),
    Legal(.requestNewWindow, after: "launch 1", on: "iphone-ios17", [1]),
    Legal(.requestNewWindow, after: "launch 1; home", []),
    Legal(.requestActivation, after: "launch 1; open 2", [1, 2]),
    Legal(.connectDisplay, after: "launch 1", [2, 3]),
    Legal(.connectDisplay, after: "launch 1; connectDisplay 3", []),
    Legal(.connectDisplay, after: "launch 1; connectDisplay 3; disconnectDisplay 3", [3]),
    Legal(.connectDisplay, after: "launch 1", on: "ipad-ios27", []),
    Legal(.connectDisplay, after: "launch 1; registerAccessory", on: "ipad-ios27", [2, 3]),
    Legal(.connectCar, on: "iphone-ios17", [1, 2, 3]),
    Legal(.connectCar, after: "connectCar 2", on: "iphone-ios17", []),
    Legal(.connectCar, []),
    // A car's scene is no window: the user launches into another slot.
    Legal(.open, after: "connectCar 2", on: "iphone-ios17", [1, 3]),
  ]

  @Test(arguments: windows)
  func `The user has the windows that there are, and new ones where they fit`(
    _ legal: Legal
  ) throws {
    try check(legal)
  }

  @Test(arguments: scenes)
  func `A scene is touched, turned and reached where it is`(_ legal: Legal) throws {
    try check(legal)
  }

  @Test(arguments: others)
  func `Requests, displays and cars have slots of their own`(_ legal: Legal) throws {
    try check(legal)
  }

  private func check(_ legal: Legal) throws {
    var history = try History(legal.platform)
    try history.play(legal.history)
    #expect(history.engine.accepting(legal.kind).map { $0 + 1 } == legal.scenes)
  }

  @Test func `What ends leaves no slot for anything but an end`() throws {
    var history = try History()
    let kill = try history.arrive(at: "launch 1; open 2; kill")
    try history.begin(kill)
    let legal = EventKind.allCases.filter { !history.engine.accepting($0).isEmpty }
    #expect(legal == [.crash, .systemKill, .overrun, .reboot])
  }
}
