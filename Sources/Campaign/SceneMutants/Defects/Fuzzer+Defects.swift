import SceneDefects
import SceneEngine
import SceneGeneration
import SceneInvariants
package import SceneLifecycle
package import ScenePipeline

extension Fuzzer {
  /// Plants defects and finds which invariants kill them.
  ///
  /// - Parameters:
  ///   - order: Which defects, and how hard they are looked for.
  ///   - shouldStop: Asked before each case, on any thread; true ends the search with the rows known.
  ///   - progress: Gets each row, in any order.
  package func kill(
    _ order: KillOrder, shouldStop: @escaping StopCheck = { false },
    progress: (KillRow<DefectEvidence>) -> Void = { _ in }
  ) async -> KillMatrix<DefectStudy> {
    let harness = ContractHarness(judgement, platforms: Platform.all.map(\.platform))
    let usual = usualBreaks(harness, order, shouldStop)
    var rows = [KillRow<DefectEvidence>?](repeating: nil, count: order.defects.count)
    await withTaskGroup(of: (Int, KillRow<DefectEvidence>?).self) { group in
      var next = 0
      func addWork() {
        guard next < order.defects.count else { return }
        let number = next
        next += 1
        group.addTask {
          let hunt = MutantSearch(harness, order, usual, order.defects[number], shouldStop)
          return (number, await hunt.row(self))
        }
      }
      for _ in 0..<max(1, order.jobs) { addWork() }
      while let (number, row) = await group.next() {
        rows[number] = row
        if let row { progress(row) }
        if !shouldStop() { addWork() }
      }
    }
    let known = rows.compactMap { $0 }
    let study = DefectStudy(
      cases: order.cases, seeds: (0..<order.seeds).map { order.seed &+ $0 }, limit: order.limit,
      isComplete: known.count == order.defects.count)
    return KillMatrix(
      study, rows: known, sentences: Contract.all.filter { $0.kind == .hard }.map(\.id),
      isWhole: order.defects.count == Defect.all.count)
  }

  /// The soft invariants that the engine breaks without any defect: they say nothing of one.
  private func usualBreaks(
    _ harness: ContractHarness, _ order: KillOrder, _ shouldStop: () -> Bool
  ) -> [String] {
    var tally = Tally()
    let generator = Generator(shape: Shape(), seed: Seed(order.seed))
    for index in 0..<order.cases {
      if shouldStop() { break }
      let plan = generator.plan(index)
      var player = Player(
        harness.subject(platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks),
        CountingMonitor(suite: harness.judge(platform: plan.platform)))
      generator.prepare(&player.choiceSource, plan, index)
      var schedule = generator.schedule(plan, index)
      _ = player.play(&schedule)
      tally.add(player.monitor.suite.tally)
    }
    return tally.entries.filter { $0.violated > 0 }.map(\.id)
  }
}
