package import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGeneration
package import SceneLifecycle
import ScenePipeline
package import SceneReporting

/// The report of a gate: whether the build may pass, and the basis of that.
package struct GateReport {
  /// The kept scenarios.
  package var entries: [CorpusEntry] = []
  /// The campaigns that were played.
  package var played: [PlayedCampaign] = []
  /// The ways of failing, each made short, and which of them are known.
  package var triage: Triage
  /// Failures that did not come back each time: a report of each.
  package var unsteady: [String] = []
  /// Cases in which the tool itself was at fault.
  package var faults: [ToolFault] = []
  /// The rules that were judged.
  package var judged: [JudgedInvariant] = []
  /// The word for the judged rules, as a conclusion names them.
  package var judge: String
  /// The estimates of how much was seen and is left, in lines, and the same in short.
  package var estimates: (lines: [String], brief: [String]) = ([], [])
  /// Tables of coverage that were asked for.
  package var coverage: [[String]] = []
  /// In how many cases each required situation was reached, in lines.
  package var situations: [String] = []
  /// The reasons why the gate is not green though nothing broke.
  package var missing: [Shortcoming] = []
  /// The same in a few words; nil where nothing does.
  package var inconclusive: String?
  /// The parts of the app that the verdict does not see, sorted.
  package var unseen: [BlindSpot] = []
  /// The basis of a green verdict.
  package var basis: VerdictBasis
  /// Whether it was interrupted.
  package var isCut = false

  /// Creates the report of a gate of which nothing is known.
  package init(_ triage: Triage, _ basis: VerdictBasis, judge: String) {
    self.triage = triage
    self.basis = basis
    self.judge = judge
  }

  /// How many cases were played.
  private var cases: UInt64 { played.reduce(0) { $0 + $1.exercise.cases } }

  /// The exit status of the worst that was found.
  ///
  /// A fault counts more than a violation, that more than an unreadable file, and that more than a
  /// situation which was not reached.
  package var status: ExitStatus {
    if !faults.isEmpty { return .faulty }
    let found = triage.new.isEmpty ? [] : [ExitStatus.violated]
    let missed = missing.isEmpty ? [] : [ExitStatus.inconclusive]
    return ExitStatus.worst(found + entries.map(\.status) + missed)
  }

  /// The conclusion, in one line.
  package var conclusion: String {
    var basis = basis
    basis.unseen = BlindSpot.summary(unseen)
    return GateConclusion(
      status, judge: judge, entries.map(\.replayed), triage, cases: cases,
      fault: faults.first?.sentence, inconclusive: inconclusive, isCut: isCut, basis: basis,
      callbacks: played.reduce(0) { $0 + $1.exercise.callbacks }
    ).text
  }

  /// Everything that there is to say, in the order in which recorders get it.
  ///
  /// - Parameter sources: Finds the lines that declare invariants and laws.
  package func events(_ sources: SourceFinder) -> [RunEvent] {
    var events = entries.map { RunEvent.replayed($0.replayed.located(by: sources)) }
    events += played.map { .played($0) }
    events.append(.estimated(estimates.lines + bound, brief: estimates.brief + bound))
    events += coverage.map { .covered($0) }
    if !situations.isEmpty { events.append(.reached(situations)) }
    events += missing.map { .missed($0) } + unseen.map { .overlooked($0) }
    if triage.baseline != nil { events.append(.compared(triage.lines(of: cases))) }
    events += judged.map { .judged($0) }
    let novelty = triage.baseline == nil ? Novelty.unknown : .new
    events += triage.new.map { .violated($0.located(by: sources), novelty) }
    events += triage.known.map { .violated($0.located(by: sources), .known) }
    events += unsteady.map { .unsteady($0) } + faults.map { .faulted($0) }
    let end = RunEnd(
      status: Int(status.rawValue), conclusion: conclusion, generator: GeneratorVersion.current)
    return events + [.ended(end)]
  }

  /// How rare a case that fails is, where none was seen.
  private var bound: [String] {
    guard triage.new.isEmpty, triage.known.isEmpty, cases > 0 else { return [] }
    let share = CoverageTest.failing(noneOf: cases)
    return ["a case that fails: none seen, fewer than \(Self.oneIn(share)) (95 %)"]
  }
}

extension CoverageTest {
  /// Why a demand keeps a gate from being green.
  package func complaint(about name: String) -> String {
    let wanted = GateReport.percent(self.wanted)
    let reached = GateReport.percent(reached, of: cases)
    return verdict == .missed
      ? "too rare \(name): \(reached) of cases, \(wanted) wanted"
      : "undecided \(name): \(reached) of \(cases.counted("case")), \(wanted) wanted"
  }

  /// The share that was demanded, and whether it was reached, behind the share that was.
  package var demanded: String {
    "  of \(GateReport.percent(wanted)) wanted: \(verdict.rawValue)"
  }
}
