import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle

/// Nanoseconds of processor time per callback to an app, in process and in workers, on one core.
struct AppRate {
  /// Receives every callback and does nothing.
  private struct IdleApp: SceneApp {}

  /// Runs of each row.
  let rounds: Int

  /// Measures an app that does nothing: with long cases, with short ones, with laws, in workers.
  ///
  /// - Returns: False if a worker campaign did not hold.
  func print() -> Bool {
    Swift.print("callbacks to an app that does nothing, in process, one core")
    row("10,000 events a case, no law", AppTest(events: 10_000) { _ in IdleApp() }, cases: 20)
    row("60 events a case, no law", AppTest { _ in IdleApp() }, cases: 2_000)
    row("60 events a case, three laws", Self.judged(events: 60), cases: 2_000)
    return printWorkers()
  }

  /// The command of the app that the workers play: `scenefuzz-bench run`.
  static func runCommand() -> Never { FuzzCommand.main(checking: judged(events: 100)) }

  /// What an app that does nothing cannot put to the test is no doubt here.
  private static func judged(events: Int) -> AppTest<IdleApp> {
    let reason = "the app does nothing"
    let laws: [AppLaw<IdleApp>] = [.balancesLedgers, .keepsSecretsFromSnapshots, .keepsScope]
    return AppTest(laws: laws.map { $0.mayBeIdle(because: reason) }, events: events) { _ in
      IdleApp()
    }
    .mayBeSilent(because: reason)
  }

  private func row(_ name: String, _ test: AppTest<IdleApp>, cases: UInt64) {
    let values = (0..<rounds).map { round in
      let start = ProcessClock.seconds
      let result = SceneFuzz.run(test, seed: UInt64(round), cases: cases)
      precondition(result.failures.isEmpty, "an app that does nothing keeps these laws")
      return (ProcessClock.seconds - start) * 1e9 / Double(result.callbacks)
    }
    Swift.print(
      String(
        format: "  %@ %6.1f ns a callback %6.1f M/s %9.1f ns %6.1f M/s",
        name.padding(toLength: 30, withPad: " ", startingAt: 0), values.median,
        1000 / values.median, values.min() ?? 0, 1000 / (values.min() ?? 1)))
  }

  // MARK: - Workers

  /// Plays the same cases here and in a worker, by turns, and compares the processor time.
  ///
  /// What the processes take to start is taken off: the time of few cases from the time of many.
  private func printWorkers() -> Bool {
    let (few, many): (UInt64, UInt64) = (200, 10_200)
    var ratios: [Double] = []
    for round in 0..<UInt64(rounds) {
      guard let short = worker(cases: few, seed: round), let long = worker(cases: many, seed: round)
      else { return false }
      let here = inProcess(cases: many, seed: round) - inProcess(cases: few, seed: round)
      ratios.append((long - short) / here)
    }
    Swift.print("the same in a worker, 100 events a case, three laws")
    Swift.print(
      String(
        format: "  %.2f x the processor time in process (%.2f to %.2f)", ratios.median,
        ratios.min() ?? 0, ratios.max() ?? 0))
    return true
  }

  private func inProcess(cases: UInt64, seed: UInt64) -> Double {
    let start = ProcessClock.seconds
    _ = SceneFuzz.run(Self.judged(events: 100), seed: seed, cases: cases)
    return ProcessClock.seconds - start
  }

  /// Seconds of the command and its worker; nil when the campaign did not hold.
  private func worker(cases: UInt64, seed: UInt64) -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [
      "run", "--cases", "\(cases)", "--seed", "\(seed)", "--jobs", "1", "--quiet",
    ]
    process.standardOutput = FileHandle.nullDevice
    let start = ProcessClock.secondsOfChildren
    do {
      try process.run()
    } catch {
      FileHandle.standardError.write(Data("error: the worker did not start: \(error)\n".utf8))
      return nil
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      FileHandle.standardError.write(
        Data("error: 'run' ended with status \(process.terminationStatus)\n".utf8))
      return nil
    }
    return ProcessClock.secondsOfChildren - start
  }
}
