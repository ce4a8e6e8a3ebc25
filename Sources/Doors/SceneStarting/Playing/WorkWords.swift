import CommandKit
import Synchronization

/// Words about work that takes long: a line that moves on a terminal, and elsewhere one each 30 seconds.
final class WorkWords: Sendable {
  private let console: Console
  /// How long nothing is said at first.
  private let patience: Duration
  private let start = ContinuousClock.now
  /// When something was said last.
  private let last = Mutex<ContinuousClock.Instant?>(nil)

  /// How long nothing is said where lines cannot be drawn anew.
  private static let silence = Duration.seconds(30)
  /// How long a line stands still where it can.
  private static let stillness = Duration.milliseconds(500)

  /// Takes where the words go.
  ///
  /// - Parameters:
  ///   - console: The terminal.
  ///   - patience: How long nothing is said at first.
  init(_ console: Console, patience: Duration = .seconds(10)) {
    self.console = console
    self.patience = patience
  }

  /// The whole seconds since the beginning.
  var seconds: Int64 { (ContinuousClock.now - start).components.seconds }

  /// The time until something is to be said again.
  var pause: Duration {
    if console.redraws { return Self.stillness }
    let due = last.withLock { $0.map { $0 + Self.silence } } ?? start + patience
    return max(due - .now, .zero)
  }

  /// Says how far the work is, where it is time to.
  ///
  /// - Parameters:
  ///   - work: The work, as a line that moves names it.
  ///   - sentence: The words elsewhere.
  func say(_ work: String, _ sentence: () -> String) {
    if console.redraws {
      let isStill = last.withLock { last in
        if let last, ContinuousClock.now - last < Self.stillness { return false }
        last = .now
        return true
      }
      if isStill { draw(work) }
    } else if pause == .zero {
      last.withLock { $0 = .now }
      console.report(sentence() + "\n")
    }
  }

  /// Says a sentence at once, which stays.
  func announce(_ sentence: String) {
    clear()
    console.report(sentence + "\n")
  }

  /// Draws the line that moves; where there is none, nothing.
  func draw(_ work: String) {
    if console.redraws { console.redraw("\(work) … \(seconds) s") }
  }

  /// Takes the line away.
  func clear() {
    if console.redraws { console.redraw() }
  }
}
