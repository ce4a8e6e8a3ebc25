import CommandKit
import SceneFuzzing
import ScenePipeline

/// The progress of a campaign.
struct ProgressLine {
  private var line: RedrawnLine

  init(_ console: Console, isQuiet: Bool, since start: ContinuousClock.Instant = .now) {
    line = RedrawnLine(console, isQuiet: isQuiet, since: start)
  }

  /// Shows the progress unless it was shown a moment ago.
  mutating func show(_ progress: Progress) {
    line.show { WatchLine(progress, seconds: $0).text }
  }

  /// Removes a line that redraws.
  mutating func clear() { line.clear() }
}
