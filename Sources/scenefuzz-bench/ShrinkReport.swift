import Foundation
import SceneDefects
import SceneFuzzing
import ScenePipeline
import SceneLifecycle
import SceneShrinking

/// Plays and milliseconds that it takes to shrink failures of 10,000 events, up to the last pass.
struct ShrinkReport {
  /// Events of each failing case.
  var events = 10_000
  /// Seeds for each defect.
  var seeds: UInt64 = 3
  /// How many defects; those that cannot hide for so long are passed over.
  var defects = 20

  /// One case that was shrunk.
  private struct TimedShrink {
    var defect: String
    var seed: UInt64
    var result: Shrunk
    var milliseconds: Double
  }

  /// Shrinks all cases on one core and prints each, then the median and the 95th percentile.
  func print() {
    var runs: [TimedShrink] = []
    var found = 0
    for defect in Defect.all where found < defects {
      let now = (1...seeds).compactMap { run(defect, seed: $0) }
      if now.count == Int(seeds) {
        found += 1
        runs += now
        now.forEach(tell)
      }
    }
    guard !runs.isEmpty else { return Swift.print("no defect hides for \(events) events") }
    let plays = runs.map { Double($0.result.trials) }
    let times = runs.map(\.milliseconds)
    let lengths = runs.map { Double($0.result.scenario.entries.count) }
    Swift.print("\(runs.count) failures of \(events) events, \(found) defects, \(seeds) seeds each")
    Swift.print(line("plays", plays))
    Swift.print(line("milliseconds", times))
    Swift.print(line("events left", lengths))
  }

  /// Grows a failure and shrinks it; nil when the defect cannot hide.
  private func run(_ defect: Defect, seed: UInt64) -> TimedShrink? {
    guard let platform = Platform.named("ipad-ios18") else { return nil }
    var history = LongFailure(defect, seed: seed, platform: platform, events: events)
    guard let scenario = history.grow(to: events) else { return nil }
    let play = Fuzzer().play(scenario)
    guard let signature = play.signature, play.scenario.entries.count >= events else { return nil }
    let fuzzer = Fuzzer()
    let start = ProcessClock.seconds
    guard let result = fuzzer.shrink(play.scenario, keeping: signature) else { return nil }
    let seconds = ProcessClock.seconds - start
    return TimedShrink(defect: defect.id, seed: seed, result: result, milliseconds: seconds * 1000)
  }

  private func tell(_ run: TimedShrink) {
    let name = run.defect.padding(toLength: 32, withPad: " ", startingAt: 0)
    Swift.print(
      String(
        format: "  %@ seed %d %5d plays %7.1f ms %3d events, ", name, Int(run.seed),
        run.result.trials, run.milliseconds, run.result.scenario.entries.count)
        + run.result.certainty)
  }

  private func line(_ name: String, _ values: [Double]) -> String {
    let sorted = values.sorted()
    let high = sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
    let title = name.padding(toLength: 14, withPad: " ", startingAt: 0)
    return String(format: "  %@ median %7.1f, 95 %% %7.1f", title, values.median, high)
  }
}
