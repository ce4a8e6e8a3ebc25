import SceneReporting
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
package import ScenePipeline

/// How far a campaign is, in one line: of the contract, then of an app.
///
/// ```
/// 12s  1,204,311 callbacks (9.8 M/s)  cases 6,021  situations 18/20  p(new) 0.0004  buckets 1
/// 12s  6,021 of 10,000 cases  1,204,311 callbacks (98 k/s)  0 of 9 laws broken  214 behaviours
/// 12s of 60s  6,021 cases  1,204,311 callbacks (98 k/s)  0 of 9 laws broken  214 behaviours
/// ```
package struct WatchLine: Hashable, Sendable {
  /// How far the campaign is.
  package var progress: Progress
  /// Seconds since it began.
  package var seconds: Double
  /// How many situations have to be reached.
  package var situations: Int
  /// How many laws an app has; nil where no app is checked.
  package var laws: Int?
  /// How many cases there are at most; nil where none is known.
  package var most: UInt64?
  /// How many seconds there are at most; nil where none is known.
  package var limit: Int64?

  /// Puts a line together.
  ///
  /// - Parameters:
  ///   - progress: How far the campaign is.
  ///   - seconds: How long it takes already.
  ///   - situations: How many situations have to be reached; those of the contract by default.
  ///   - laws: How many laws an app has; nil where no app is checked.
  package init(
    _ progress: Progress, seconds: Double, situations: Int = Contract.required.count,
    laws: Int? = nil
  ) {
    self.progress = progress
    self.seconds = seconds
    self.situations = situations
    self.laws = laws
  }

  /// The line without its end; the chance of something new stands where cases are surveyed.
  package var text: String {
    let rate = Self.rate(Double(progress.callbacks) / max(seconds, 0.001))
    if let laws { return text(ofAppWith: laws, rate) }
    var parts = [
      time, "\(progress.callbacks.grouped) callbacks (\(rate))",
      "cases \(progress.cases.grouped)" + (most.map { " of \($0.grouped)" } ?? ""),
    ]
    if situations > 0 {
      parts.append("situations \(progress.reached.nonzeroBitCount)/\(situations)")
    }
    if let newness = progress.newness { parts.append("p(new) \(Self.fourDigits(newness))") }
    parts.append("buckets \(progress.findings)")
    return parts.joined(separator: "  ")
  }

  /// The time that is over, and the share of the time that there is.
  private var time: String { "\(Int(seconds))s" + (limit.map { " of \($0)s" } ?? "") }

  private func text(ofAppWith laws: Int, _ rate: String) -> String {
    var parts = [
      time,
      most.map { "\(progress.cases.grouped) of \($0.counted("case"))" }
        ?? progress.cases.counted("case"),
      progress.callbacks.counted("callback") + " (\(rate))",
      "\(progress.broken) of \(laws) laws broken",
    ]
    if situations > 0 {
      parts.append("\(progress.reached.nonzeroBitCount) of \(situations) situations reached")
    }
    parts.append(UInt64(progress.behaviours).counted("behaviour"))
    return parts.joined(separator: "  ")
  }

  /// A rate in thousands or millions: `812 k/s`, `9.8 M/s`.
  private static func rate(_ perSecond: Double) -> String {
    if perSecond < 1_000 { return "\(Int(perSecond))/s" }
    if perSecond < 1_000_000 { return "\(Int(perSecond / 1_000)) k/s" }
    let tenths = Int(perSecond / 100_000)
    return "\(UInt64(tenths / 10).grouped).\(tenths % 10) M/s"
  }

  private static func fourDigits(_ share: Double) -> String {
    let parts = Int((min(1, max(0, share)) * 10_000).rounded())
    let digits = "\(parts % 10_000)"
    return "\(parts / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
