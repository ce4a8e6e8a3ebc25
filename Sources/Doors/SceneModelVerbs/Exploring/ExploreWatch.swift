import SceneReporting
import SceneExploring
import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneGate

/// The progress of an exploration, on standard error.
struct ExploreWatch: Sendable {
  private var line: RedrawnLine
  private var slices: [Int: Int] = [:]

  init(_ console: Console, isQuiet: Bool) { line = RedrawnLine(console, isQuiet: isQuiet) }

  /// Shows the progress of all workers, until they are done.
  ///
  /// - Returns: The watch, which knows what it has drawn.
  func following(_ news: AsyncStream<ExploreProgress>) async -> ExploreWatch {
    var watch = self
    for await progress in news { watch.show(progress) }
    return watch
  }

  /// Removes a line that redraws.
  mutating func clear() { line.clear() }

  /// Replaces the line by what the exploration cost.
  mutating func finish(_ explored: Explored) {
    let seconds = line.seconds
    let tenths = Int(seconds * 10)
    let rate = UInt64(Double(explored.states) / seconds).grouped
    let bytes = explored.bytes / max(1, explored.states)
    line.end(with: "\(tenths / 10).\(tenths % 10) s, \(rate) states/s, \(bytes) bytes a state")
  }

  /// Shows the progress unless it was shown a moment ago.
  mutating func show(_ progress: ExploreProgress) {
    slices[progress.slice] = progress.exploration.states
    let states = slices.values.reduce(0, +)
    let now = progress.exploration
    line.show { seconds in
      "\(Int(seconds))s  slice \(progress.slice + 1) of \(progress.slices)"
        + "  \(UInt64(states).grouped) states (\(UInt64(Double(states) / seconds).grouped)/s)"
        + "  frontier \(UInt64(now.frontier).grouped)  depth \(now.depth)"
        + "  \(UInt64(now.bytes >> 20).grouped) MB"
    }
  }
}
