extension DispatchQueue {
  /// Puts work into the queue; that of the main queue waits for the case where the case steps work.
  ///
  /// It is chosen over Dispatch's in every file that imports UIKit. A `DispatchWorkItem` goes to
  /// Dispatch's.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    if !isKept(work, after: .zero) { async(group: nil, execute: work) }
  }

  /// Puts work into the queue at a time; that of the main queue waits for the case's clock.
  ///
  /// It does so where the case steps work, in tenths of a second; the clock moves in whole seconds.
  /// It is chosen over Dispatch's in every file that imports UIKit. A `DispatchWorkItem` goes to
  /// Dispatch's.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let now = DispatchTime.now().uptimeNanoseconds
    // What has passed since the app asked for the time is not the case's: hence whole tenths, upwards.
    let isLater = deadline.uptimeNanoseconds > now
    let tenths = isLater ? (deadline.uptimeNanoseconds - now - 1) / 100_000_000 + 1 : 0
    if !isKept(work, after: .milliseconds(100 * Int64(clamping: tenths))) {
      asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
  }

  private func isKept(_ work: @escaping @Sendable () -> Void, after duration: Duration) -> Bool {
    // Linux makes another object of the main queue each time.
    guard CurrentHost.isHere, label == DispatchQueue.main.label else { return false }
    return CurrentHost.here {
      CurrentHost.host?.runsLater({ work() }, after: duration) ?? false
    }
  }
}
