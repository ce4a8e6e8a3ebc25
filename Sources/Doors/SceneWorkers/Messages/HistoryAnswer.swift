package import SceneLifecycle
package import ScenePipeline
package import SceneReporting

/// The answer of a worker about one history.
package struct HistoryAnswer: Hashable, Codable, Sendable {
  /// The remarks of a report beside its text.
  package struct ReportRemarks: Hashable, Codable, Sendable {
    /// The failure in one paragraph.
    package var remark: String
    /// The number of the event at which it broke, from 1; nil where no event is named.
    package var breaking: Int?
    /// Events of the fair drain behind it, as they are written.
    package var drained: [String]
    /// The file of the app's method that received what was missed; nil where it is not known.
    package var methodFile: String?
    /// The line of that method.
    package var methodLine: Int?

    /// Takes what a report says.
    package init(_ report: FailureReport) {
      let reported = ReportedFailure(report)
      remark = reported.remark
      breaking = reported.breaking
      drained = reported.drained
      methodFile = reported.method?.file
      methodLine = reported.method?.line
    }
  }

  private enum CodingKeys: String, CodingKey {
    case written, fault, refusals, unasked, signature, escapes, digest, text, remarks
    case brokenAt = "place"
  }

  private let written: WrittenScenario
  /// How the engine contradicted itself, in a sentence; nil where it did not.
  package var fault: String?
  /// The events that the play left out, in sentences.
  package var refusals: [String]
  /// The answers for which nothing asked, in sentences.
  package var unasked: [String]
  /// How the play failed; nil where it did not.
  package var signature: Signature?
  /// The callback at which it failed, or the end of the history; nil where it did not fail.
  package var brokenAt: String?
  /// The app's work outside of the steps.
  package var escapes: [String] = []
  /// The digest of the play with what the text leaves out; nil where it leaves nothing out.
  package var digest: String?
  /// The text that was asked for.
  package var text = ""
  /// The remarks beside the text of a report; nil for any other text.
  package var remarks: ReportRemarks?

  /// Takes what a play showed.
  ///
  /// - Parameters:
  ///   - play: What the play showed.
  ///   - scenario: What was to be played.
  package init(_ play: Play, of scenario: Scenario) {
    written = WrittenScenario(play.scenario)
    fault = if case .faulty(let fault) = play.outcome { fault.sentence } else { nil }
    refusals = play.refusals(of: scenario)
    unasked = play.unasked(of: scenario)
    signature = play.signature
    brokenAt = play.violations.first.map { $0.callback?.kind.name ?? Self.end }
  }

  /// The scenario that was played.
  package var scenario: Scenario { written.scenario }

  /// The parts that the play left out, in sentences.
  package var omissions: [String] { refusals + unasked }

  /// The place behind the last callback.
  static let end = "end"

  /// The failure that an answer reports.
  package func failure(_ facts: FailureFacts) -> ReportedFailure {
    var failure = ReportedFailure(
      facts.wanted.invariant, text: text, in: facts.scenario, facts.report)
    failure.isOfScene = facts.wanted.role == .scene
    failure.remark = remarks?.remark ?? ""
    failure.breaking = remarks?.breaking
    failure.drained = remarks?.drained ?? []
    if let file = remarks?.methodFile, let line = remarks?.methodLine {
      failure.method = FilePosition(file: file, line: line)
    }
    return failure
  }
}
