package import CommandKit
import SceneFuzzing
import SceneLifecycle
package import SceneReporting
package import ScenePipeline

/// Says which failures of a gate are new.
package struct Triage {
  /// Bugs that the base branch does not have.
  package private(set) var new: [ReportedFailure] = []
  /// Bugs that it has.
  package private(set) var known: [ReportedFailure] = []
  /// What the base branch has; nil without a baseline.
  package let baseline: Baseline?

  private var met: [Bucket] = []

  /// Begins with nothing met.
  package init(_ baseline: Baseline?) { self.baseline = baseline }

  /// Takes a way of failing; behind a known bug its other cases may hide a new one.
  ///
  /// - Parameters:
  ///   - finding: The way of failing.
  ///   - small: Makes a case of the finding small; nil where it does not fail so.
  package mutating func take(
    _ finding: Finding, _ small: (Finding) async throws(CommandError) -> ReportedFailure?
  ) async throws(CommandError) {
    for index in finding.cases {
      guard var report = try await small(finding.beginning(with: index)) else { continue }
      if index != finding.index { report.cases = 0 }
      if take(report) { return }
    }
  }

  /// Takes a failure that was made small.
  ///
  /// - Returns: Whether it is new, even if it was met before, so that one need not look further.
  @discardableResult
  package mutating func take(_ report: ReportedFailure) -> Bool {
    guard let baseline else {
      new.append(report)
      return true
    }
    let bucket = Bucket(report)
    if met.contains(bucket) { return !baseline.has(bucket) }
    met.append(bucket)
    guard baseline.has(bucket) else {
      new.append(report)
      return true
    }
    known.append(report)
    return false
  }

  /// Every bug that was met, the known ones first.
  package var all: Baseline { Baseline((known + new).map { Bucket($0) }) }

  /// Known bugs that were not met.
  package var unseen: [Bucket] {
    let met = Set(met)
    return baseline?.buckets.filter { !met.contains($0) } ?? []
  }
}

extension Triage {
  /// The bugs of the base branch as the gate lists them, one line each.
  package var lines: [String] {
    guard let baseline else { return [] }
    if baseline.buckets.isEmpty { return ["baseline: no bug is known"] }
    let count = UInt64(baseline.buckets.count).counted("known bug")
    let seen = known.flatMap { report in
      let counted = report.cases > 0 ? ["  \(report.cases.counted("case")) failed this way"] : []
      return ["KNOWN  \(Bucket(report).text)"] + counted.map { "     " + $0 } + [
        "       \(report.command)"
      ]
    }
    let gone = unseen.map { "NOT MET  \($0.text)" }
    return ["baseline: \(count), \(known.count) met"] + seen + gone
  }
}
