import Foundation
import SLB1
import SceneFuzzing
import SceneLifecycle

/// Events until each bug of SLB-1 is found: the default choice beside uniform choice.
struct SLB1FindReport {
  /// Seeds of a block.
  var seeds: UInt64 = 101

  /// Looks for each bug with two disjoint blocks of seeds and prints the medians.
  ///
  /// - Returns: Whether every run found its bug.
  func print() async -> Bool {
    var isWhole = true
    Swift.print("SLB-1, events until found: median of \(seeds) seeds, and of \(seeds) others")
    for bug in SLB1Bug.allCases {
      var rows: [[Double]] = []
      for choice in SLB1Harness.EventChoice.allCases {
        var medians: [Double] = []
        for block in 0..<UInt64(2) {
          let found = await events(bug, choice, block)
          isWhole = isWhole && found.count == Int(seeds)
          medians.append(found.isEmpty ? .infinity : found.median)
        }
        rows.append(medians)
      }
      Swift.print(line(bug, rows))
    }
    return isWhole
  }

  private func events(
    _ bug: SLB1Bug, _ choice: SLB1Harness.EventChoice, _ block: UInt64
  ) async -> [Double] {
    var found: [Double] = []
    for seed in 1 + block * seeds...(block + 1) * seeds {
      let hunt = SLB1Hunt(bug: bug, seed: seed, choice: choice)
      if let events = await hunt.find() { found.append(Double(events)) }
    }
    return found
  }

  private func line(_ bug: SLB1Bug, _ rows: [[Double]]) -> String {
    String(
      format: "  B%d default %8.0f %8.0f   uniform %8.0f %8.0f   ratio %5.2f %5.2f", bug.rawValue,
      rows[0][0], rows[0][1], rows[1][0], rows[1][1], rows[0][0] / rows[1][0],
      rows[0][1] / rows[1][1])
  }
}
