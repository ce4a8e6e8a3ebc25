import UIKit

/// Where values may be received.
///
/// Source: Apple, combine/scheduler.
public protocol Scheduler {
  /// The type of the options for work.
  associatedtype SchedulerOptions = Never

  /// Does something later, as soon as it can.
  func schedule(_ action: @escaping () -> Void)
  /// Does something after some time.
  func schedule(after interval: SchedulerTime.Stride, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// The time now; in an app that is played it is the case's.
  public var now: SchedulerTime { SchedulerTime(uptime: PlayedWorld.uptime) }

  /// Does something at a time.
  public func schedule(after date: SchedulerTime, _ action: @escaping () -> Void) {
    schedule(after: now.distance(to: date), action)
  }
}

extension DispatchQueue: Scheduler {
  /// Puts work into the queue; that of the main queue waits for the case where the case steps work.
  public func schedule(_ action: @escaping () -> Void) {
    async { action() }
  }

  /// Puts work into the queue after some time of the case's clock, where the case steps work.
  public func schedule(after interval: SchedulerTime.Stride, _ action: @escaping () -> Void) {
    PlayedQueue.async(self, after: interval.timeInterval) { action() }
  }
}

extension RunLoop: Scheduler {
  /// Lets the loop do work; that of an app which is played waits for the case.
  public func schedule(_ action: @escaping () -> Void) {
    if CurrentHost.isHere { DispatchQueue.main.async { action() } } else { perform { action() } }
  }

  /// Lets the loop do work after some time; that of an app which is played waits for the case's clock.
  public func schedule(after interval: SchedulerTime.Stride, _ action: @escaping () -> Void) {
    if CurrentHost.isHere { return DispatchQueue.main.schedule(after: interval, action) }
    let timer = Timer(timeInterval: interval.timeInterval, repeats: false) { _ in action() }
    add(timer, forMode: .default)
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

  /// Puts work into the queue after some time of the case's clock, where the case steps work.
  public func schedule(after interval: SchedulerTime.Stride, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: interval) { self.schedule(action) }
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
  /// Does it at once: here no time passes.
  public func schedule(after interval: SchedulerTime.Stride, _ action: @escaping () -> Void) {
    action()
  }
}
