import SceneLifecycle
import Testing

/// URLs, activities, shortcuts, notification taps and shares.
@Suite struct PayloadsTests {
  /// Each event with what it delivers to a scene that is connected.
  static let warm: [(event: String, calls: [String])] = [
    ("openURL", ["openURL"]),
    ("universalLink", ["willContinue", "continueActivity"]),
    ("handoff", ["willContinue", "continueActivity"]),
    ("shortcutItem", ["performShortcut"]),
    ("notificationTap", ["notificationResponse"]),
    ("cloudKitShare", ["acceptShare"]),
  ]

  private static func calls(_ words: [String], _ scene: Int = 1) -> String {
    words.map { "\(scene) \($0)" }.joined(separator: ", ")
  }

  static let toActive: [EventCase] = warm.flatMap { event, words -> [EventCase] in
    [
      .legal("\(event) 1", after: "launch 1", calls(words)),
      // What covers the app goes first.
      .legal("\(event) 1", after: "launch 1; alert", calls(words + ["active"])),
      .illegal("\(event) 2", after: "launch 1", on: "iphone-ios17", .wrongState),
      .illegal("\(event) 1 after 1", after: "launch 1; kill", .pending),
      .illegal("\(event) 1 after 1", after: "launch 1; home", .pending),
    ]
  }

  /// A notification alone is tapped on the lock screen.
  static let locked: [EventCase] = warm.filter { $0.0 != "notificationTap" }.map { event, _ in
    .illegal("\(event) 1", after: "launch 1; lock", .wrongState)
  }

  static let toBackground: [EventCase] = [
    .legal("openURL 1", after: "launch 1; home", "1 foreground, 1 openURL, 1 active"),
    .legal("openURL 1", after: "launch 1; home; suspend", "1 foreground, 1 openURL, 1 active"),
    .legal(
      "handoff 1", after: "launch 1; home",
      "1 willContinue, 1 foreground, 1 continueActivity, 1 active"),
    .legal("shortcutItem 1", after: "launch 1; home", "1 foreground, 1 performShortcut, 1 active"),
  ]

  static let cold: [EventCase] =
    ["openURL", "universalLink", "shortcutItem", "cloudKitShare"]
    .flatMap { word -> [EventCase] in
      [
        .legal("\(word) 1", "\(CoreTests.start), \(CoreTests.window)"),
        .legal("\(word) 2", after: "launch 1", CoreTests.second),
      ]
    } + [
      // Handoff brings only the type; the activity follows.
      .legal(
        "handoff 1",
        "\(CoreTests.start), 1 configuration, 1 windowSet, 1 connect, 1 willContinue, "
          + "1 foreground, 1 continueActivity, 1 active"),
      .legal(
        "notificationTap 1: responseToo = no", "\(CoreTests.start), \(CoreTests.window)"),
      .legal(
        "notificationTap 2", after: "launch 1",
        "2 configuration, 2 windowSet, 2 connect, 2 foreground, 2 notificationResponse, 2 active"),
    ]

  static let outcomes: [EventCase] = [
    .legal(
      "handoff 1: activityOutcome = fails", after: "launch 1", "1 willContinue, 1 failActivity"),
    .legal(
      "universalLink 1: activityOutcome = fails", after: "launch 1",
      "1 willContinue, 1 failActivity"),
    .legal(
      "notificationTap 1: pushAgain = yes", after: "launch 1", "1 notificationResponse, push"),
  ]

  static let cases = toActive + locked + toBackground + cold + outcomes

  @Test(arguments: toActive + locked)
  func `A payload reaches the delegate of a scene that is there`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: toBackground)
  func `A payload brings its scene to the foreground`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: cold)
  func `A cold payload comes with the connection and is not delivered again`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

  @Test(arguments: outcomes)
  func `A hand-over may fail, and a push may come once more`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: warm.map(\.event))
  func `The connection options say what a cold payload is`(word: String) throws {
    var history = try History()
    let connections = try history.play("\(word) 1").filter { $0.kind == .connect }
    #expect(connections.map { EventKind(rawValue: $0.detail)?.word } == [word])
    #expect(connections.map(\.payload) == [1])
    let next = try history.play("home; systemKill; launch 1").filter { $0.kind == .connect }
    #expect(next.map(\.detail) == [0], "a payload is delivered once")
  }

  @Test(arguments: warm.map(\.event))
  func `A warm payload carries the identity of its event`(word: String) throws {
    var history = try History()
    let delivered = try history.play("launch 1; openURL 1; \(word) 1")
    #expect(!delivered.isEmpty && delivered.allSatisfy { $0.payload == 3 && $0.event == 3 })
  }
}
