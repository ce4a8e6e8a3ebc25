import Synchronization

extension Timer {
  /// Makes a timer that calls a method on the case's clock, where the case steps work.
  ///
  /// As on a device, the timer keeps its target until it is invalidated, and the laws' ledger has it as
  /// long. A selector that is a name alone calls nothing.
  ///
  /// Source: Apple, foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:).
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let held = TimerTarget(target)
    let timer = PlayedTimer.scheduled(every: interval, repeats: repeats) {
      selector.call(held.value, $0)
    }
    TimerArguments.keep(userInfo, of: timer)
    return timer
  }

  /// Makes a timer that calls a method once the app has put it into a run loop.
  ///
  /// No run loop runs in a case: there it fires where the source is lowered, as `scheduledTimer` does. A
  /// report says so of one that does not.
  ///
  /// Source: Apple, foundation/timer/init(timeinterval:target:selector:userinfo:repeats:).
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let held = TimerTarget(target)
    let date = PlayedWorld.now.addingTimeInterval(interval)
    self.init(fire: date, interval: interval, repeats: repeats) { selector.call(held.value, $0) }
    TimerArguments.keep(userInfo, of: self)
    CaseTimers.keep(self, every: interval)
  }
}

/// The object whose method a timer calls.
private final class TimerTarget: Sendable {
  private let target: Mutex<Any>
  var value: Any { target.withLock { $0 } }

  init(_ target: Any) { self.target = Mutex(target) }
}

/// The values that apps gave timers with their methods.
enum TimerArguments {
  private struct Entry {
    weak var timer: Timer?
    let userInfo: Any
  }

  private static let entries = Mutex<[Entry]>([])

  /// Keeps it for as long as there is the timer.
  static func keep(_ userInfo: Any?, of timer: Timer) {
    guard let userInfo else { return }
    entries.withLock { entries in
      entries.removeAll { $0.timer == nil }
      entries.append(Entry(timer: timer, userInfo: userInfo))
    }
  }

  static func userInfo(of timer: Timer) -> Any? {
    entries.withLock { $0.first { $0.timer === timer }?.userInfo }
  }
}
