import Synchronization

/// The timer that a block is called with: it has the members of Foundation's `Timer`.
///
/// Source: Apple, foundation/timer.
public protocol RunningTimer: AnyObject {
  /// Whether the timer still fires.
  var isValid: Bool { get }
  /// The seconds between two firings.
  var timeInterval: TimeInterval { get }
  /// When it fires next, as it was set.
  var fireDate: Date { get set }
  /// How late it may fire.
  var tolerance: TimeInterval { get set }
  /// Fires now.
  func fire()
  /// Ends the timer.
  func invalidate()
}

extension Timer: RunningTimer {
  /// Makes a timer that fires on the case's clock, where the case steps work.
  ///
  /// The clock moves in whole seconds; timers that come due in one second fire in the order of their times.
  ///
  /// It is chosen over Foundation's in every file that imports UIKit, for a block that needs no more of
  /// its timer than ``RunningTimer`` has. The laws' ledger "timer" has it until it is invalidated. As
  /// on a device, a timer that comes late fires once for all the times that it has missed. In a case
  /// that does not step work it never fires.
  ///
  /// Source: Apple, foundation/timer/scheduledtimer(withtimeinterval:repeats:block:).
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) -> Timer {
    PlayedTimer.scheduled(every: interval, repeats: repeats) { block($0) }
  }

  /// Makes a timer that the app puts into a run loop itself.
  ///
  /// It is chosen over Foundation's as `scheduledTimer` is. No run loop runs in a case: the timer fires where
  /// the source is lowered, and a report says so of one that does not.
  ///
  /// Source: Apple, foundation/timer/init(timeinterval:repeats:block:).
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) {
    let date = PlayedWorld.now.addingTimeInterval(interval)
    self.init(fire: date, interval: interval, repeats: repeats) { block($0) }
    CaseTimers.keep(self, every: interval)
  }
}

/// Timers as the case plays them: lowered copies of an app's sources call it.
public enum PlayedTimer {
  /// Makes a timer that fires on the case's clock.
  public static func scheduled(
    every interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    guard CurrentHost.isHere else {
      let date = Date(timeIntervalSinceNow: interval)
      let timer = KnowingTimer(fire: date, interval: interval, repeats: repeats, block: block)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
    let timer = CaseTimer(fire: .distantFuture, interval: interval, repeats: repeats) {
      ($0 as? CaseTimer)?.works()
    }
    CurrentHost.here { timer.begins(every: interval, repeats: repeats, block) }
    return timer
  }

  /// The value that the app gave a timer with its method; nil for a timer with a block.
  ///
  /// Foundation's timer has a property of that name, which holds nothing.
  public static func userInfo(of timer: Timer) -> Any? { TimerArguments.userInfo(of: timer) }

  /// Lets a timer of the app's own fire on the case's clock, in the place of a run loop.
  ///
  /// The laws' ledger has no such timer.
  public static func add(_ timer: Timer, to loop: RunLoop, forMode mode: RunLoop.Mode) {
    guard CurrentHost.isHere else { return loop.add(timer, forMode: mode) }
    CurrentHost.here { CaseTimers.forget(timer) }
    waits(for: timer, seconds: timer.fireDate.timeIntervalSince(PlayedWorld.now))
  }

  private static func waits(for timer: Timer, seconds: TimeInterval) {
    // The clock moves in whole seconds, and was read a moment ago.
    let milliseconds = (min(max(seconds, 0.001), 1e9) * 1_000).rounded()
    let held = Mutex(timer)
    CurrentHost.here {
      _ = CurrentHost.host?.runsLater(
        {
          let timer = held.withLock { $0 }
          guard timer.isValid else { return }
          timer.fire()
          if timer.isValid { waits(for: timer, seconds: timer.timeInterval) }
        }, after: .milliseconds(Int64(milliseconds)),
        // Foundation says 0 of a timer that does not repeat.
        of: timer.timeInterval > 0 ? .repeatingTimer : .mainQueue)
    }
  }
}

/// A timer that has what the app gave it with its method: Foundation's has nothing.
private class KnowingTimer: Timer {
  override var userInfo: Any? { TimerArguments.userInfo(of: self) }
}

/// A timer of an app that is played: the host says when its time has come.
private final class CaseTimer: KnowingTimer {
  @MainActor private var item = 0
  @MainActor private var pause = Duration.milliseconds(1)
  @MainActor private var owner = WorkOwner.mainQueue
  @MainActor private weak var host: (any UIKitHost)?
  /// The timer's block; as on a device, it lets go of it when it is invalidated.
  @MainActor private var block: (@Sendable (Timer) -> Void)?

  @MainActor func begins(
    every interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) {
    self.block = block
    if repeats { owner = .repeatingTimer }
    CaseTimers.count += 1
    item = CaseTimers.count
    // A timer of no length fires all the same, and as Foundation's at the earliest a moment later.
    pause = .milliseconds(Int64((min(max(interval, 0.001), 1e9) * 1_000).rounded(.up)))
    host = CurrentHost.host
    host?.takes("timer", item: item, label: "every \(interval) s")
    waits()
  }

  func works() { CurrentHost.here { block }?(self) }

  @MainActor private func waits() {
    _ = host?.runsLater({ [self] in comes() }, after: pause, of: owner)
  }

  @MainActor private func comes() {
    guard isValid else { return }
    fire()
    if isValid { waits() }
  }

  override func invalidate() {
    guard isValid else { return }
    super.invalidate()
    guard CurrentHost.isHere else { return }
    CurrentHost.here {
      host?.givesBack("timer", item: item)
      block = nil
    }
  }
}
