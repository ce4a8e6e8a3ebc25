/// Queues of Dispatch and Foundation as the case plays them.
///
/// Lowered copies of an app's sources call it. The work of every queue waits for the case, in a test that steps the app's work. Elsewhere, and on a
/// thread that plays no app, the queue itself does the work.
public enum PlayedQueue {
  /// Whether the work of the main queue runs: `Thread.isMainThread`.
  public static var isMain: Bool {
    guard CurrentHost.isHere else { return Foundation.Thread.isMainThread }
    return CurrentHost.here { PlayedWork.isOnMain }
  }

  /// Puts work into a queue.
  public static func async(
    _ queue: DispatchQueue, group: PlayedGroup? = nil, execute work: @escaping @Sendable () -> Void
  ) {
    group?.enter()
    let whole: @Sendable () -> Void = {
      work()
      group?.leave()
    }
    if !isKept(queue.label, .zero, whole) {
      queue.async(group: nil, qos: .unspecified, flags: [], execute: whole)
    }
  }

  /// Puts work into a queue, to be done at a time.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - deadline: The time, as ``PlayedWorld/dispatchTime`` counts.
  ///   - work: The work.
  public static func async(
    _ queue: DispatchQueue, at deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    let now = PlayedWorld.dispatchTime.uptimeNanoseconds
    let left = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    if !isKept(queue.label, delay(nanoseconds: left), work) {
      queue.asyncAfter(
        deadline: .now() + .nanoseconds(Int(clamping: left)), qos: .unspecified, flags: [],
        execute: work)
    }
  }

  /// Puts work into a queue, to be done after some seconds.
  public static func async(
    _ queue: DispatchQueue, after seconds: TimeInterval,
    execute work: @escaping @Sendable () -> Void
  ) {
    let time = PlayedWorld.dispatchTime
    async(queue, at: time + max(0, min(seconds, 1e9)), execute: work)
  }

  /// Does work in a queue while the caller waits: first the queue's earlier work, then this.
  ///
  /// Where the queue's own work waits for it, the case stops with a sentence.
  public static func sync<Result>(
    _ queue: DispatchQueue, execute work: () throws -> Result
  ) rethrows -> Result {
    guard isPlayed else { return try queue.sync(flags: [], execute: work) }
    let label = queue.label
    CurrentHost.here {
      if PlayedWork.waitsForItself(label) {
        CurrentHost.host?.stops(
          "work of the queue '\(label)' calls 'sync' of this queue: it would wait for itself",
          help: "call the work itself, or write 'async'")
      }
      _ = PlayedWork.run(until: { false }, only: label)
      PlayedWork.begins(label)
    }
    defer { CurrentHost.here { PlayedWork.ends() } }
    return try work()
  }

  /// Takes work for a queue by its label; false where the queue itself has to do it.
  static func isKept(
    _ label: String, _ delay: Duration, comesEarly: Bool = false,
    _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    guard CurrentHost.isHere else { return false }
    return CurrentHost.here {
      PlayedWork.take(label, after: delay, comesEarly: comesEarly, work)
    }
  }

  /// Whether the calling thread plays an app whose work is stepped.
  static var isPlayed: Bool { CurrentHost.isHere && isStepped }

  /// Runs the work that others wait for, until something is so; false where it cannot be.
  static func runsWork(until isSo: @Sendable () -> Bool) -> Bool {
    guard CurrentHost.isHere else { return isSo() }
    return CurrentHost.here { PlayedWork.run(until: isSo) }
  }

  /// Whether the case steps the app's work.
  static var isStepped: Bool { CurrentHost.here { CurrentHost.host?.stepsWork ?? false } }

  /// A delay in tenths of a second, upwards: what was read of the clock meanwhile is not the case's.
  private static func delay(nanoseconds: UInt64) -> Duration {
    let tenths = nanoseconds == 0 ? 0 : (nanoseconds - 1) / 100_000_000 + 1
    return .milliseconds(100 * Int64(clamping: tenths))
  }

  /// Stops the case where something waits that nothing can end.
  static func hangs(_ what: String, _ file: String, _ line: Int) {
    guard CurrentHost.isHere else { return }
    CurrentHost.here {
      CurrentHost.host?.stops(
        "\(file):\(line): \(what) would wait for ever: no work that is ready can end it",
        help: "let it be told by a callback, 'notify' or 'await', which the case can play")
    }
  }
}
