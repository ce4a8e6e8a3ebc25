import UIKit

/// Where values may be received.
///
/// Source: Apple, combine/scheduler.
public protocol Scheduler {
  /// What can be said about work.
  associatedtype SchedulerOptions = Never

  /// Does something later, as soon as it can.
  func schedule(_ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  /// Puts work into the queue; that of the main queue waits for the case where the case steps work.
  public func schedule(_ action: @escaping () -> Void) {
    async { action() }
  }
}

extension RunLoop: Scheduler {
  /// Lets the loop do work; that of an app which is played waits for the case.
  public func schedule(_ action: @escaping () -> Void) {
    if CurrentHost.isHere { DispatchQueue.main.async { action() } } else { perform { action() } }
  }
}

extension OperationQueue: Scheduler {
  /// Puts work into the queue; that of the main queue waits for the case where the case steps work.
  public func schedule(_ action: @escaping () -> Void) {
    if CurrentHost.isHere, self === OperationQueue.main {
      DispatchQueue.main.async { action() }
    } else {
      addOperation { action() }
    }
  }
}

/// Does work at once.
///
/// Source: Apple, combine/immediatescheduler.
public struct ImmediateScheduler: Scheduler {
  /// The only one there need be.
  public static let shared = ImmediateScheduler()

  /// Does it at once.
  public func schedule(_ action: @escaping () -> Void) { action() }
}
