package import SceneDriving
package import ScenePipeline
package import SceneReporting

/// A question about one history.
package struct HistoryQuestion: Hashable, Codable, Sendable {
  /// The form of the answer's text.
  package enum AnswerForm: Hashable, Codable, Sendable {
    /// There is none: only what was played is asked for.
    case noText
    /// Every callback in a line.
    case trace
    /// Every callback as an object.
    case lines
    /// A lane for each scene.
    case lanes(isForTools: Bool)
    /// The instructions for a person who wants to see it.
    case steps(isForTools: Bool)
    /// The purpose of each event.
    case explanation
    /// A report of the failure.
    case report(ReportFacts, ReportForm)
  }

  /// The form in which a report is written.
  package enum ReportForm: Hashable, Codable, Sendable {
    case text, json, html, svg
    /// The section of a page, by its number.
    case section(Int)
  }

  /// The facts about the plays that an explanation takes.
  package struct ExplainedPlays: Hashable, Codable, Sendable {
    /// The plays in which earlier workers ended while they answered.
    package var ends: [KnownEnd] = []
    /// How many plays the answer may take; nil for as many as it needs.
    package var most: UInt64?

    /// Nothing is known.
    package init() {}
  }

  /// A play in which a worker ended.
  package struct KnownEnd: Hashable, Codable, Sendable {
    /// The number of the play, from one.
    package var play: UInt64
    /// How the worker ended.
    package var end: AppEnd

    /// Takes what is known of an end whose words do not matter.
    package init(_ death: ProcessDeath) {
      play = death.plays
      end = AppEnd(death.law, at: death.moment)
    }
  }

  /// The history.
  package var source: AppSource
  /// The form of the answer's text.
  package var form: AnswerForm
  /// The only failure that counts; nil for any.
  package var wanted: Signature?
  /// The end that the play is known to have.
  package var end: AppEnd?
  /// How the text may look.
  package var style = Style()
  /// How much of the history a report draws.
  package var look = FailureReport.ReportLook.foldedLanes
  /// Whether the text has what the app printed, where it printed it.
  package var showsOutput = false
  /// Whether the text has every call of a stub.
  package var showsStubs = false
  /// The plays that explain a failure; nil where none are wanted.
  package var explaining: ExplainedPlays?

  /// Asks about a history; without a form, what was played is all that is asked for.
  package init(_ source: AppSource, _ form: AnswerForm = .noText) {
    self.source = source
    self.form = form
  }
}
