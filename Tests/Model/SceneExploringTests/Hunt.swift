import Foundation
import SceneDefects
import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import TestSupport

/// A search for the shortest history that shows a planted defect.
struct Hunt {
  /// The counterexample that the corpus keeps.
  let known: Scenario
  let defect: Defect
  let invariant: Invariant

  init?(_ known: Scenario) {
    guard let defect = known.defect.flatMap(Defect.named),
      let invariant = known.violates.flatMap(Contract.invariant)
    else { return nil }
    self.known = known
    self.defect = defect
    self.invariant = invariant
  }

  /// The counterexamples of planted defects that the corpus keeps.
  static let known: [Scenario] = {
    let root = checkout.appendingPathComponent("corpus/contract/regressions")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: root.appendingPathComponent(name)) else { return nil }
      return try? Scenario(parsing: [UInt8](data), file: name)
    }.filter { $0.defect != nil }
  }()

  /// The fewest events after which the invariant breaks; nil when no more than those known do.
  func run() async -> Int? {
    let suite = InvariantSuite([invariant], platform: known.platform)
    let engine = defect.engine(
      platform: known.platform, scenes: known.scenes, seeing: suite.alphabet)
    let endings: EventSet = [.crash, .systemKill, .overrun]
    let bounds = Bounds(interruptions: endings, depth: known.entries.count)
    var explorer = Explorer(engine, suite, bounds)
    await explorer.run()
    guard let broken = explorer.result.broken else { return depthAtTheEnd(of: explorer) }
    return explorer.history(to: broken, breaking: true).count
  }

  /// The fewest events after which the end of a case breaks something.
  private func depthAtTheEnd(
    of explorer: Explorer<Defective<UIKitEngine>, InvariantSuite>
  ) -> Int? {
    var walker = explorer.walkers[0]
    var words = walker.reached
    var state = 0
    for (depth, count) in explorer.result.levels.enumerated() {
      for _ in 0..<count {
        explorer.table.write(state, to: &words)
        state += 1
        walker.enter(words)
        if walker.isAtRest, !ends(&walker) { return depth }
      }
    }
    return nil
  }

  /// Whether a fair end of a case holds: what is pending is delivered first.
  private func ends(_ walker: inout SuccessorGenerator<Defective<UIKitEngine>, InvariantSuite>)
    -> Bool
  {
    var choiceSource = ChoiceSource()
    let pending: [EventKind] = [.endInterruption, .focusBack, .reportDiscards, .serveRefresh]
    for number in 1...20 {
      guard let kind = pending.first(where: { !walker.engine.accepting($0).isEmpty }) else { break }
      let slot = kind.takesScene ? walker.engine.accepting(kind).lowest : nil
      let event = Event(kind, scene: slot)
      let fresh = LiveNames.freshEvent + UInt32(number)
      do { try walker.engine.begin(event, number: fresh, &choiceSource) } catch { break }
      while let callback = walker.engine.next(&choiceSource) {
        if !walker.monitor.observe(callback) { return false }
      }
    }
    return walker.monitor.finish()
  }
}
