import CommandKit
import SceneFuzzing
package import SceneLifecycle
package import SceneReporting
package import ScenePipeline

/// Says which failures of a gate are new.
package struct Triage {
  /// Bugs that the base branch does not have.
  package private(set) var new: [ReportedFailure] = []
  /// Bugs that it has.
  package private(set) var known: [ReportedFailure] = []
  /// The baseline of the base branch; nil where there is none.
  package let baseline: Baseline?
  /// Whether the bugs that are met are written: then one is not enough.
  package let collects: Bool
  /// The cases that were not looked at, one sentence each: such a gate is not green.
  package private(set) var unseenCases: [String] = []
  /// How many cases ended early by a known bug.
  package private(set) var endedEarly: UInt64 = 0
  /// Whether a case went on behind a known bug, without its law.
  package private(set) var hasPlayedOn = false

  /// The bugs that were met, reported or not.
  private var met: [(bucket: Bucket, scenario: Scenario)] = []

  /// Begins with nothing met.
  ///
  /// - Parameters:
  ///   - baseline: What the base branch has; nil without a baseline.
  ///   - collects: Whether the bugs that are met are written.
  package init(_ baseline: Baseline?, collects: Bool = false) {
    self.baseline = baseline
    self.collects = collects
  }

  /// Whether the cases behind the first one of a finding are looked at, too.
  package var isThorough: Bool { baseline != nil || collects }

  /// Takes a failure that was made small.
  ///
  /// - Returns: Whether it is new, even if it was met before, so that one need not look further.
  @discardableResult
  package mutating func take(_ report: ReportedFailure) -> Bool {
    take(report, isReported: true)
  }

  private mutating func take(_ report: ReportedFailure, isReported: Bool) -> Bool {
    let bucket = Bucket(report)
    let isMet = met.contains { $0.bucket == bucket }
    met.append((bucket, report.scenario))
    if baseline?.has(bucket) ?? false {
      if !isMet { known.append(report) }
      return false
    }
    if isReported, !isMet || baseline == nil { new.append(report) }
    return true
  }

  /// The histories in which a failure was met, each made small.
  package func histories(of signature: Signature) -> [Scenario] {
    met.filter { $0.bucket.signature == signature }.map(\.scenario)
  }

  /// Every bug that was met, the known ones first.
  package var all: Baseline {
    Baseline((known + new).map { Bucket($0) } + met.map(\.bucket))
  }

  /// Known bugs that were not met.
  package var unseen: [Bucket] {
    let met = Set(met.map(\.bucket))
    return baseline?.buckets.filter { !met.contains($0) } ?? []
  }
}

// MARK: - Cases behind the first

extension Triage {
  /// The failing cases of a finding, one after the other, until one is new.
  package struct CaseSearch {
    fileprivate let finding: Finding
    fileprivate var rest: ArraySlice<UInt64>
    fileprivate var looked: UInt64 = 0
    fileprivate var tries = 0
    fileprivate var isNew = false

    /// How many cases that no known history explains are made small, where each comes to a known bug.
    package static let mostTries = 64

    /// The finding as its next case shows it; nil where there is none, or one is enough.
    package mutating func next() -> Finding? {
      if tries == Self.mostTries { return nil }
      return rest.popFirst().map { finding.beginning(with: $0) }
    }
  }

  /// Begins to look at the cases of a finding.
  ///
  /// Where the law has a new bug already, that is enough, unless every bug is to be written.
  package func search(_ finding: Finding) -> CaseSearch {
    let isNew = new.contains { $0.end == nil && Bucket($0).signature == finding.signature }
    let cases = isNew && !collects ? [] : finding.cases[...]
    return CaseSearch(finding: finding, rest: cases, isNew: isNew)
  }

  /// Takes what became of a case; where it is new, the search ends unless every bug is to be written.
  ///
  /// - Parameters:
  ///   - report: The case made small; nil where it does not come back, or a known history explains it.
  ///   - search: What was looked at.
  package mutating func take(_ report: ReportedFailure?, in search: inout CaseSearch) {
    search.looked += 1
    guard var report else { return }
    search.tries += 1
    if search.looked > 1 { report.cases = 0 }
    guard take(report, isReported: !search.isNew) else { return }
    search.isNew = true
    if !collects { search.rest = [] }
  }

  /// Ends the search: a finding whose cases were not all looked at may hide what is new.
  ///
  /// - Parameters:
  ///   - search: What was looked at.
  ///   - isEnd: Whether its cases ended their process: by that they are known to be one bug.
  ///   - playsOn: Whether a case that fails otherwise goes on.
  package mutating func close(_ search: CaseSearch, isEnd: Bool = false, playsOn: Bool = false) {
    if search.isNew || baseline == nil { return }
    if playsOn && !isEnd { hasPlayedOn = true } else { endedEarly += search.finding.count }
    if isEnd || search.looked >= search.finding.count { return }
    let name = search.finding.signature.invariant
    unseenCases.append(
      "\(search.looked.grouped) of \(search.finding.count.counted("failing case")) of \(name) were"
        + " looked at: a new bug may hide behind the known ones")
  }
}

extension Triage {
  /// The bugs of the base branch as the gate lists them, one line each.
  ///
  /// - Parameter cases: How many cases were played.
  package func lines(of cases: UInt64) -> [String] {
    guard let baseline else { return [] }
    if let path = baseline.missingFile {
      return ["baseline: there is no file \(Diagnostic.quote(path)), so no bug is known"]
    }
    if baseline.buckets.isEmpty { return ["baseline: no bug is known"] }
    let count = UInt64(baseline.buckets.count).counted("known bug")
    let seen = known.flatMap { report in
      let counted = report.cases > 0 ? ["  \(report.cases.counted("case")) failed this way"] : []
      return ["KNOWN  \(Bucket(report).text)"] + counted.map { "     " + $0 } + [
        "       \(report.command)"
      ]
    }
    let gone = unseen.map { "NOT MET  \($0.text)" }
    let early =
      endedEarly == 0
      ? [] : ["known bugs ended \(endedEarly.grouped) of \(cases.counted("case")) early"]
    let on =
      hasPlayedOn ? ["behind a known bug a case went on, without the law that it breaks"] : []
    return ["baseline: \(count), \(known.count) met"] + early + on + seen + gone
  }
}
