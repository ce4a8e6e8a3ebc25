import ScenePipeline
import Foundation
import SLB1
import SceneFuzzing
import SceneLifecycle

/// `scenefuzz-bench slb1` and its options.
struct SLB1Command {
  private var words: [String: Double] = [:]

  /// Reads the arguments after `slb1`; nil when they make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard ["--secs", "--bug", "--seed", "--cap"].contains(option),
        let word = rest.popFirst(), let value = Double(word), value >= 0
      else { return nil }
      words[option] = value
    }
  }

  /// What can be asked for.
  static let usage = "slb1 [--secs S | --bug B [--seed N] [--cap S]]"

  /// Runs what was asked for.
  ///
  /// - Returns: Whether it went as it has to.
  func run() async -> Bool {
    if let number = words["--bug"] {
      guard let bug = SLB1Bug(rawValue: Int(number)) else { return false }
      let line = await SLB1Hunt(bug: bug, seed: UInt64(words["--seed"] ?? 1))
        .run(seconds: words["--cap"] ?? 60)
      print(line.text)
      return line.isFound
    }
    if let seconds = words["--secs"] {
      await benchLine(seconds: seconds)
      return true
    }
    return await SLB1RateReport().print()
  }

  /// Prints how many checked events the clean engine is driven through in some seconds.
  private func benchLine(seconds: Double) async {
    let harness = SLB1Harness()
    let start = ContinuousClock.now
    let seed = UInt64(words["--seed"] ?? 1)
    var events: UInt64 = 0
    var cases: UInt64 = 0
    while start.seconds < seconds {
      let result = await harness.run(
        harness.options(seed: seed, cases..<cases + 500))
      events += result.activity.eventCount
      cases += result.activity.cases
    }
    print(
      "BENCH events=\(events) secs=\(String(format: "%.3f", start.seconds)) seqs=\(cases)",
      "rss_kb=\(Int(ProcessClock.peakMegabytes * 1024))")
  }
}

extension ContinuousClock.Instant {
  /// Seconds that have passed since.
  var seconds: Double { (ContinuousClock.now - self) / .seconds(1) }
}
