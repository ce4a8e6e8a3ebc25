import SceneGeneration
import SceneLifecycle

/// The workers of a row of cases, one for each world.
struct Crew<R: Rig> {
  /// In the order in which they were hired.
  var workers: [Worker<R>] = []

  /// The workers' worlds; beside them, because to look at a worker may copy it.
  private var worlds: [CaseWorld] = []

  /// Returns the place of the worker that fits the plan; one is made where there is none.
  mutating func hire(_ rig: R, for plan: CasePlan) -> Int {
    let world = CaseWorld(platform: plan.platform, scenes: plan.scenes)
    if let known = worlds.firstIndex(of: world) { return known }
    worlds.append(world)
    workers.append(Worker(rig, in: world, quirks: plan.quirks))
    return workers.count - 1
  }
}

/// What cases share that one player can play.
struct CaseWorld: Equatable {
  var platform: Platform
  var scenes: Int
}

/// Players for the cases of one world.
struct Worker<R: Rig> {
  /// Plays cases.
  var player: R.RigPlayer
  /// Plays the second of two cases; nil until there were two.
  var partner: R.RigPlayer?

  private let world: CaseWorld

  init(_ rig: R, in world: CaseWorld, quirks: Bool) {
    self.world = world
    player = rig.player(platform: world.platform, scenes: world.scenes, quirks: quirks)
  }

  mutating func play(_ drawn: Drawn, _ generator: Generator, _ rig: R) -> Outcome {
    if drawn.beginning != nil { return player.play(drawn, generator) }
    var schedule = player.prepare(drawn, generator)
    return rig.play(&player, &schedule)
  }

  /// Plays two cases in turns; neither begins with anything.
  mutating func play(
    _ first: Drawn, _ second: Drawn, _ generator: Generator, _ rig: R
  ) -> (Outcome, Outcome) {
    var partner =
      self.partner.take()
      ?? rig.player(
        platform: world.platform, scenes: world.scenes, quirks: second.plan.quirks)
    defer { self.partner = partner }
    var schedule = player.prepare(first, generator)
    var partnerSchedule = partner.prepare(second, generator)
    return rig.playInTurns(&player, &schedule, &partner, &partnerSchedule)
  }
}

extension Player {
  /// What was played and answered since the player was made.
  var counted: Activity {
    get {
      var activity = activity
      activity.answers = oracle.counts
      return activity
    }
    set {
      activity = newValue
      oracle.counts = newValue.answers
    }
  }
}
