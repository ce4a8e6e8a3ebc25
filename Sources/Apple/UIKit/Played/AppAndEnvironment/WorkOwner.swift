/// Work that a host does later, on the thread that plays the app.
package typealias HostedWork = @MainActor @Sendable () -> Void

/// The owner of work that a host does later.
package enum WorkOwner: Sendable {
  /// The main queue: its work goes on before the user's next event.
  case mainQueue
  /// Another queue.
  case otherQueue
  /// A timer that repeats: no one waits for its end.
  case repeatingTimer
}

extension UIKitHost {
  /// Does work of the main queue once some time has passed on the case's clock.
  package func runsLater(_ work: @escaping HostedWork, after wait: Duration) -> Bool {
    runsLater(work, after: wait, of: .mainQueue)
  }
}
