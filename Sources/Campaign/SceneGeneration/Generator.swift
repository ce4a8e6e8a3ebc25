package import SceneLifecycle

/// Makes the cases of a campaign: case *i* depends on version, shape, seed and *i* alone.
///
/// Each concern draws from a stream of its own, so that one more draw in one place does not shift
/// the others.
package struct Generator: Hashable, Sendable {
  /// Every option that changes what is drawn.
  package let shape: Shape
  /// The campaign's seed.
  package let seed: Seed

  private let key: UInt64
  private let table: [Platform]
  private let hasWindows: Bool
  private let swarm: Swarm

  private enum Domain: UInt64 {
    case world = 1
    case swarm = 2
    case schedule = 3
    case choices = 4
    case own = 5
  }

  /// Prepares what all cases of a campaign have in common.
  ///
  /// - Parameters:
  ///   - shape: Every option that changes what is drawn.
  ///   - seed: The campaign's seed.
  ///   - platforms: Worlds to draw from where the shape names none; not empty.
  package init(
    shape: Shape, seed: Seed, among platforms: [Platform] = Platform.drawn.map(\.platform)
  ) {
    precondition(!platforms.isEmpty, "a case needs a world")
    self.shape = shape
    self.seed = seed
    key = RandomStream.mix(FNV.hash(shape.text)) ^ seed.value
    table = platforms
    hasWindows = platforms.contains { $0.supportsMultipleWindows }
    swarm = Swarm(allowed: shape.kinds)
  }

  /// Returns the token of a case.
  package func token(_ index: UInt64) -> Token { Token(shape: shape, seed: seed, index: index) }

  /// Settles what a case is made of.
  package func plan(_ index: UInt64) -> CasePlan {
    var world = stream(.world, index)
    let platform = shape.platform ?? drawPlatform(&world)
    let scenes = drawScenes(&world, on: platform)
    let isLong = world.below(10) == 0
    var plan = CasePlan(
      platform: platform, scenes: scenes, quirks: shape.quirks, callbacks: .max, events: .max,
      weights: [])
    switch shape.length {
    case nil: plan.callbacks = isLong ? 10_000 : 1_000
    case .callbacks(let count): plan.callbacks = count
    case .events(let count): plan.events = count
    }
    if plan.callbacks < .max { plan.events = plan.callbacks * 64 }
    swarm.draw(into: &plan, stream(.swarm, index))
    return plan
  }

  /// Returns the source of a case's events.
  package func schedule(_ plan: CasePlan, _ index: UInt64) -> Schedule {
    Schedule(
      plan, allowed: shape.kinds, stream(.schedule, index), own: stream(.own, index))
  }

  /// Returns the choice source that answers a case's choices.
  package func choiceSource(_ plan: CasePlan, _ index: UInt64) -> ChoiceSource {
    var choiceSource = ChoiceSource(source: .seeded)
    prepare(&choiceSource, plan, index)
    return choiceSource
  }

  /// Makes a choice source answer a case's choices and keeps what it has counted.
  package func prepare(_ choiceSource: inout ChoiceSource, _ plan: CasePlan, _ index: UInt64) {
    choiceSource.source = .seeded
    choiceSource.allowsQuirks = plan.quirks
    choiceSource.reorderRate = plan.reorderRate
    choiceSource.unusualAnswerRate = plan.unusualAnswerRate
    choiceSource.seed(stream(.choices, index))
  }

  private func stream(_ domain: Domain, _ index: UInt64) -> RandomStream {
    RandomStream(key: RandomStream.key(seed: key, index: index, domain: domain.rawValue))
  }

  /// Every second case has a platform with several windows: there is more to go wrong.
  private func drawPlatform(_ stream: inout RandomStream) -> Platform {
    let wantsWindows = stream.below(2) == 0 && hasWindows
    while true {
      let platform = table[stream.below(table.count)]
      if !wantsWindows || platform.supportsMultipleWindows { return platform }
    }
  }

  /// Three cases of four have the most scenes that they may have.
  private func drawScenes(_ stream: inout RandomStream, on platform: Platform) -> Int {
    let most = shape.scenes ?? drawMost(&stream, on: platform)
    return stream.below(4) == 0 ? 1 + stream.below(most) : most
  }

  /// Where a person can have several windows, most cases have room for many.
  private func drawMost(_ stream: inout RandomStream, on platform: Platform) -> Int {
    switch stream.below(20) {
    case 0: 5 + stream.below(60)
    case 1...13 where platform.supportsMultipleWindows: 14 + stream.below(11)
    default: 4
    }
  }
}
