import Synchronization

/// Time and chance of the world that is played: equal cases give the same, in any process.
///
/// Lowered copies of an app's sources ask it in the place of the machine. On a thread that plays no app it
/// answers as the machine does.
public enum PlayedWorld {
  /// When each case begins: at nine in the morning, Greenwich, on Monday, the fifth of January 2026.
  public static let beginning = Date(timeIntervalSinceReferenceDate: 789_296_400)
  /// How long the device had been on when the case began.
  private static let uptimeBefore: Duration = .seconds(36_000)

  /// The time: what `Date()` is.
  public static var now: Date {
    guard let passed else { return Date() }
    return beginning.addingTimeInterval(seconds(passed))
  }

  /// How many seconds the device has been on: `ProcessInfo.systemUptime`.
  public static var uptime: TimeInterval {
    guard let passed else { return ProcessInfo.processInfo.systemUptime }
    return seconds(uptimeBefore + passed)
  }

  /// The time as queues count it: `DispatchTime.now()`.
  public static var dispatchTime: DispatchTime {
    guard let passed else { return .now() }
    return DispatchTime(uptimeNanoseconds: nanoseconds(uptimeBefore + passed))
  }

  /// A new identifier: what `UUID()` is.
  public static func uuid() -> UUID {
    guard CurrentHost.isHere else { return UUID() }
    var generator = Generator()
    var bytes = [generator.next(), generator.next()].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    // Version 4 of the standard, and its variant.
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Chance: what `Int.random(in:)`, `shuffled()` and their like draw from.
  public struct Generator: RandomNumberGenerator, Sendable {
    /// Creates the generator; all of them draw from the same row of numbers.
    public init() {}

    /// Returns the next number.
    public mutating func next() -> UInt64 {
      guard CurrentHost.isHere else {
        var machine = SystemRandomNumberGenerator()
        return machine.next()
      }
      return CurrentHost.here { CurrentHost.host?.drawsNumber() ?? 0 }
    }
  }

  /// The time that has passed in the case; nil on a thread that plays no app.
  private static var passed: Duration? {
    guard CurrentHost.isHere else { return nil }
    return CurrentHost.here { CurrentHost.host?.readsTime() }
  }

  private static func seconds(_ duration: Duration) -> TimeInterval {
    let parts = duration.components
    return TimeInterval(parts.seconds) + TimeInterval(parts.attoseconds / 1_000_000_000_000) / 1e6
  }

  private static func nanoseconds(_ duration: Duration) -> UInt64 {
    let parts = duration.components
    return UInt64(parts.seconds) * 1_000_000_000 + UInt64(parts.attoseconds / 1_000_000_000)
  }
}

// MARK: - Waiting

extension PlayedWorld {
  /// Waits on the case's clock: what `Task.sleep` does.
  ///
  /// - Throws: `CancellationError` where the task is cancelled.
  public static func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    let waiting = Waiting()
    let isKept: @Sendable () -> Bool = {
      guard CurrentHost.isHere else { return false }
      return CurrentHost.here {
        CurrentHost.host?.runsLater({ waiting.ends(with: nil) }, after: duration) ?? false
      }
    }
    try await withTaskCancellationHandler {
      guard isKept() else { return try await Task.sleep(for: duration) }
      try await withCheckedThrowingContinuation { waiting.begins($0) }
    } onCancel: {
      waiting.ends(with: CancellationError())
    }
  }

  /// A task that waits; it is resumed once.
  private final class Waiting: Sendable {
    private enum Phase {
      case early
      case waits(CheckedContinuation<Void, any Error>)
      case over((any Error)?)
    }

    private let phase = Mutex(Phase.early)

    func begins(_ continuation: CheckedContinuation<Void, any Error>) {
      let end: (any Error)?? = phase.withLock { phase in
        if case .over(let error) = phase { return .some(error) }
        phase = .waits(continuation)
        return nil
      }
      if let end { resume(continuation, end) }
    }

    func ends(with error: (any Error)?) {
      let waiting: CheckedContinuation<Void, any Error>? = phase.withLock { phase in
        defer { phase = .over(error) }
        if case .waits(let continuation) = phase { return continuation }
        return nil
      }
      if let waiting { resume(waiting, error) }
    }

    private func resume(_ continuation: CheckedContinuation<Void, any Error>, _ error: (any Error)?)
    {
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }

  /// How many seconds the system waits for an app that does not answer.
  private static let patience: TimeInterval = 20

  /// Stops a thread's sleep where it would hold up the app: what `sleep` and `usleep` do.
  ///
  /// In the background it takes no time, nor does a short sleep where the main queue's work runs: nothing
  /// of the app can happen meanwhile. One that is as long as the system waits for an app stops the case
  /// with the caller's line.
  /// Source: Apple, *Addressing watchdog terminations*: 20 seconds for a launch.
  public static func blocks(
    seconds: TimeInterval, file: String = #filePath, line: Int = #line
  ) {
    guard CurrentHost.isHere else { return Foundation.Thread.sleep(forTimeInterval: seconds) }
    CurrentHost.here {
      guard PlayedWork.isOnMain, seconds >= patience else { return }
      CurrentHost.host?.stops(
        "\(file):\(line): the app sleeps for \(seconds) seconds where the work of the main queue runs:"
          + " the system would end it",
        help: "write 'try await Task.sleep(for:)' or 'asyncAfter', which the case's clock ends")
    }
  }
}
