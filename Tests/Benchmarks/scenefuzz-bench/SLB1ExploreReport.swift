import Foundation
import SLB1
import SceneFuzzing
import SceneExploring
import SceneLifecycle

/// SLB-1 with eight scenes explored to closure, and each of its bugs looked for.
struct SLB1ExploreReport {
  /// One row: what is explored, and what is known of it beforehand.
  struct ExplorationCase {
    var name: String
    var bug: SLB1Bug?
    var isSymmetric: Bool
    var jobs = 1
    /// States of the clean engine; events of the shortest failure of a bug.
    var expected: Int
  }

  /// Runs of each row, the rows in turn so that a drift of the machine hits all alike.
  let rounds = 5
  let scenes = 8

  private let rows = [
    ExplorationCase(name: "scenes told apart, 1 job", isSymmetric: false, expected: 390_625),
    ExplorationCase(
      name: "scenes told apart, 2 jobs", isSymmetric: false, jobs: 2, expected: 390_625),
    ExplorationCase(name: "scenes interchangeable, 1 job", isSymmetric: true, expected: 495),
    ExplorationCase(
      name: "scenes interchangeable, 2 jobs", isSymmetric: true, jobs: 2, expected: 495),
    ExplorationCase(name: "first bug", bug: .b1, isSymmetric: true, expected: 5),
    ExplorationCase(name: "second bug", bug: .b2, isSymmetric: true, expected: 11),
    ExplorationCase(name: "third bug", bug: .b3, isSymmetric: true, expected: 18),
    ExplorationCase(
      name: "fourth bug, scenes told apart", bug: .b4, isSymmetric: false, expected: 15),
  ]

  /// Measures all rows and prints their medians.
  ///
  /// - Returns: Whether every row found what is known of it.
  func print() async -> Bool {
    var runs = [[TimedExploration]](repeating: [], count: rows.count)
    for _ in 0..<rounds {
      for (index, row) in rows.enumerated() { runs[index].append(await run(row)) }
    }
    Swift.print("SLB-1 with \(scenes) scenes, \(rounds) runs: median wall and processor time")
    var isRight = true
    for (row, runs) in zip(rows, runs) {
      Swift.print(line(row, runs))
      for run in runs where run.found != row.expected {
        isRight = false
        Swift.print("  found \(run.found), expected \(row.expected)")
      }
    }
    Swift.print(String(format: "peak memory %.1f MB", ProcessClock.peakMegabytes))
    return isRight
  }

  /// One exploration and what it took.
  private struct TimedExploration {
    var result: Exploration
    var seconds: Double
    var processorSeconds: Double

    /// States when all was visited; events of the failure when something broke.
    var found: Int { result.end == .broken ? result.depth + 1 : result.states }
  }

  private func run(_ row: ExplorationCase) async -> TimedExploration {
    let bounds = Bounds(events: SLB1Event.kinds, isSymmetric: row.isSymmetric)
    let engine = SLB1Engine(scenes: scenes, bug: row.bug)
    let processorStart = ProcessClock.seconds
    let start = ContinuousClock.now
    var explorer = Explorer(engine, SLB1Checker(), bounds, jobs: row.jobs)
    await explorer.run()
    let time = ContinuousClock.now - start
    return TimedExploration(
      result: explorer.result,
      seconds: time / .seconds(1),
      processorSeconds: ProcessClock.seconds - processorStart)
  }

  private func line(_ row: ExplorationCase, _ runs: [TimedExploration]) -> String {
    let seconds = runs.map(\.seconds).median
    let result = runs[0].result
    let end = result.end == .broken ? "fails after \(result.depth + 1) events" : "closed"
    return String(
      format: "  %@ %6d states %7d edges %7.4f s %7.4f s %5.2f M states/s"
        + " %5.2f M edges/s %4.0f B a state, %@",
      row.name.padding(toLength: 29, withPad: " ", startingAt: 0), result.states,
      Int(result.seen.edges), seconds, runs.map(\.processorSeconds).median,
      Double(result.states) / seconds / 1e6, Double(result.seen.edges) / seconds / 1e6,
      Double(result.bytes) / Double(result.states), end)
  }
}
