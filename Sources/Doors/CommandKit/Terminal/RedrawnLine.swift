/// A line of progress: it redraws on a terminal, and is written now and then elsewhere.
package struct RedrawnLine: Sendable {
  private let console: Console
  private let isQuiet: Bool
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var isDrawn = false

  /// Creates a line; a quiet one shows nothing.
  package init(_ console: Console, isQuiet: Bool, since start: ContinuousClock.Instant = .now) {
    self.console = console
    self.isQuiet = isQuiet
    self.start = start
    last = start
  }

  /// Seconds since the beginning; never 0, so that a rate can divide by them.
  package var seconds: Double { max((ContinuousClock.now - start) / .seconds(1), 0.001) }

  /// Shows a text unless one was shown a moment ago.
  ///
  /// - Parameter text: Makes the text from the seconds since the beginning.
  package mutating func show(_ text: (Double) -> String) {
    let now = ContinuousClock.now
    let pause: Duration = console.redraws ? .milliseconds(100) : .seconds(3)
    guard !isQuiet, now - last >= pause else { return }
    last = now
    if console.redraws {
      console.redraw(text(seconds))
    } else {
      console.report(text(seconds) + "\n")
    }
    isDrawn = console.redraws
  }

  /// Removes a line that redraws.
  package mutating func clear() {
    if isDrawn { console.redraw() }
    isDrawn = false
  }

  /// Replaces the line by a text that stays.
  package mutating func end(with text: String) {
    if isQuiet { return }
    clear()
    console.report(text + "\n")
  }
}
