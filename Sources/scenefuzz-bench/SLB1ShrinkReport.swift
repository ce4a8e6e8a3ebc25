import Foundation
import SLB1
import SceneFuzzing
import SceneLifecycle

/// How short the counterexamples of SLB-1 are, what that takes, and what the certificate takes.
struct SLB1ShrinkReport {
  /// Seeds of each bug.
  var seeds: UInt64 = 11

  /// The true shortest lengths, as breadth-first search has found them.
  private static let shortest: [SLB1Bug: Int] = [.b1: 5, .b2: 11, .b3: 18, .b4: 15]

  /// Shrinks every bug with every seed and prints the medians.
  ///
  /// - Returns: Whether the true shortest was reported and proved every time.
  func print() async -> Bool {
    Swift.print("SLB-1, counterexamples of \(seeds) seeds: at the last pass, and proved")
    var isShortest = true
    for bug in SLB1Bug.allCases {
      var lines: [SLB1Hunt.Line] = []
      for seed in 1...seeds { lines.append(await SLB1Hunt(bug: bug, seed: seed).run(seconds: 60)) }
      Swift.print(line(bug, lines))
      isShortest = isShortest && lines.allSatisfy { $0.proved == Self.shortest[bug] }
    }
    return isShortest
  }

  private func line(_ bug: SLB1Bug, _ lines: [SLB1Hunt.Line]) -> String {
    let wanted = Self.shortest[bug] ?? 0
    return String(
      format: "  B%d %2d events: %2d of %d by passes, %4.0f runs, %6.2f ms; %2d of %d proved,"
        + " %7.0f states, %8.2f ms", bug.rawValue, wanted,
      lines.count { $0.shrunk == wanted }, lines.count, lines.map { Double($0.plays) }.median,
      lines.map { $0.shrinkSeconds * 1000 }.median, lines.count { $0.proved == wanted },
      lines.count, lines.map { Double($0.states) }.median,
      lines.map { $0.proofSeconds * 1000 }.median)
  }
}
