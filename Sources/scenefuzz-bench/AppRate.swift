import Foundation
import SceneFuzzing

/// Nanoseconds of processor time per callback to an app in process, on one core.
struct AppRate {
  /// Hears everything and does nothing.
  private struct Idle: SceneApp {}

  /// Runs of each row.
  let rounds: Int

  /// Measures an app that does nothing, with long cases and with short ones, and with laws.
  func print() {
    Swift.print("callbacks to an app that does nothing, in process, one core")
    row("10,000 events a case, no law", AppTest(events: 10_000) { _ in Idle() }, cases: 20)
    row("60 events a case, no law", AppTest { _ in Idle() }, cases: 2_000)
    row(
      "60 events a case, three laws",
      AppTest(laws: [.handlesPayloadsOnce, .balancesLedgers, .keepsSecretsFromSnapshots]) { _ in
        Idle()
      }, cases: 2_000)
  }

  private func row(_ name: String, _ test: AppTest<Idle>, cases: UInt64) {
    let values = (0..<rounds).map { round in
      let start = ProcessClock.seconds
      let result = SceneFuzz.run(test, seed: UInt64(round), cases: cases)
      return (ProcessClock.seconds - start) * 1e9 / Double(result.callbacks)
    }
    Swift.print(
      String(
        format: "  %@ %6.1f ns a callback %6.1f M/s %9.1f ns %6.1f M/s",
        name.padding(toLength: 30, withPad: " ", startingAt: 0), values.median,
        1000 / values.median, values.min() ?? 0, 1000 / (values.min() ?? 1)))
  }
}
