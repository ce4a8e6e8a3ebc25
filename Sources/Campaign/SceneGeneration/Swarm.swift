import SceneLifecycle

/// Draws what is special about a case: which kinds of event, how often each, how disorderly.
///
/// Source: Groce et al., *Swarm testing*, 2012, doi:10.1145/2338965.2336763.
struct Swarm: Hashable, Sendable {
  /// Kinds that may be drawn.
  let allowed: EventSet
  /// Every kind as often as any other.
  private let plain: [UInt8]

  init(allowed: EventSet) {
    self.allowed = allowed
    plain = EventKind.allCases.map { allowed.contains($0) ? 1 : 0 }
  }

  /// Kinds that are never switched off: without them a case has no scenes, or none any more.
  ///
  /// A locked device launches nothing, and no window comes to a screen that something else covers. A
  /// report of closed windows is seldom pending.
  static let essential: EventSet = [
    .launch, .open, .returnToApp, .unlock, .endInterruption, .otherApp, .reportDiscards,
  ]

  /// Kinds that bring content: one of them is always there, and none is seldom drawn.
  ///
  /// A loss of content shows only after two or three contents have arrived.
  static let contents: EventSet = [
    .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare,
  ]

  /// The kinds of content for which SwiftUI has a modifier, without a scene delegate.
  private static let contentsOfSwiftUI: EventSet = [
    .openURL, .universalLink, .handoff, .notificationTap,
  ]

  /// Kinds that bring content which a delegate takes; what is for none passes by.
  private static func contents(on platform: Platform) -> EventSet {
    if platform.hasSceneDelegate || !platform.usesScenes { return contents }
    return platform.takesPayloads ? contentsOfSwiftUI : .none
  }

  /// Kinds that take the app from the screen for a while: one of them is always there, and none is seldom
  /// drawn, or content would be most of what happens.
  static let departures: EventSet = [.home, .lock, .alert, .call]

  /// How many kinds there are at least where a change of location is one of them.
  static let company = 32

  /// Kinds that take windows away: where a case has room for many, they are seldom drawn.
  static let partings: EventSet = [
    .kill, .close, .closeCard, .reclaim, .requestDestruction, .systemTerminate,
  ]

  /// From how many slots on a case is about many scenes.
  static let crowd = 6

  /// The row of each kind, by its number.
  static let shares: [EventShare] = EventKind.allCases.map { kind in
    EventShare.allCases.first { $0.kinds.contains(kind) } ?? .others
  }

  func draw(into plan: inout CasePlan, _ source: RandomStream) {
    var stream = source
    let isPlain = stream.below(10) == 0
    plan.weights = isPlain ? plain : weights(for: plan.platform, &stream)
    if !isPlain && plan.scenes >= Self.crowd && plan.platform.supportsMultipleWindows {
      gather(&plan.weights)
    }
    plan.reorderRate = Self.rate(&stream)
    plan.unusualAnswerRate = Self.rate(&stream)
    plan.sameSceneRate = isPlain ? 0 : Self.rate(&stream)
    plan.overlap = Self.rate(&stream) / 2
    plan.longestDelay = 1 + stream.below(12)
    plan.illegalEventRate = stream.below(2) == 0 ? 0 : UInt16(stream.below(3_277))
  }

  /// A subset of uniformly drawn size, each kind with a weight of 1 … 100; less where it ends a
  /// history or adds nothing to it.
  private func weights(for platform: Platform, _ stream: inout RandomStream) -> [UInt8] {
    let delivered = Self.contents(on: platform)
    var kinds = Array(allowed)
    var chosen = allowed & Self.essential
    if !kinds.isEmpty {
      for index in 0..<(1 + stream.below(kinds.count)) {
        kinds.swapAt(index, index + stream.below(kinds.count - index))
        chosen.insert(kinds[index])
      }
    }
    for one in [Self.departures, delivered] {
      let shown = Array(allowed & one)
      if !shown.isEmpty { chosen.insert(shown[stream.below(shown.count)]) }
    }
    // It is legal nearly always: among few kinds it would be most of what happens.
    if chosen.count < Self.company { chosen.remove(.locationUpdate) }
    return EventKind.allCases.map { kind in
      guard chosen.contains(kind) else { return 0 }
      let drawn = 1 + stream.below(100)
      let passesBy = Self.contents.contains(kind) && !delivered.contains(kind)
      let share = passesBy ? EventShare.asides : Self.shares[kind.number]
      let weight = share.weight(kind == .locationUpdate ? drawn / 2 : drawn)
      return UInt8(truncatingIfNeeded: max(Self.departures.contains(kind) ? 60 : 1, weight))
    }
  }

  /// Lets windows come more often than they go.
  private func gather(_ weights: inout [UInt8]) {
    let open = EventKind.open.number
    if weights[open] != 0 { weights[open] = 150 }
    for kind in Self.partings where weights[kind.number] != 0 {
      weights[kind.number] = max(1, weights[kind.number] / 12)
    }
  }

  /// A rate that is zero in one case of three and otherwise often small.
  private static func rate(_ stream: inout RandomStream) -> UInt16 {
    let steps: [UInt16] = [0, 0, 0, 656, 1_311, 3_277, 6_554, 16_384, 32_768]
    return steps[stream.below(steps.count)]
  }
}
