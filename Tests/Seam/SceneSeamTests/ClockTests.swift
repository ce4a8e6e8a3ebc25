import SceneSeam
import Testing

/// The app's clock over a time of the test's own, and over the device's.
@Suite struct ClockTests {
  /// Stands still, and lets sleepers go on at once or not at all.
  private struct StoppedTime: AppClock.TimeSource {
    var now: Duration
    var minimumResolution: Duration { .seconds(1) }

    func sleep(until deadline: Duration) async throws {
      if deadline > now { throw CancellationError() }
    }
  }

  @Test func `A clock shows the time of its source and waits as its source does`() async throws {
    let clock = AppClock(StoppedTime(now: .seconds(5)))
    #expect(clock.now == AppClock.Instant(offset: .seconds(5)))
    #expect(clock.minimumResolution == .seconds(1))
    try await clock.sleep(until: AppClock.Instant(offset: .seconds(5)))
    await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
  }

  @Test func `The device's time goes on, and a cancelled sleep throws`() async throws {
    let clock = AppClock(AppClock.DeviceTime())
    let start = clock.now
    try await clock.sleep(for: .milliseconds(1))
    #expect(start.duration(to: clock.now) >= .milliseconds(1))
    let sleeper = Task { try await clock.sleep(for: .seconds(3_600)) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func `Instants are ordered and measured like durations`() {
    let instant = AppClock.Instant(offset: .seconds(2))
    #expect(instant < instant.advanced(by: .nanoseconds(1)))
    #expect(instant.duration(to: instant.advanced(by: .seconds(3))) == .seconds(3))
  }
}
