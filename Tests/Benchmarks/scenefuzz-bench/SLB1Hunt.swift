import SceneShrinking
import Foundation
import SLB1
import SceneFuzzing
import SceneLifecycle
import ScenePipeline

/// One bug of SLB-1, looked for with one seed and shrunk.
struct SLB1Hunt {
  /// What came of it, in the words of the common benchmark.
  struct Line {
    var bug: SLB1Bug
    var seed: UInt64
    var events: UInt64 = 0
    var seconds = 0.0
    var raw = 0
    var shrunk = 0
    var plays: UInt64 = 0
    var shrinkEvents: UInt64 = 0
    var shrinkSeconds = 0.0
    /// Events of the counterexample when the certificate was there; states and seconds for it.
    var proved: Int?
    var states = 0
    var proofSeconds = 0.0

    var isFound: Bool { raw > 0 }

    /// The line of the benchmark, and one for the certificate.
    var text: String {
      let found = String(
        format: "FIND bug=%d seed=%d found=%d events=%d secs=%.6f raw=%d shrunk=%d", bug.rawValue,
        Int(seed), isFound ? 1 : 0, Int(events), seconds, raw, shrunk)
      let shrinking = String(
        format: " shrink_execs=%d shrink_events=%d shrink_secs=%.6f rss_kb=%d", Int(plays),
        Int(shrinkEvents), shrinkSeconds, Int(ProcessClock.peakMegabytes * 1024))
      let proof = String(
        format: "\nPROOF bug=%d seed=%d shortest=%d states=%d secs=%.6f", bug.rawValue, Int(seed),
        proved ?? 0, states, proofSeconds)
      return found + shrinking + (isFound ? proof : "")
    }
  }

  var bug: SLB1Bug
  var seed: UInt64

  /// Looks for the bug for some seconds, then shrinks what was found and proves it.
  func run(seconds: Double) async -> Line {
    let harness = SLB1Harness(bug: bug)
    var line = Line(bug: bug, seed: seed)
    let start = ContinuousClock.now
    guard let index = await find(harness, seconds, &line) else { return line }
    line.seconds = start.seconds
    let scenario = harness.play(options(of: harness).generator, index).scenario
    line.raw = scenario.entries.count
    let shrinking = ContinuousClock.now
    guard let small = harness.small(scenario) else { return line }
    line.shrinkSeconds = shrinking.seconds
    line.shrunk = small.shrunk.scenario.entries.count
    line.plays = small.plays
    line.shrinkEvents = small.events
    let proving = ContinuousClock.now
    let proved = await harness.proved(small)
    line.proofSeconds = proving.seconds
    line.states = proved.states
    line.proved = proved.proof == .shortest ? proved.scenario.entries.count : nil
    return line
  }

  private func options(of harness: SLB1Harness) -> CampaignOptions {
    harness.options(seed: seed, 0..<1_000_000)
  }

  private func find(
    _ harness: SLB1Harness, _ seconds: Double, _ line: inout Line
  ) async -> UInt64? {
    let start = ContinuousClock.now
    let result = await harness.run(options(of: harness), shouldStop: { start.seconds > seconds })
    line.events = result.activity.eventCount
    return result.findings.first?.index
  }
}
