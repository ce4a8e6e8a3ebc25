import UIKit

/// Answers of the world that come a second later, on the case's clock.
package enum LaterWork {
  /// Does something later.
  ///
  /// - Parameters:
  ///   - duration: How much later.
  ///   - work: What is done.
  /// - Returns: Whether it will be done; false where no case steps the app's work.
  package static func runs(after duration: Duration, _ work: @escaping () -> Void) -> Bool {
    guard CurrentHost.isHere else { return false }
    return CurrentHost.here {
      CurrentHost.host?.runsLater({ work() }, after: duration) == true
    }
  }

  /// Does something a second later, or at once where no case steps the app's work.
  package static func answers(_ work: @escaping () -> Void) {
    if !runs(after: .seconds(1), work) { work() }
  }

  /// Waits for a second of the case's clock; not at all where no case steps the app's work.
  package nonisolated(nonsending) static func waits() async {
    await withCheckedContinuation { continuation in answers { continuation.resume() } }
  }
}
