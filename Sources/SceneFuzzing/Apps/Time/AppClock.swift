/// The clock that a case moves: a task that sleeps on it goes on after a `tick`.
///
/// It shows the same time as `AppContext.now`. Give it to the app in the place of its clock. It works
/// in what the app does when it is told something, and in the work that it starts there.
public struct AppClock: Clock, Hashable {
  /// A time since the case began.
  public struct Instant: InstantProtocol {
    /// How long ago the case had begun.
    public var offset: Duration

    /// Creates a time.
    public init(offset: Duration) { self.offset = offset }

    /// Returns the time some while later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns how long it takes from here to another time.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one time comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// Creates the clock; all are the same one.
  public init() {}

  /// What the clock shows; the beginning on a thread that tells no app anything.
  public var now: Instant { Instant(offset: DeterministicExecutor.current?.now ?? .zero) }

  /// The case moves in whole seconds.
  public var minimumResolution: Duration { .seconds(1) }

  /// Waits until the clock shows a time.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - tolerance: Without a meaning here.
  /// - Throws: `CancellationError` when the task is cancelled; at once where no case is played.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard let number = DeterministicExecutor.current?.newSleeper() else {
      throw CancellationError()
    }
    let isOver = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        DeterministicExecutor.current?.sleep(number, until: deadline.offset, continuation)
      }
    } onCancel: {
      DeterministicExecutor.current?.cancel(number)
    }
    if !isOver { throw CancellationError() }
  }
}
