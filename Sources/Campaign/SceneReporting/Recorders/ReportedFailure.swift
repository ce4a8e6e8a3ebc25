package import SceneLifecycle

/// A failure as recorders get it: what broke, in which history, and the whole report.
///
/// A failure of the contract is made from its ``FailureReport``; one of an app comes from the worker
/// process that wrote its text.
package struct ReportedFailure: Hashable, Sendable {
  /// Identifier of the invariant, or of the law, that broke first.
  package var invariant: String
  /// How binding it is.
  package var kind = InvariantKind.hard
  /// Whether one scene broke it, and not the process.
  package var isOfScene = false
  /// The report as a terminal shows it.
  package var text: String
  /// The sentence, where it began and broke, the steps and how to repeat it, in one paragraph.
  package var remark = ""
  /// The shortest history that is known.
  package var scenario: Scenario
  /// Events of the fair drain behind it, as they are written.
  package var drained: [String] = []
  /// The number of the event at which it broke, from 1; nil where no event is named.
  package var breaking: Int?
  /// How many cases failed this way; 0 for a report that counts none.
  package var cases: UInt64 = 0
  /// The campaign's seed; nil for a written scenario.
  package var seed: String?
  /// The token of the case; nil for a written scenario.
  package var token: String?
  /// The file that holds the history; nil when none was written.
  package var file: String?
  /// The file within the checkout; nil where it is the path.
  package var checkedOut: FilePosition?
  /// The command that repeats it.
  package var command: String
  /// The command that keeps the history; nil where there is no file.
  package var keeping: String?
  /// The failure as a section of a page, as the worker drew it; nil where no page was asked for.
  package var drawing: String?
  /// The text that a trap wrote when it ended the process; nil for a broken law.
  package var trap: String?
  /// Where the process was when it ended, the innermost frame first, as `File.swift:7`.
  package var frames: [String] = []
  /// The end of the process, by which two ends are one bug; nil for a broken law.
  package var end: ProcessEnd?
  /// The line of the app that a crash names; nil for the declaration of what broke.
  package var position: FilePosition?
  /// The app's method that received what a law missed at rest; nil where it is not known.
  package var method: FilePosition?

  /// Creates a failure of which only the report is known.
  package init(_ invariant: String, text: String, in scenario: Scenario, _ facts: ReportFacts) {
    self.invariant = invariant
    self.text = text
    self.scenario = scenario
    command = facts.command
    cases = facts.cases
    seed = facts.seed
    token = facts.token
    file = facts.file
  }

  /// Creates the failure of a report.
  ///
  /// - Parameters:
  ///   - report: What a campaign, or a history, ends with.
  ///   - style: How the text may look.
  package init(_ report: FailureReport, _ style: Style = .plain) {
    let broken = report.transcript.breaks.first
    self.init(
      broken?.violation.invariant ?? "", text: report.text(style),
      in: report.transcript.scenario, report.facts)
    kind = broken?.violation.kind ?? .hard
    isOfScene = broken?.violation.scene != nil
    remark = report.remark
    drained = report.transcript.drained.map(\.text)
    breaking = report.breaking
    method = broken?.beginning?.method.flatMap {
      $0.file == Redaction.mark ? nil : FilePosition(file: $0.file, line: $0.line)
    }
    keeping = file.map { "scenefuzz corpus add \($0.shellWord)" }
  }

  /// The line that a reader is to look at; nil for the declaration of what broke.
  package var shownPosition: FilePosition? { position ?? method }

  /// Where its file stands within the checkout; nil when none was written.
  package var keptAt: FilePosition? {
    checkedOut ?? file.map { FilePosition(file: $0, line: 1) }
  }

  /// The report without colours.
  package var plain: String { Style.withoutColours(text) }
}

extension FailureReport {
  /// The failure in one paragraph: the sentence, where it began and broke, the steps, how to repeat it.
  package var remark: String {
    guard let broken = transcript.breaks.first else { return "" }
    let locations = transcript.locations(of: broken)
    let command = facts.command.isEmpty ? [] : ["Repeat it: \(facts.command)"]
    let steps = [StepsReport(transcript).paragraph].filter { !$0.isEmpty }
    return ([broken.sentence] + locations + steps + command).joined(separator: " ")
  }

  /// The number of the event at which it broke, from 1.
  package var breaking: Int? {
    transcript.breaks.first.flatMap { transcript.event(of: $0) }
  }
}
