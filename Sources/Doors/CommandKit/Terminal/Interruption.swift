import Dispatch
import Foundation

/// Notices requests to stop the process, as long as it lives.
///
/// A verb that asks ends in order and writes what it has found. One that does not, or that takes too
/// long, is ended by the signal: at the latest a second after it, unless the user gives it longer.
package struct Interruption: Sendable {
  private let request = Flag()
  /// Holds one token: the first signal takes it.
  private let first = DispatchSemaphore(value: 1)
  private let grace: Duration

  /// How long the work may take to end after a signal; a build that is not optimised gets more.
  package static let grace = Duration.milliseconds(_isDebugAssertConfiguration() ? 10_000 : 700)

  /// The signals that ask for an end, with a token for each that came.
  ///
  /// A handler may do next to nothing; to raise a semaphore is an atomic addition or `sem_post`.
  private static let arrivals: [(number: Int32, tokens: DispatchSemaphore)] =
    [SIGINT, SIGTERM, SIGHUP].map { ($0, DispatchSemaphore(value: 0)) }

  /// Watches for `^C`, requests to terminate and terminals that close.
  ///
  /// Writes to a closed pipe just fail from then on.
  ///
  /// The second signal ends the process at once. Under `nohup` a terminal may close.
  ///
  /// - Parameter grace: How long the work may take to end after a signal.
  package init(grace: Duration = Self.grace) {
    self.grace = grace
    signal(SIGPIPE, SIG_IGN)
    for (number, tokens) in Self.arrivals where number != SIGHUP || !Self.isIgnored(number) {
      // A thread of its own runs even where the work holds the only processor.
      Thread.detachNewThread { [self] in watch(number, tokens) }
      signal(number) { number in
        for arrival in Interruption.arrivals where arrival.number == number {
          arrival.tokens.signal()
        }
      }
    }
  }

  /// Whether a stop was asked for; the work that asks ends in order.
  package var isRequested: Bool { request.isRaised }

  /// Waits for a signal, and sees to it that the process ends.
  private func watch(_ number: Int32, _ tokens: DispatchSemaphore) {
    // Who started the process may have blocked signals; one thread that does not is enough.
    Self.unblock(number)
    tokens.wait()
    // Of two that come together one is the second.
    if first.wait(timeout: .now()) == .timedOut { Self.end(by: number) }
    request.raise()
    // Until another one comes, or it takes too long.
    _ = tokens.wait(timeout: .now() + grace / .seconds(1))
    Self.end(by: number)
  }

  /// Ends the process as the signal does that nothing handles.
  private static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    unblock(number)
    kill(getpid(), number)
    while true { pause() }
  }

  private static func unblock(_ number: Int32) {
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  /// Whether the process was started with a signal ignored: then its handler is the number 1.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) } == 1
  }
}

/// A request to stop, as what waits for another program asks for it.
package struct StopRequest: Sendable {
  /// Whether a stop was asked for.
  package var isRequested: @Sendable () -> Bool
  /// How long the other program may take to end then; this process ends in order after it.
  package var patience: Duration

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - grace: How long this process may take to end.
  ///   - isRequested: Whether a stop was asked for.
  package init(grace: Duration, isRequested: @escaping @Sendable () -> Bool) {
    self.isRequested = isRequested
    patience = grace * 5 / 7
  }
}
