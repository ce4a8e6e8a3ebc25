import SceneLifecycle

/// Draws what is special about a case: which kinds of event, how often each, how disorderly.
///
/// Source: Groce et al., *Swarm testing*, 2012, doi:10.1145/2338965.2336763.
struct Swarm: Hashable, Sendable {
  /// Kinds that may be drawn.
  let allowed: EventSet
  /// Every kind as often as any other.
  let plain: [UInt8]

  init(allowed: EventSet) {
    self.allowed = allowed
    plain = EventKind.allCases.map { allowed.contains($0) ? 1 : 0 }
  }

  /// Kinds that are never switched off: without them a case has no scenes, or none any more.
  ///
  /// A locked device launches nothing; closed windows keep their slots until some process reports
  /// them, and a location update starts one even where no slot is free.
  static let essential: EventSet = [
    .launch, .open, .returnToApp, .unlock, .locationUpdate,
  ]

  /// Kinds that start a case over: drawn as often as the others, they leave no history.
  static let ends: EventSet = [.crash, .systemKill, .overrun, .systemTerminate, .reboot]

  /// Kinds that pass by without a transition.
  static let asides =
    EventSet(of: EventKind.allCases.filter { [.process, .notifications].contains($0.group) })
    | [.makeKey, .rotate, .changeTraits, .touch, .pressKey, .updateActivity]

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
    var kinds = Array(allowed)
    var chosen = allowed & Self.essential
    if !kinds.isEmpty {
      for place in 0..<(1 + stream.below(kinds.count)) {
        kinds.swapAt(place, place + stream.below(kinds.count - place))
        chosen.insert(kinds[place])
      }
    }
    return EventKind.allCases.map { kind in
      guard chosen.contains(kind) else { return 0 }
      let weight = 1 + stream.below(100)
      let share = Self.ends.contains(kind) ? 24 : Self.asides.contains(kind) ? 12 : 1
      return UInt8(truncatingIfNeeded: max(1, weight / share))
    }
  }

  /// A rate that is zero in one case of three and otherwise often small.
  private static func rate(_ stream: inout RandomStream) -> UInt16 {
    let steps: [UInt16] = [0, 0, 0, 656, 1_311, 3_277, 6_554, 16_384, 32_768]
    return steps[stream.below(steps.count)]
  }
}
