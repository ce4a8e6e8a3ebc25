package import CommandKit
import Dispatch
package import SceneLifecycle
package import SceneLowering

/// A compiler's front end whose runs a person can see, and which a person can stop.
package struct WatchedFrontend: SwiftFrontend {
  private let frontend: any SwiftFrontend
  private let words: WorkWords
  private let isInterrupted: StopCheck

  /// Watches a front end.
  ///
  /// - Parameters:
  ///   - frontend: The front end that runs.
  ///   - console: The terminal with the line of progress.
  ///   - patience: How long all runs may take without a word; the next words come after 30 seconds each.
  ///   - isInterrupted: Asked before each run.
  package init(
    _ frontend: any SwiftFrontend, console: Console, patience: Duration = .seconds(10),
    isInterrupted: @escaping StopCheck
  ) {
    self.frontend = frontend
    words = WorkWords(console, patience: patience)
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
    let title = isCheck ? "checking the copies" : "reading"
    self.words.draw(title)
    let count = words.count { $0 == "-primary-file" }
    let work = isCheck ? title : "reading \(count) source\(count == 1 ? "" : "s")"
    let (ended, silent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let begin = ContinuousClock.now
    DispatchQueue.global().async { [words = self.words] in
      while ended.wait(timeout: .now() + words.pause / .seconds(1)) == .timedOut {
        words.say(title) {
          let seconds = (ContinuousClock.now - begin).components.seconds
          return "\(work): the compiler has no answer after \(seconds) s, and gets \(mostSeconds) s"
            + " of processor time"
        }
      }
      silent.signal()
    }
    defer {
      ended.signal()
      silent.wait()
      self.words.clear()
    }
    return try frontend.run(words, mostSeconds: mostSeconds)
  }
}
