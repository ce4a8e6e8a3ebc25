import ScenePipeline
import Foundation
import SLB1
import SLB1Loops
import SceneFuzzing
import SceneLifecycle

/// Checked events a second of SLB-1, ours beside two loops in C, in one run.
struct SLB1RateReport {
  /// Sequences of each measurement, of 1,000 events each.
  var sequences: UInt64 = 4_000
  /// Measurements, the three in turn so that a drift of the machine hits all alike.
  var rounds = 11

  /// One way of driving the clean engine.
  private enum DrivingLoop: String, CaseIterable {
    case straightforward = "straightforward loop in C"
    case masks = "fastest loop in C, one sequence"
    case ours
  }

  /// Measures all and prints the medians and the ratios.
  ///
  /// - Returns: Whether nothing broke.
  func print() async -> Bool {
    var times = [[Double]](repeating: [], count: DrivingLoop.allCases.count)
    for round in 0..<rounds {
      for (index, drivingLoop) in DrivingLoop.allCases.enumerated() {
        guard let time = await time(drivingLoop, seed: UInt64(round)) else {
          Swift.print("\(drivingLoop.rawValue): the clean engine broke something")
          return false
        }
        times[index].append(time)
      }
    }
    Swift.print(
      "SLB-1, clean engine, nanoseconds of processor time a checked event, \(rounds) runs")
    for (drivingLoop, values) in zip(DrivingLoop.allCases, times) {
      Swift.print(line(drivingLoop, values, times))
    }
    return true
  }

  private func line(_ drivingLoop: DrivingLoop, _ values: [Double], _ all: [[Double]]) -> String {
    let plain = ratio(all[0], values)
    let best = ratio(values, all[1])
    return String(
      format:
        "  %@ %6.2f ns %7.1f M/s  %5.2f x the straightforward, %5.2f x the time of the fastest",
      drivingLoop.rawValue.padding(toLength: 32, withPad: " ", startingAt: 0), values.median,
      1000 / values.median, plain, best)
  }

  /// The median of the ratios of neighbours in time.
  private func ratio(_ above: [Double], _ below: [Double]) -> Double {
    zip(above, below).map { $0 / $1 }.median
  }

  private func time(_ drivingLoop: DrivingLoop, seed: UInt64) async -> Double? {
    let start = ProcessClock.seconds
    var events = sequences * 1_000
    switch drivingLoop {
    case .straightforward:
      guard slb1_straightforward(seed, sequences).violations == 0 else { return nil }
    case .masks:
      guard slb1_masks(seed, sequences).violations == 0 else { return nil }
    case .ours:
      let harness = SLB1Harness()
      let result = await harness.run(harness.options(seed: seed, 0..<sequences))
      guard result.findings.isEmpty, result.fault == nil else { return nil }
      events = result.activity.eventCount
    }
    return (ProcessClock.seconds - start) * 1e9 / Double(events)
  }
}
