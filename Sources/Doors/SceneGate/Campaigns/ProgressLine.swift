package import CommandKit
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
package import ScenePipeline

/// The progress of a campaign.
package struct ProgressLine {
  private var line: RedrawnLine
  private let situations: Int
  private let laws: Int?
  private let most: UInt64?
  private let limit: Int64?

  /// Begins a line of standard error; a quiet one is never written.
  ///
  /// - Parameters:
  ///   - console: Where the line goes.
  ///   - isQuiet: Whether nothing is written.
  ///   - request: What is played, for its bounds.
  ///   - start: When the campaign began.
  ///   - situations: How many situations have to be reached; those of the contract by default.
  ///   - laws: How many laws an app has; nil where no app is checked.
  package init(
    _ console: Console, isQuiet: Bool, of request: RunRequest,
    since start: ContinuousClock.Instant = .now,
    situations: Int = Contract.required.count, laws: Int? = nil
  ) {
    line = RedrawnLine(console, isQuiet: isQuiet, since: start)
    self.situations = situations
    self.laws = laws
    most = request.allCases
    limit = request.duration?.components.seconds
  }

  /// Shows the progress unless it was shown a moment ago; it is worked out where it is shown.
  package mutating func show(_ progress: @autoclosure () -> Progress) {
    let (situations, laws, most, limit) = (situations, laws, most, limit)
    line.show {
      var line = WatchLine(progress(), seconds: $0, situations: situations, laws: laws)
      (line.most, line.limit) = (most, limit)
      return line.text
    }
  }

  /// Removes a line that redraws.
  package mutating func clear() { line.clear() }
}
