import Foundation
import SceneFuzzing
import ScenePipeline
import SceneGeneration
import SceneLifecycle

/// Nanoseconds of processor time per checked callback, for several sizes of world and history.
struct RateReport {
  /// One row: a campaign on one core.
  struct RatedCampaign {
    var name: String
    var shape: Shape
    var cases: UInt64
  }

  /// Runs of each row, the rows in turn so that a drift of the machine hits all alike.
  let rounds = 5
  let pad = "ipad-ios18"

  /// Measures all rows and prints their medians.
  func print() async {
    let rows = scenes + lengths + [defaults]
    var times = [[Double]](repeating: [], count: rows.count)
    for _ in 0..<rounds {
      for (index, row) in rows.enumerated() { times[index].append(await time(row)) }
    }
    Swift.print("checked callbacks, whole contract, one core; \(rounds) runs: median, least")
    for (row, values) in zip(rows, times) {
      let nanoseconds = values.median
      Swift.print(
        String(
          format: "  %@ %6.1f ns a callback %6.1f M/s %9.1f ns %6.1f M/s",
          row.name.padding(toLength: 30, withPad: " ", startingAt: 0), nanoseconds,
          1000 / nanoseconds, values.min() ?? 0, 1000 / (values.min() ?? 1)))
    }
    Swift.print(String(format: "one draw of a random number %.2f ns", drawTime()))
    Swift.print(String(format: "peak memory %.1f MB", ProcessClock.peakMegabytes))
  }

  /// What the machine is worth just now: nanoseconds a draw, each waiting for the one before.
  private func drawTime() -> Double {
    var stream = RandomStream(key: 1)
    var sum: UInt64 = 0
    let draws = 50_000_000
    let start = ProcessClock.seconds
    for _ in 0..<draws { sum = RandomStream.mix(sum ^ stream.next()) }
    let seconds = ProcessClock.seconds - start
    precondition(sum != 0, "the draws are really made")
    return seconds * 1e9 / Double(draws)
  }

  private var scenes: [RatedCampaign] {
    [2, 8, 32, 64].map { count in
      RatedCampaign(
        name: "\(count) scenes, 10,000 callbacks", shape: shape(scenes: count, 10_000),
        cases: 100)
    }
  }

  private var lengths: [RatedCampaign] {
    [(100, 10_000), (1_000_000, 1)].map { length, cases in
      RatedCampaign(
        name: "8 scenes, \(length) callbacks", shape: shape(scenes: 8, length),
        cases: UInt64(cases))
    }
  }

  private var defaults: RatedCampaign {
    RatedCampaign(name: "as scenefuzz run plays", shape: Shape(), cases: 3_000)
  }

  private func shape(scenes: Int, _ callbacks: Int) -> Shape {
    Shape(platform: Platform.named(pad), scenes: scenes, length: .callbacks(callbacks))
  }

  private func time(_ row: RatedCampaign) async -> Double {
    let generator = Generator(shape: row.shape, seed: Seed(1))
    let start = ProcessClock.seconds
    let result = await Fuzzer().run(CampaignOptions(generator, cases: row.cases))
    let seconds = ProcessClock.seconds - start
    return seconds * 1e9 / Double(max(1, result.activity.callbacks))
  }
}
