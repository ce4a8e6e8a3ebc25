import SceneLifecycle

/// Draws what is special about a case: which kinds of event, how often each, how disorderly.
///
/// Source: Groce et al., *Swarm testing*, 2012, doi:10.1145/2338965.2336763.
struct Swarm: Hashable, Sendable {
  /// Kinds that may be drawn, one bit each.
  let allowed: UInt64
  /// Every kind as often as any other.
  let plain: [UInt8]

  init(allowed: UInt64) {
    self.allowed = allowed
    plain = EventKind.allCases.map { allowed & $0.bit != 0 ? 1 : 0 }
  }

  /// Kinds that are never switched off: without them a case has no scenes, or none any more.
  ///
  /// A locked device launches nothing; closed windows keep their slots until some process reports
  /// them, and a location update starts one even where no slot is free.
  static let essential: UInt64 =
    EventKind.launch.bit | EventKind.open.bit | EventKind.returnToApp.bit
    | EventKind.unlock.bit | EventKind.locationUpdate.bit

  /// Kinds that start a case over: drawn as often as the others, they leave no history.
  static let ends: UInt64 =
    EventKind.crash.bit | EventKind.systemKill.bit | EventKind.overrun.bit
    | EventKind.systemTerminate.bit

  /// Kinds that pass by without a transition.
  static let asides: UInt64 =
    EventKind.allCases.reduce(0) { $1.group == .process ? $0 | $1.bit : $0 }
    | EventKind.makeKey.bit | EventKind.rotate.bit | EventKind.changeTraits.bit
    | EventKind.touch.bit | EventKind.pressKey.bit | EventKind.updateActivity.bit

  func draw(into plan: inout CasePlan, _ source: RandomStream) {
    var stream = source
    let isPlain = stream.below(10) == 0
    plan.weights = isPlain ? plain : weights(&stream)
    plan.reorderRate = Self.rate(&stream)
    plan.unusualAnswerRate = Self.rate(&stream)
    plan.sameSceneRate = isPlain ? 0 : Self.rate(&stream)
    plan.overlap = Self.rate(&stream) / 2
    plan.longestDelay = 1 + stream.below(12)
    plan.illegalEventRate = stream.below(2) == 0 ? 0 : UInt16(stream.below(3_277))
  }

  /// A subset of uniformly drawn size, each kind with a weight of 1 … 100; less where it ends a
  /// history or adds nothing to it.
  private func weights(_ stream: inout RandomStream) -> [UInt8] {
    var kinds = EventKind.allCases.filter { allowed & $0.bit != 0 }
    var chosen = allowed & Self.essential
    if !kinds.isEmpty {
      for place in 0..<(1 + stream.below(kinds.count)) {
        kinds.swapAt(place, place + stream.below(kinds.count - place))
        chosen |= kinds[place].bit
      }
    }
    return EventKind.allCases.map { kind in
      guard chosen & kind.bit != 0 else { return 0 }
      let weight = 1 + stream.below(100)
      let share = Self.ends & kind.bit != 0 ? 24 : Self.asides & kind.bit != 0 ? 12 : 1
      return UInt8(truncatingIfNeeded: max(1, weight / share))
    }
  }

  /// A rate that is zero in one case of three and otherwise often small.
  private static func rate(_ stream: inout RandomStream) -> UInt16 {
    let steps: [UInt16] = [0, 0, 0, 656, 1_311, 3_277, 6_554, 16_384, 32_768]
    return steps[stream.below(steps.count)]
  }
}
