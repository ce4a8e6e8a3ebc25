import SLB1
import SceneLifecycle
import Testing

/// A scene and what happens to it.
struct Move: Sendable {
  var event: SLB1Event
  var scene: Int

  /// The event that the engine takes.
  var played: Event { Event(event.kind, scene: scene) }
}

/// An engine and a checker, played by hand.
struct Play {
  var engine: SLB1Engine
  var checker = SLB1Checker()
  var choiceSource = ChoiceSource()
  /// What has broken so far.
  var broken: [SLB1Invariant] = []

  init(engine: SLB1Engine) { self.engine = engine }

  /// Plays an event and its callback.
  mutating func play(_ event: Event) throws {
    try engine.begin(event, number: 1, &choiceSource)
    let delivered = engine.next(&choiceSource)
    let callback = try #require(delivered)
    #expect(callback.kind == SLB1Event(event.kind)?.callback)
    #expect(engine.isAtRest)
    if checker.observe(callback) { return }
    broken += checker.violations.compactMap { SLB1Invariant(rawValue: $0.invariant) }
  }
}

/// A shortest history that shows a bug, as the specification writes it, for eight scenes.
func shortest(_ bug: SLB1Bug) -> [Move] {
  let toActive: [SLB1Event] = [.create, .connect, .willEnterForeground, .didBecomeActive]
  let twoActive = [0, 1].flatMap { moves($0, toActive) }
  switch bug {
  case .b1: return moves(0, [.create, .connect, .disconnect, .connect, .didBecomeActive])
  case .b2: return twoActive + moves(2, [.create, .connect, .disconnect])
  case .b3:
    return (0..<4).flatMap { moves($0, toActive) }
      + moves(0, [.willResignActive, .didEnterBackground])
  case .b4:
    return twoActive + moves(7, [.create, .connect, .disconnect, .discard, .create])
      + moves(0, [.willResignActive, .didBecomeActive])
  }
}

private func moves(_ scene: Int, _ events: [SLB1Event]) -> [Move] {
  events.map { Move(event: $0, scene: scene) }
}
