import SceneGeneration
import SceneLifecycle

/// The players of a row of cases, one for each world.
struct PlayerPool<H: Harness> {
  /// In the order in which they were made.
  var members: [PooledPlayer<H>] = []
  /// The loops that play the cases.
  let loops: CaseLoops<H.Subject, H.Judge>

  private let harness: H
  /// The members' worlds; beside them, because to look at a member may copy it.
  private var worlds: [CaseWorld] = []

  init(_ harness: H) {
    self.harness = harness
    loops = harness.loops
  }

  /// Returns the position of the member that fits the plan; one is made where there is none.
  mutating func index(for plan: CasePlan) -> Int {
    let world = CaseWorld(platform: plan.platform, scenes: plan.scenes)
    if let known = worlds.firstIndex(of: world) { return known }
    worlds.append(world)
    members.append(PooledPlayer(harness, in: world, quirks: plan.quirks))
    return members.count - 1
  }
}

/// The world that cases share if one player can play them.
struct CaseWorld: Equatable {
  var platform: Platform
  var scenes: Int
}

/// Players for the cases of one world.
struct PooledPlayer<H: Harness> {
  /// Plays cases.
  var player: H.HarnessPlayer

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
  /// The numbers of plays and answers since the player was made.
  var counted: Activity {
    var activity = activity
    activity.answers = choiceSource.counts
    return activity
  }
}
