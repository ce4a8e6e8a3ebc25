import SceneDefects
import SceneEngine
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline

/// Plays the cases of one seed with one defect, on one player a world.
struct MutantCampaign<M: Monitor> {
  private let harness: ContractHarness
  private let defect: Defect
  private let generator: Generator
  private let judge: (InvariantSuite) -> M
  private var pool: [WorldPlayer] = []
  /// Callbacks that were played.
  private(set) var callbacks: UInt64 = 0

  private struct WorldPlayer {
    var platform: Platform
    var player: Player<Defective<UIKitEngine>, M>
  }

  init(
    _ harness: ContractHarness, _ defect: Defect, seed: UInt64,
    judge: @escaping (InvariantSuite) -> M
  ) {
    self.harness = harness
    self.defect = defect
    self.judge = judge
    generator = Generator(shape: Shape(defect: defect.id), seed: Seed(seed))
  }

  /// How often the defect changed what was delivered.
  var met: UInt64 { pool.reduce(0) { $0 + $1.player.engine.met } }

  /// How often the defect changed what was delivered in one world.
  func met(on platform: Platform) -> UInt64 {
    pool.reduce(0) { $1.platform == platform ? $0 + $1.player.engine.met : $0 }
  }

  /// The monitors that judged.
  var monitors: [M] { pool.map(\.player.monitor) }

  /// Plays a case.
  ///
  /// - Returns: What broke first; nil when nothing stopped the case.
  mutating func play(_ index: UInt64) -> Violation? {
    let plan = generator.plan(index)
    let position = self.index(for: plan)
    generator.prepare(&pool[position].player.choiceSource, plan, index)
    var schedule = generator.schedule(plan, index)
    let before = pool[position].player.activity.callbacks
    let outcome = pool[position].player.play(&schedule)
    callbacks += pool[position].player.activity.callbacks - before
    return outcome == .broken ? pool[position].player.monitor.violations.first : nil
  }

  private mutating func index(for plan: CasePlan) -> Int {
    let known = pool.firstIndex {
      $0.platform == plan.platform && $0.player.engine.scenes == plan.scenes
    }
    if let known { return known }
    let engine = Defective(
      harness.subject(platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks), defect,
      on: plan.platform)
    pool.append(
      WorldPlayer(
        platform: plan.platform,
        player: Player(engine, judge(harness.judge(platform: plan.platform)))))
    return pool.count - 1
  }
}
