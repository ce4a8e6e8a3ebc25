import SceneFuzzing

/// Says how many defects were looked for: one line that redraws, or a plain line now and then.
struct KillLine {
  private let console: Console
  private let isQuiet: Bool
  private let defects: Int
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant
  private var done = 0
  private var survivors = 0
  private var isDrawn = false

  init(_ console: Console, isQuiet: Bool, defects: Int) {
    self.console = console
    self.isQuiet = isQuiet
    self.defects = defects
    last = start
  }

  /// Counts a defect, and shows the progress unless it was shown a moment ago.
  mutating func show(_ row: KillRow) {
    done += 1
    if row.verdict == .survived { survivors += 1 }
    let now = ContinuousClock.now
    let pause: Duration = console.redraws ? .milliseconds(100) : .seconds(3)
    guard !isQuiet, now - last >= pause else { return }
    last = now
    let text =
      "\(Int((now - start) / .seconds(1)))s  \(done) of \(defects) defects"
      + "  \(survivors) surviving"
    console.report(console.redraws ? "\r\u{1B}[2K" + text : text + "\n")
    isDrawn = console.redraws
  }

  /// Takes a line that redraws away.
  mutating func clear() {
    if isDrawn { console.report("\r\u{1B}[2K") }
    isDrawn = false
  }
}
