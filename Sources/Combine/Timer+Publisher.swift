public import UIKit

/// A publisher that begins when it is connected.
///
/// Source: Apple, combine/connectablepublisher.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins; it ends when what is returned is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that is connected while values are received.
  ///
  /// Source: Apple, combine/connectablepublisher/autoconnect().
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that is connected while values are received.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// A value.
    public typealias Output = Upstream.Output
    /// Why it fails.
    public typealias Failure = Upstream.Failure

    /// What is connected.
    public let upstream: Upstream
    private var receivers = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let receiver = upstream.attach(receivesValue, receivesCompletion)
      receivers += 1
      if receivers == 1 { connection = upstream.connect() }
      return AnyCancellable {
        receiver.cancel()
        self.receivers -= 1
        guard self.receivers == 0 else { return }
        self.connection?.cancel()
        self.connection = nil
      }
    }
  }
}

extension Timer {
  /// Returns a publisher of the times at which a timer fires, on the case's clock.
  ///
  /// Source: Apple, foundation/timer/publish(every:tolerance:on:in:options:).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

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
    /// The loop that is named for it; the case's clock fires it.
    public let runLoop: RunLoop
    /// The mode that is named for it.
    public let mode: RunLoop.Mode
    private var receivers: [Int: (Date) -> Void] = [:]
    private var next = 0

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
    }

    /// Hands values to a closure; it never ends.
    public func attach(
      _ receivesValue: @escaping (Date) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      next += 1
      let number = next
      receivers[number] = receivesValue
      return AnyCancellable { self.receivers[number] = nil }
    }

    /// Begins to fire.
    public func connect() -> any Cancellable {
      let timer = PlayedTimer.scheduled(every: interval, repeats: true) { _ in self.fires() }
      return AnyCancellable { timer.invalidate() }
    }

    private func fires() {
      for number in receivers.keys.sorted() { receivers[number]?(PlayedWorld.now) }
    }
  }
}
