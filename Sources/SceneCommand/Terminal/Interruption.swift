import Foundation

/// Notices that somebody asked the process to stop, without a handler and without shared state.
///
/// The signal is blocked before the first thread starts, so that it stays pending; asking whether
/// it is pending is all that is needed.
package enum Interruption {
  /// Holds back `^C` and requests to terminate, and lets writes to a closed pipe just fail.
  package static func hold() {
    signal(SIGPIPE, SIG_IGN)
    var signals = watched()
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Whether somebody has asked to stop since `hold`.
  package static func isPending() -> Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    guard sigpending(&pending) == 0 else { return false }
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }

  private static func watched() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
