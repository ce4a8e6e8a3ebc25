import SLB1

/// A scene and what happens to it.
struct Move: Sendable {
  var event: SLB1Event
  var scene: Int
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
