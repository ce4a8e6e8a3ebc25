package import CommandKit
import Dispatch
package import SceneLifecycle
package import SceneLowering

/// A compiler's front end whose runs a person can see, and which a person can stop.
package struct WatchedFrontend: SwiftFrontend {
  private let frontend: any SwiftFrontend
  private let console: Console
  private let patience: Duration
  private let isInterrupted: StopCheck
  private let start = ContinuousClock.now

  /// Watches a front end.
  ///
  /// - Parameters:
  ///   - frontend: The front end that runs.
  ///   - console: The terminal with the line of progress.
  ///   - patience: How long one run may take without a word; the next words come after 30 seconds each.
  ///   - isInterrupted: Asked before each run.
  package init(
    _ frontend: any SwiftFrontend, console: Console, patience: Duration = .seconds(10),
    isInterrupted: @escaping StopCheck
  ) {
    self.frontend = frontend
    self.console = console
    self.patience = patience
    self.isInterrupted = isInterrupted
  }

  /// Runs the front end, with a line of progress on a terminal, and a word where it takes long.
  ///
  /// - Throws: `FrontendFailure` once a stop is asked for, and where it could not be started.
  package func run(
    _ words: [String], mostSeconds: Int
  ) throws(FrontendFailure) -> FrontendRun? {
    if isInterrupted() { throw FrontendFailure("interrupted") }
    let isCheck = ["-typecheck", "-emit-sil"].contains(words.first)
    show(isCheck ? "checking the copies" : "reading")
    let count = words.count { $0 == "-primary-file" }
    let work = isCheck ? "checking the copies" : "reading \(count) source\(count == 1 ? "" : "s")"
    let (ended, silent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let begin = ContinuousClock.now
    DispatchQueue.global().async {
      var next = patience
      while ended.wait(timeout: .now() + next / .seconds(1)) == .timedOut {
        say(work, since: begin, mostSeconds)
        next = .seconds(30)
      }
      silent.signal()
    }
    defer {
      ended.signal()
      silent.wait()
      if console.redraws { console.redraw() }
    }
    return try frontend.run(words, mostSeconds: mostSeconds)
  }

  /// Says that the compiler is still at work, and how long that may last.
  private func say(_ work: String, since begin: ContinuousClock.Instant, _ mostSeconds: Int) {
    if console.redraws { return show(work) }
    let seconds = (ContinuousClock.now - begin).components.seconds
    console.report(
      "\(work): the compiler has no answer after \(seconds) s, and gets \(mostSeconds) s\n")
  }

  /// Draws the line of progress; where it cannot be drawn anew, the report says enough.
  private func show(_ work: String) {
    guard console.redraws else { return }
    console.redraw("\(work) … \((ContinuousClock.now - start).components.seconds) s")
  }
}
