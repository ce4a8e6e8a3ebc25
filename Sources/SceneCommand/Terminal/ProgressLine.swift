import SceneFuzzing

/// Says how far a campaign is: one line that redraws on a terminal, a plain line now and then
/// elsewhere.
struct ProgressLine {
  private let console: Console
  private let isQuiet: Bool
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var isDrawn = false

  init(_ console: Console, isQuiet: Bool, since start: ContinuousClock.Instant = .now) {
    self.start = start
    self.console = console
    self.isQuiet = isQuiet
    last = start
  }

  /// Shows the progress unless it was shown a moment ago.
  mutating func show(_ progress: Progress) {
    if isQuiet { return }
    let now = ContinuousClock.now
    guard now - last >= (console.redraws ? .milliseconds(100) : .seconds(3)) else { return }
    last = now
    let text = WatchLine(progress, seconds: (now - start) / .seconds(1)).text
    console.report(console.redraws ? "\r\u{1B}[2K" + text : text + "\n")
    isDrawn = console.redraws
  }

  /// Takes a line that redraws away.
  mutating func clear() {
    if isDrawn { console.report("\r\u{1B}[2K") }
    isDrawn = false
  }
}
