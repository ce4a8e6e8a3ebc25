import SceneFuzzing

/// Says how far an exploration is, on standard error.
struct ExploreWatch: Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant
  private var slices: [Int: Int] = [:]
  private var isDrawn = false

  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
    last = start
  }

  /// Shows what workers tell, until they are done.
  ///
  /// - Returns: The watch, which knows what it has drawn.
  func following(_ news: AsyncStream<ExploreProgress>) async -> ExploreWatch {
    var watch = self
    for await progress in news { watch.show(progress) }
    return watch
  }

  /// Takes a line that redraws away.
  mutating func clear() {
    if isDrawn { console.report("\r\u{1B}[2K") }
    isDrawn = false
  }

  /// Takes the line away and says what it cost.
  mutating func finish(_ explored: Explored) {
    if isQuiet { return }
    clear()
    let seconds = self.seconds
    let tenths = Int(seconds * 10)
    let rate = UInt64(Double(explored.states) / seconds).grouped
    let bytes = explored.bytes / max(1, explored.states)
    console.report(
      "\(tenths / 10).\(tenths % 10) s, \(rate) states/s, \(bytes) bytes a state\n")
  }

  private var seconds: Double { max((ContinuousClock.now - start) / .seconds(1), 0.001) }

  /// Shows the progress unless it was shown a moment ago.
  mutating func show(_ progress: ExploreProgress) {
    slices[progress.slice] = progress.exploration.states
    if isQuiet { return }
    let now = ContinuousClock.now
    guard now - last >= (console.redraws ? .milliseconds(100) : .seconds(3)) else { return }
    last = now
    let text = line(progress)
    console.report(console.redraws ? "\r\u{1B}[2K" + text : text + "\n")
    isDrawn = console.redraws
  }

  private func line(_ progress: ExploreProgress) -> String {
    let seconds = self.seconds
    let states = slices.values.reduce(0, +)
    let now = progress.exploration
    return "\(Int(seconds))s  slice \(progress.slice + 1) of \(progress.slices)"
      + "  \(UInt64(states).grouped) states (\(UInt64(Double(states) / seconds).grouped)/s)"
      + "  frontier \(UInt64(now.frontier).grouped)  depth \(now.depth)"
      + "  \(UInt64(now.bytes >> 20).grouped) MB"
  }
}
