package import CommandKit
import SceneFuzzing
import SceneLifecycle
package import ScenePipeline

/// The progress of a campaign.
package struct ProgressLine {
  private var line: RedrawnLine

  /// Begins a line of standard error; a quiet one is never written.
  package init(_ console: Console, isQuiet: Bool, since start: ContinuousClock.Instant = .now) {
    line = RedrawnLine(console, isQuiet: isQuiet, since: start)
  }

  /// Shows the progress unless it was shown a moment ago.
  package mutating func show(_ progress: Progress) {
    line.show { WatchLine(progress, seconds: $0).text }
  }

  /// Removes a line that redraws.
  package mutating func clear() { line.clear() }
}
