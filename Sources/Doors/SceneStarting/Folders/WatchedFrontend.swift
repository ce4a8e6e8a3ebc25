package import CommandKit
package import SceneLifecycle
package import SceneLowering

/// A compiler's front end whose runs a person can see, and which a person can stop.
package struct WatchedFrontend: SwiftFrontend {
  private let frontend: any SwiftFrontend
  private let console: Console
  private let isInterrupted: StopCheck
  private let start = ContinuousClock.now

  /// Watches a front end.
  ///
  /// - Parameters:
  ///   - frontend: The front end that runs.
  ///   - console: The terminal with the line of progress.
  ///   - isInterrupted: Asked before each run.
  package init(
    _ frontend: any SwiftFrontend, console: Console, isInterrupted: @escaping StopCheck
  ) {
    self.frontend = frontend
    self.console = console
    self.isInterrupted = isInterrupted
  }

  /// Runs the front end, with a line of progress on a terminal.
  ///
  /// - Throws: `FrontendFailure` once a stop is asked for, and where it could not be started.
  package func run(
    _ words: [String], mostSeconds: Int
  ) throws(FrontendFailure) -> FrontendRun? {
    if isInterrupted() { throw FrontendFailure("interrupted") }
    show(["-typecheck", "-emit-sil"].contains(words.first) ? "checking the copies" : "reading")
    defer { if console.redraws { console.redraw() } }
    return try frontend.run(words, mostSeconds: mostSeconds)
  }

  /// Draws the line of progress; where it cannot be drawn anew, the report says enough.
  private func show(_ work: String) {
    guard console.redraws else { return }
    console.redraw("\(work) … \((ContinuousClock.now - start).components.seconds) s")
  }
}
