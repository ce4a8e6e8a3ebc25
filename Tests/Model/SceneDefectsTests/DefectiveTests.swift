import SceneDefects
import SceneEngine
import SceneLifecycle
import Testing

/// An engine with a defect beside the engine without it, under the same events.
@Suite struct `A defective engine` {
  private static let platforms = ["ipad-ios17", "iphone-ios13", "sceneless-ios17"]

  @Test(arguments: Defect.written.map(\.id))
  func `accepts what the engine inside accepts`(id: String) throws {
    let defect = try #require(Defect.named(id))
    for name in Self.platforms {
      let platform = try #require(Platform.named(name))
      var sound = UIKitEngine(platform: platform, scenes: 3)
      var planted = defect.engine(platform: platform, scenes: 3)
      var stream = RandomStream(key: 5)
      for number in 1...60 as ClosedRange<UInt32> {
        let accepted = EventKind.allCases.filter { !sound.accepting($0).isEmpty }
        for kind in EventKind.allCases {
          #expect(planted.accepting(kind) == sound.accepting(kind), "\(name), event \(number)")
        }
        let kind = accepted[stream.below(accepted.count)]
        let event = Event(kind, scene: sound.accepting(kind).lowest)
        try deliverAll(&sound, event, number)
        try deliverAll(&planted, event, number)
        #expect(planted.wrapped.canonicalState == sound.canonicalState)
      }
    }
  }

  @Test func `delivers what the engine inside delivers until the defect shows`() throws {
    let platform = try #require(Platform.named("ipad-ios17"))
    let defect = try #require(Defect.named("active-dropped"))
    var sound = UIKitEngine(platform: platform, scenes: 1)
    var planted = defect.engine(platform: platform, scenes: 1)
    let expected = try deliverAll(&sound, Event(.launch, scene: 0), 1)
    let delivered = try deliverAll(&planted, Event(.launch, scene: 0), 1)
    #expect(expected.contains { $0.kind == .active })
    #expect(delivered == expected.filter { $0.kind != .active })
    #expect(planted.met == 1)
  }

  @Test func `loses no session at a crash, which disconnects no scene`() throws {
    let platform = try #require(Platform.named("ipad-ios17"))
    let defect = try #require(Defect.named("session-dies-with-scene"))
    var planted = defect.engine(platform: platform, scenes: 2)
    try deliverAll(&planted, Event(.launch, scene: 0), 1)
    let ended = try deliverAll(&planted, Event(.crash, scene: 0), 2)
    #expect(!ended.contains { $0.kind == .disconnect })
    let next = try deliverAll(&planted, Event(.silentPush, scene: 0), 3)
    #expect(!next.isEmpty && next.allSatisfy { !$0.open.isEmpty })
  }

  @discardableResult
  private func deliverAll(
    _ engine: inout some Engine, _ event: Event, _ number: UInt32
  ) throws -> [Callback] {
    var choices = ChoiceSource()
    try engine.begin(event, number: number, &choices)
    var delivered: [Callback] = []
    while let callback = engine.next(&choices) { delivered.append(callback) }
    return delivered
  }
}
