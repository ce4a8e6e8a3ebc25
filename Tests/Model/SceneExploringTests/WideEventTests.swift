import SceneEngine
import SceneExploring
import SceneLifecycle
import TestSupport
import Testing

/// Events and callbacks whose bits lie beyond the first word are explored like any other.
@Suite struct `Beyond the first word` {
  @Test func `events are begun, counted and written down`() async throws {
    #expect(WideEngine.kinds.allSatisfy { $0.number >= 64 })
    var explorer = Explorer(
      WideEngine(), NullMonitor(), Bounds(events: WideEngine.kinds))
    await explorer.run()
    #expect(explorer.result.end == .closed)
    #expect(explorer.result.states == 4)
    #expect(explorer.result.seen.begun == WideEngine.kinds)
    #expect(explorer.result.seen.delivered == CallbackSet(.fetch))
    let deepest = (0..<4).map { explorer.history(to: $0).map(\.entry.event.kind) }.max {
      $0.count < $1.count
    }
    #expect(deepest == [.tick, .tick, .tick])
  }

  @Test func `events that are left out are not begun`() async {
    var explorer = Explorer(WideEngine(), NullMonitor(), Bounds(events: [.work]))
    await explorer.run()
    #expect(explorer.result.states == 1 && explorer.result.seen.begun.isEmpty)
  }

  /// The ghost of a kill and the rebound under Notification Center stand in the second word.
  @Test func `an agenda is written and read`() throws {
    #expect(AgendaItem.rebound.position >= 64)
    let platform = try #require(Platform.named("ipad-ios17"))
    var engine = UIKitEngine(platform: platform, scenes: 2)
    var choices = ChoiceSource()
    try play(.launch, on: &engine, &choices)
    choices.open([Choice(.blip, answer: 1)])
    try engine.begin(Event(.notificationCenter), number: 2, &choices)
    #expect(engine.state.agendas.agenda(of: 0).contains(.rebound))

    var words = StateWords(engine, NullMonitor())
    var names = LiveNames(scenes: 2)
    engine.save(to: &words, naming: &names)
    var restored = UIKitEngine(platform: platform, scenes: 2)
    names.clear()
    restored.restore(from: words, naming: &names)
    #expect(restored.state == engine.state)

    // What follows the first word comes after it: active, resigned once more, and at rest.
    let delivered = kinds(of: &restored, &choices)
    #expect(delivered.filter { $0 == .resign }.count == 2)
    #expect(delivered.last != nil && restored.isAtRest)
    #expect(kinds(of: &engine, &choices) == delivered)
    #expect(engine.state.agendas == Agendas())
  }

  private func play(
    _ kind: EventKind, on engine: inout UIKitEngine, _ choices: inout ChoiceSource
  ) throws {
    try engine.begin(Event(kind, scene: 0), number: 1, &choices)
    _ = kinds(of: &engine, &choices)
  }

  private func kinds(
    of engine: inout UIKitEngine, _ choices: inout ChoiceSource
  ) -> [CallbackKind] {
    var kinds: [CallbackKind] = []
    while let callback = engine.next(&choices) { kinds.append(callback.kind) }
    return kinds
  }
}
