import SceneGeneration
import SceneLifecycle

/// The members of a row of cases, one for each world.
struct PlayerPool<R: Harness> {
  /// In the order in which they were taken.
  var members: [PooledPlayer<R>] = []

  /// The members' worlds; beside them, because to look at a member may copy it.
  private var worlds: [CaseWorld] = []

  /// Returns the place of the member that fits the plan; one is made where there is none.
  mutating func index(_ harness: R, for plan: CasePlan) -> Int {
    let world = CaseWorld(platform: plan.platform, scenes: plan.scenes)
    if let known = worlds.firstIndex(of: world) { return known }
    worlds.append(world)
    members.append(PooledPlayer(harness, in: world, quirks: plan.quirks))
    return members.count - 1
  }
}

/// What cases share that one player can play.
struct CaseWorld: Equatable {
  var platform: Platform
  var scenes: Int
}

/// Players for the cases of one world.
struct PooledPlayer<R: Harness> {
  /// Plays cases.
  var player: R.HarnessPlayer
  /// Plays the second of two cases; nil until there were two.
  var partner: R.HarnessPlayer?

  private let world: CaseWorld

  init(_ harness: R, in world: CaseWorld, quirks: Bool) {
    self.world = world
    player = harness.player(platform: world.platform, scenes: world.scenes, quirks: quirks)
  }

  mutating func play(_ planned: PlannedCase, _ generator: Generator, _ harness: R) -> Outcome {
    var schedule = player.prepare(planned, generator)
    return harness.play(&player, &schedule)
  }

  /// Plays two cases in turns.
  mutating func play(
    _ first: PlannedCase, _ second: PlannedCase, _ generator: Generator, _ harness: R
  ) -> (Outcome, Outcome) {
    var partner =
      self.partner.take()
      ?? harness.player(
        platform: world.platform, scenes: world.scenes, quirks: second.plan.quirks)
    defer { self.partner = partner }
    var schedule = player.prepare(first, generator)
    var partnerSchedule = partner.prepare(second, generator)
    return harness.playInTurns(&player, &schedule, &partner, &partnerSchedule)
  }
}

extension Player {
  /// What was played and answered since the player was made.
  var counted: Activity {
    get {
      var activity = activity
      activity.answers = choiceSource.counts
      return activity
    }
    set {
      activity = newValue
      choiceSource.counts = newValue.answers
    }
  }
}
