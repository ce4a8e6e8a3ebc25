/// The clock of an app: the device's own, or one that a played history moves.
///
/// An app takes the clock of its ``AppContext``, and its sleeps wait for it. In a test a task that
/// sleeps goes on after a `tick`; the clock works in what the app does inside a callback, and in the
/// work that it starts there.
public struct AppClock: Clock {
  /// Where a clock's time comes from.
  public protocol TimeSource: Sendable {
    /// How long ago the clock began.
    var now: Duration { get }
    /// The smallest step of the clock.
    var minimumResolution: Duration { get }
    /// Waits until the clock shows a time, or throws `CancellationError`.
    func sleep(until deadline: Duration) async throws
  }

  /// A time since the clock began.
  public struct Instant: InstantProtocol {
    /// How long ago the clock had begun.
    public var offset: Duration

    public init(offset: Duration) { self.offset = offset }

    /// Returns the time some while later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns how long it takes from here to another time.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one time comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let source: any TimeSource

  public init(_ source: any TimeSource) { self.source = source }

  /// The time that the clock shows.
  public var now: Instant { Instant(offset: source.now) }

  /// The smallest step of the clock: a played history moves in whole seconds.
  public var minimumResolution: Duration { source.minimumResolution }

  /// Waits until the clock shows a time.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - tolerance: Without a meaning here.
  /// - Throws: `CancellationError` when the task is cancelled; at once where no history is played.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await source.sleep(until: deadline.offset)
  }
}

extension AppClock {
  /// The device's own time, which goes on while the device sleeps.
  public struct DeviceTime: TimeSource {
    private let start = ContinuousClock.now

    /// Creates a time that begins now.
    public init() {}

    /// How long ago the time was created.
    public var now: Duration { start.duration(to: .now) }

    /// The smallest difference that the continuous clock can tell.
    public var minimumResolution: Duration { ContinuousClock().minimumResolution }

    /// Waits until so much time has passed since the creation.
    public func sleep(until deadline: Duration) async throws {
      try await ContinuousClock().sleep(until: start.advanced(by: deadline))
    }
  }
}
