public import Foundation
import UIKit

extension Timer {
  /// Returns a timer's times as a publisher, which begins once it is connected.
  ///
  /// Where the case steps work the times are those of the case's clock. The laws' ledger "timer" has it
  /// from when it is connected until that is cancelled.
  ///
  /// Source: Apple, foundation/timer/publish(every:tolerance:on:in:options:).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// The times at which a timer fires.
  ///
  /// Source: Apple, foundation/timer/timerpublisher.
  public final class TimerPublisher: ConnectablePublisher {
    /// A value.
    public typealias Output = Date
    /// Why it fails.
    public typealias Failure = Never

    /// The seconds between two times.
    public let interval: TimeInterval
    /// How late it may fire; it is never late here.
    public let tolerance: TimeInterval?
    /// Where it fires; the case's clock stands in for the loop of an app that is played.
    public let runLoop: RunLoop
    /// In which mode of the loop it fires.
    public let mode: RunLoop.Mode
    private let receivers = Receivers<Date, Never>()
    private let connection = Shared<TimerConnection?>(nil)

    /// Creates one.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Date) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { receivers.add(receivesValue, receivesCompletion) }

    /// Makes the timer; while there is one, what ends it is returned.
    public func connect() -> any Cancellable {
      connection.change { connection in
        if let connection, connection.timer.isValid { return connection }
        let made = TimerConnection(timer: timer())
        connection = made
        return made
      }
    }

    private func timer() -> Timer {
      let receivers = receivers
      if CurrentHost.isHere {
        return PlayedTimer.scheduled(every: interval, repeats: true) { _ in
          receivers.send(PlayedWorld.now)
        }
      }
      let timer = Timer(timeInterval: interval, repeats: true) { receivers.send($0.fireDate) }
      runLoop.add(timer, forMode: mode)
      return timer
    }
  }
}

/// A timer that goes on although what ends it is not kept.
private struct TimerConnection: Cancellable {
  let timer: Timer

  func cancel() { timer.invalidate() }
}
