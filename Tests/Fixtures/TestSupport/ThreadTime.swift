import Foundation

/// The time that a thread has worked: what else the machine does is not in it.
package enum ThreadTime {
  /// Does a piece of work on this thread.
  ///
  /// - Returns: The seconds of a processor that it took.
  package static func seconds(_ work: () throws -> Void) rethrows -> Double {
    var times = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &times.0)
    try work()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &times.1)
    return Double(times.1.tv_sec - times.0.tv_sec)
      + Double(times.1.tv_nsec - times.0.tv_nsec) / 1e9
  }
}
