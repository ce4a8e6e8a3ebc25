import SceneEngine
import SceneLifecycle
import TestSupport
import Testing

/// The scenarios that every iOS developer knows, event by event, with the callbacks in order.
@Suite struct `Known scenarios` {
  /// Plays events at rest with the usual answers; returns what is told, event by event.
  private func delivered(_ name: String, _ events: [Event], scenes: Int = 3) throws -> String {
    let platform = try #require(Platform.named(name))
    var engine = UIKitEngine(platform: platform, scenes: scenes)
    var choiceSource = ChoiceSource()
    var lines = ["== \(name)"]
    for (number, event) in events.enumerated() {
      try engine.begin(event, number: UInt32(number + 1), &choiceSource)
      lines.append(event.text)
      while let callback = engine.next(&choiceSource) { lines.append(callback.line) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private let table: [Event] = [
    Event(.launch, scene: 0), Event(.home), Event(.returnToApp), Event(.controlCenter),
    Event(.endInterruption), Event(.notificationCenter), Event(.endInterruption),
    Event(.appSwitcher), Event(.switcherBack), Event(.appSwitcher), Event(.otherApp),
    Event(.open, scene: 0), Event(.appSwitcher), Event(.kill),
  ]

  @Test func `A phone goes through the table of every tutorial`() throws {
    let text = try delivered("iphone-ios17", table)
    #expect(Golden("phone.txt").difference(from: text) == nil)
  }

  @Test func `An app without scenes goes through the same table`() throws {
    let text = try delivered("sceneless-ios17", table)
    #expect(Golden("sceneless.txt").difference(from: text) == nil)
  }

  @Test func `A tablet opens, splits, closes and reclaims windows`() throws {
    let events: [Event] = [
      Event(.launch, scene: 0), Event(.open, scene: 1), Event(.home), Event(.returnToApp),
      Event(.hide, scene: 1), Event(.reclaim, scene: 1), Event(.open, scene: 1),
      Event(.openURL, scene: 0), Event(.handoff, scene: 2), Event(.close, scene: 2),
      Event(.requestDestruction, scene: 1), Event(.systemKill), Event(.closeCard, scene: 0),
      Event(.silentPush),
    ]
    #expect(Golden("tablet.txt").difference(from: try delivered("ipad-ios17", events)) == nil)
  }

  @Test func `SwiftUI reports phases on the way`() throws {
    let events: [Event] = [
      Event(.launch, scene: 0), Event(.home), Event(.returnToApp), Event(.lock), Event(.unlock),
    ]
    let text = try delivered("swiftui-iphone-ios18", events)
    #expect(Golden("swiftui.txt").difference(from: text) == nil)
  }

  @Test func `An app without scenes built with the SDK of iOS 27 does not launch`() throws {
    let text = try delivered("sceneless-ios27", [Event(.launch, scene: 0)])
    #expect(text.hasSuffix("launch 1\n  - PROC launchRefused app=background\n"))
    let older = try delivered("sceneless-ios27-sdk26", [Event(.launch, scene: 0)])
    #expect(older.contains("applicationDidBecomeActive"))
  }

  @Test func `An app with both delegates gets the family of its system`() throws {
    #expect(
      try delivered("both-ios12", [Event(.launch, scene: 0)]).contains("applicationDidBecome"))
    #expect(
      try delivered("both-ios13", [Event(.launch, scene: 0)]).contains("sceneDidBecomeActive"))
  }
}
