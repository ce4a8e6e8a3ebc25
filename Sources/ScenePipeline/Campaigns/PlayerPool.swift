import SceneGeneration
import SceneLifecycle

/// The players of a row of cases, one for each world.
struct PlayerPool<H: Harness> {
  /// In the order in which they were made.
  var members: [PooledPlayer<H>] = []
  /// What plays the cases.
  let loops: CaseLoops<H.Subject, H.Judge>

  private let harness: H
  /// The members' worlds; beside them, because to look at a member may copy it.
  private var worlds: [CaseWorld] = []

  init(_ harness: H) {
    self.harness = harness
    loops = harness.loops
  }

  /// Whether two cases are played in turns.
  var playsInTurns: Bool { loops.paired != nil }

  /// Returns the position of the member that fits the plan; one is made where there is none.
  mutating func index(for plan: CasePlan) -> Int {
    let world = CaseWorld(platform: plan.platform, scenes: plan.scenes)
    if let known = worlds.firstIndex(of: world) { return known }
    worlds.append(world)
    members.append(PooledPlayer(harness, in: world, quirks: plan.quirks))
    return members.count - 1
  }

  /// Plays two cases of a member's world in turns.
  mutating func play(
    _ first: PlannedCase, _ second: PlannedCase, _ generator: Generator, on index: Int
  ) -> (Outcome, Outcome) {
    guard let paired = loops.paired else {
      preconditionFailure("case \(second.index) has a partner and no loop for two")
    }
    var partner =
      members[index].partner.take()
      ?? harness.player(
        platform: second.plan.platform, scenes: second.plan.scenes, quirks: second.plan.quirks)
    defer { members[index].partner = partner }
    var schedule = members[index].player.prepare(first, generator)
    var partnerSchedule = partner.prepare(second, generator)
    return paired(&members[index].player, &schedule, &partner, &partnerSchedule)
  }
}

/// What cases share that one player can play.
struct CaseWorld: Equatable {
  var platform: Platform
  var scenes: Int
}

/// Players for the cases of one world.
struct PooledPlayer<H: Harness> {
  /// Plays cases.
  var player: H.HarnessPlayer
  /// Plays the second of two cases; nil until there were two.
  var partner: H.HarnessPlayer?

  init(_ harness: H, in world: CaseWorld, quirks: Bool) {
    player = harness.player(platform: world.platform, scenes: world.scenes, quirks: quirks)
  }

  mutating func play(
    _ planned: PlannedCase, _ generator: Generator, _ loops: CaseLoops<H.Subject, H.Judge>
  ) -> Outcome {
    var schedule = player.prepare(planned, generator)
    return loops.generated(&player, &schedule)
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
