import Dispatch
import Foundation
import SceneFuzzing
import SceneLifecycle
import Synchronization
import TestSupport
import Testing

/// A test says where an app hangs while it hangs, and nothing else changes.
@Suite struct AppsWatchdogTests {
  /// A gate before which one callback waits; opened by what the watchdog says.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    let said = Mutex<[String]>([])

    /// Waits until it was opened once; a watchdog that says nothing fails the test twenty minutes later.
    func pass() {
      guard said.withLock({ $0.isEmpty }) else { return }
      _ = semaphore.wait(timeout: .now() + 1_200)
    }

    func open(_ text: String) {
      said.withLock { $0.append(text) }
      semaphore.signal()
    }
  }

  /// Waits where a window leaves the screen.
  private struct Waiting: SceneApp {
    let context: AppContext
    let gate: Gate?

    mutating func sceneDidEnterBackground(_ scene: SceneID) {
      gate?.pass()
      context.takes("timer", for: scene)
    }
  }

  private func test(_ gate: Gate?, watchdog: Duration?) -> AppTest<Waiting> {
    var test = AppTest("waiting", laws: [.balancesLedgers]) { Waiting(context: $0, gate: gate) }
    test.watchdog = watchdog
    return test
  }

  private func examine(_ test: AppTest<Waiting>, _ gate: Gate) throws -> AppResult {
    let scratch = try Scratch()
    let file = scratch.url.appendingPathComponent("WaitingTests.swift").path
    return try SceneFuzz.examine(
      test, file: file, fileID: "WaitingTests/WaitingTests.swift", announce: { gate.open($0) })
  }

  @Test func `An app that does not return is told once, and no verdict changes`() throws {
    let gate = Gate()
    let hung = try examine(test(gate, watchdog: .milliseconds(20)), gate)
    let said = gate.said.withLock { $0 }
    #expect(said.count == 1)
    let text = try #require(said.first)
    #expect(text.hasPrefix("scenefuzz: the app has not returned for 20 ms; "), "\(text)")
    #expect(text.contains("test 'waiting' in WaitingTests/WaitingTests.swift"), "\(text)")
    #expect(text.contains("of seed 1, token g"), "\(text)")
    #expect(text.contains(" received sceneDidEnterBackground\n"), "\(text)")
    #expect(text.contains(": scene "), "\(text)")
    #expect(text.contains("swift test --filter WaitingTests\n"), "\(text)")
    let silent = Gate()
    let quick = try examine(test(nil, watchdog: nil), silent)
    #expect(silent.said.withLock { $0 } == [])
    #expect(hung.cases == quick.cases && hung.callbacks == quick.callbacks)
    #expect(hung.failures.map(\.scenario) == quick.failures.map(\.scenario))
  }

  @Test func `A law that does not answer is named`() throws {
    let gate = Gate()
    var test = test(nil, watchdog: .milliseconds(20))
    test.laws.append(
      AppLaw("A window that becomes active is let through.", id: "waiting.gate") {
        AppHappening.becomesActive.only(
          while: theApp { _ in
            gate.pass()
            return true
          })
      })
    _ = try examine(test, gate)
    let text = try #require(gate.said.withLock { $0 }.first)
    #expect(
      text.hasPrefix("scenefuzz: the law 'waiting.gate' has not answered for 20 ms; "), "\(text)")
    #expect(text.contains(" received sceneDidBecomeActive\n"), "\(text)")
  }

  @Test func `Nothing is said of an app that returns`() throws {
    let gate = Gate()
    _ = try examine(test(nil, watchdog: .seconds(3_600)), gate)
    #expect(gate.said.withLock { $0 } == [])
  }

  @Test func `The environment says when it is told, or that it is not`() throws {
    let limits = try ["5s", "off", nil].map { text in
      try TestSettings(text.map { ["SCENEFUZZ_WATCHDOG": $0] } ?? [:]).patience(.seconds(2))
    }
    #expect(limits == [.seconds(5), nil, .seconds(2)])
    #expect(throws: TestSettingError.self) { try TestSettings(["SCENEFUZZ_WATCHDOG": "soon"]) }
  }
}
