package import Foundation

/// The bound of a test's waits: twenty minutes, which a busy machine may take.
///
/// It begins when the wait does. The library's own time limit begins when the test is put into the queue
/// for one of the few threads, so it fails what only stood behind other tests.
package enum Patience {
  private static let seconds = 1_200.0

  /// Waits until a condition holds, on this thread: a task that waits comes back when the other tests leave
  /// it a thread, and until then the process that it watches takes the machine.
  ///
  /// - Returns: Whether it came to hold.
  package static func wait(until holds: () throws -> Bool) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while try !holds() {
      if Date() > end { return false }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return true
  }

  fileprivate static func kill(_ process: Process) -> DispatchWorkItem {
    let number = process.processIdentifier
    let item = DispatchWorkItem { _ = Foundation.kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: item)
    return item
  }
}

extension Process {
  /// Waits for the end of a process that was started; it is killed where that does not come.
  package func waitForEnd() {
    let alarm = Patience.kill(self)
    waitUntilExit()
    alarm.cancel()
  }
}
