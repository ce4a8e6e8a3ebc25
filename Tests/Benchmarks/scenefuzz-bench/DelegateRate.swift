#if os(Linux)
  import Foundation
  import SceneFuzzing
  import SceneHosting
  import SceneLifecycle
  import UIKit

  /// Receives every callback of an application and does nothing.
  private final class IdleAppDelegate: UIResponder, UIApplicationDelegate {}

  /// Receives every callback of a scene and does nothing.
  private final class IdleSceneDelegate: UIResponder, UIWindowSceneDelegate {}

  /// Nanoseconds of processor time per callback to delegates that do nothing, on one core.
  @MainActor
  struct DelegateRate {
    /// Runs of each row.
    let rounds: Int

    /// Measures delegates that do nothing: with long cases, with short ones, with laws.
    ///
    /// - Returns: Whether a million callbacks a second are delivered in each row.
    func print() -> Bool {
      Swift.print("callbacks to delegates that do nothing, in process, one core")
      let rows = [
        row("10,000 events a case, no law", [], events: 10_000, cases: 20),
        row("60 events a case, no law", [], events: 60, cases: 2_000),
        row("60 events a case, three laws", Self.laws, events: 60, cases: 2_000),
      ]
      return rows.allSatisfy { $0 < 1_000 }
    }

    private static var laws: [AppLaw<HostedApp<IdleAppDelegate>>] {
      [.balancesLedgers, .keepsScope, .releasesScenes()]
    }

    /// Prints the row of a test and returns its median in nanoseconds.
    private func row(
      _ name: String, _ laws: [AppLaw<HostedApp<IdleAppDelegate>>], events: Int, cases: UInt64
    ) -> Double {
      let test = AppTest(laws: laws, events: events) { context in
        HostedApp(manifest: SceneManifest { IdleSceneDelegate() }, context: context) {
          IdleAppDelegate()
        }
      }
      let values = (0..<rounds).map { round in
        let start = ProcessClock.seconds
        let result = SceneFuzz.run(test, seed: UInt64(round), cases: cases)
        precondition(result.failures.isEmpty, "delegates that do nothing keep these laws")
        return (ProcessClock.seconds - start) * 1e9 / Double(result.callbacks)
      }
      Swift.print(
        String(
          format: "  %@ %6.1f ns a callback %6.1f M/s %9.1f ns %6.1f M/s",
          name.padding(toLength: 30, withPad: " ", startingAt: 0), values.median,
          1000 / values.median, values.min() ?? 0, 1000 / (values.min() ?? 1)))
      return values.median
    }
  }
#endif
