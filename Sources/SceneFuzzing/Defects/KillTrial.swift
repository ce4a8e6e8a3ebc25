import SceneEngine
import SceneGeneration
import SceneInvariants
import SceneLifecycle

/// Plays the cases of one seed with one defect, on one player a world.
struct KillTrial<M: Monitor> {
  private let rig: ContractRig
  private let defect: Defect
  private let generator: Generator
  private let judge: (InvariantSuite) -> M
  private var crew: [Worker] = []
  /// Callbacks that were played.
  private(set) var callbacks: UInt64 = 0

  private struct Worker {
    var platform: Platform
    var player: Player<Defective<UIKitEngine>, M>
  }

  init(
    _ rig: ContractRig, _ defect: Defect, seed: UInt64, judge: @escaping (InvariantSuite) -> M
  ) {
    self.rig = rig
    self.defect = defect
    self.judge = judge
    generator = Generator(shape: Shape(defect: defect.id), seed: Seed(seed))
  }

  /// How often the defect changed what was told.
  var met: UInt64 { crew.reduce(0) { $0 + $1.player.engine.met } }

  /// How often the defect changed what was told in one world.
  func met(on platform: Platform) -> UInt64 {
    crew.reduce(0) { $1.platform == platform ? $0 + $1.player.engine.met : $0 }
  }

  /// The monitors that judged.
  var monitors: [M] { crew.map(\.player.monitor) }

  /// Plays a case.
  ///
  /// - Returns: What broke first; nil when nothing stopped the case.
  mutating func play(_ index: UInt64) -> Violation? {
    let plan = generator.plan(index)
    let place = hire(for: plan)
    generator.prepare(&crew[place].player.oracle, plan, index)
    var schedule = generator.schedule(plan, index)
    let before = crew[place].player.activity.callbacks
    let outcome = crew[place].player.play(&schedule)
    callbacks += crew[place].player.activity.callbacks - before
    return outcome == .broken ? crew[place].player.monitor.violations.first : nil
  }

  private mutating func hire(for plan: CasePlan) -> Int {
    let known = crew.firstIndex {
      $0.platform == plan.platform && $0.player.engine.scenes == plan.scenes
    }
    if let known { return known }
    let engine = Defective(
      rig.subject(platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks), defect,
      on: plan.platform)
    crew.append(
      Worker(
        platform: plan.platform,
        player: Player(engine, judge(rig.judge(platform: plan.platform)))))
    return crew.count - 1
  }
}
