import SceneEngine
import SceneLifecycle
import TestSupport
import Testing

/// The list of rules: every event of UIKit's world has one, and what an app adds has none.
@Suite struct EventRuleTests {
  /// The kinds that only an app under test has.
  static let ofApps = (EventKind.worldCount..<EventKind.count).map { EventKind(number: $0) }

  @Test(arguments: EventKind.allCases)
  func `It is written where it stands when an event is legal`(_ kind: EventKind) {
    #expect(kind.sources.flaw == nil, "\(kind.word): \(kind.sources)")
  }

  @Test(
    arguments: [[], [.apple("")], [.ours("why not")], [.header("A"), .header("A")]] as [[Source]])
  func `A list of sources that says nothing is found`(_ sources: [Source]) {
    #expect(sources.flaw != nil)
  }

  @Test func `What only an app has is no event of the engine`() throws {
    #expect(Self.ofApps == [.action, .tick, .work])
    for situation in ["", "launch 1", "launch 1; home; suspend"] {
      var history = try History()
      try history.play(situation)
      for kind in Self.ofApps {
        #expect(kind.sources.isEmpty)
        #expect(history.engine.accepting(kind).isEmpty)
        #expect(!history.engine.plausible.contains(kind))
        #expect(throws: Refusal.self) { try history.begin(Event(kind)) }
      }
    }
  }

  @Test(arguments: EventKind.allCases)
  func `An event about the whole app is accepted for slot 0 alone`(_ kind: EventKind) throws {
    for situation in Self.situations {
      var history = try History(situation.0)
      try history.play(situation.1)
      let slots = history.engine.accepting(kind)
      #expect(kind.takesScene || (slots - SceneSet(0)).isEmpty, "\(situation)")
      #expect((slots - SceneSet.first(3)).isEmpty, "\(situation)")
    }
  }

  private static let situations = [
    ("ipad-ios17", ""), ("ipad-ios17", "launch 1"), ("ipad-ios17", "launch 1; open 2; home"),
    ("iphone-ios17", "launch 1; connectCar 2"), ("sceneless-ios18", "launch 1"),
    ("sceneless-ios18", "launch 1; home; suspend"), ("ipad-ios27", "launch 1; call"),
  ]
}
