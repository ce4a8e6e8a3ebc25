/// The timers of the process that is played.
@MainActor
package enum CaseTimers {
  /// A timer that the app has made for a run loop.
  private struct HandmadeTimer {
    weak var timer: Timer?
    let interval: TimeInterval
    /// How often the app has come to rest since.
    var rests = 0
  }

  /// The number of the last timer: a case reads alike wherever, and behind whatever, it was played.
  @exclusivity(unchecked) static var count = 0
  @exclusivity(unchecked) private static var handmade: [HandmadeTimer] = []

  /// Begins a process: it has no timers.
  static func begins() {
    count = 0
    if !handmade.isEmpty { handmade.removeAll() }
  }

  /// Keeps that an app that is played has made a timer itself.
  nonisolated static func keep(_ timer: Timer, every interval: TimeInterval) {
    guard CurrentHost.isHere else { return }
    let held = WeakObject(timer)
    CurrentHost.here {
      handmade.append(HandmadeTimer(timer: held.object as? Timer, interval: interval))
    }
  }

  /// Forgets a timer that fires on the case's clock.
  static func forget(_ timer: Timer) { handmade.removeAll { $0.timer === timer } }

  /// The app is at rest: takes a sentence for each timer that nothing fires, once it has rested twice.
  package static func takeUnfired() -> [String] {
    if handmade.isEmpty { return [] }
    handmade.removeAll { $0.timer?.isValid != true }
    for index in handmade.indices { handmade[index].rests += 1 }
    defer { handmade.removeAll { $0.rests > 1 } }
    return handmade.filter { $0.rests > 1 }.map {
      "a timer of \($0.interval) s is in no run loop that runs and never fires: write "
        + "'Timer.scheduledTimer'"
    }
  }
}
