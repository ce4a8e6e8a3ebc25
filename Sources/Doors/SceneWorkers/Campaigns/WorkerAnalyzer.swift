package import CommandKit
import SceneFuzzing
package import SceneLifecycle
package import ScenePipeline
package import SceneReporting
package import SceneShrinking

/// One failure of an app in worker processes, as the tail of the pipeline asks about it.
///
/// An app that ends its process does so in a worker, and how it ended is known of this failure alone.
/// So each failure has an analyzer of its own.
package struct WorkerAnalyzer: FailureAnalyzer {
  /// The error that stops an analysis: a worker that cannot be asked, or a failure that stays away.
  package typealias Problem = CommandError
  /// The report of a worker; the last line of its text is the command that repeats the failure.
  package typealias Report = ReportedFailure

  /// The client that asks the workers.
  package let client: AppClient
  /// The failure.
  package let failure: Finding
  /// The case, or the written history, that shows it.
  package let source: AppSource
  /// The campaign that met it; nil for a written history.
  package var campaign: CampaignOptions?
  /// The command that plays the case again.
  package var command = ""
  /// The names of the app's actions and contents.
  package var names = EventNames()
  /// How reports may look.
  package var style = Style()
  /// Whether reports are objects for other tools.
  package var isForTools = false
  /// How much of the history a report draws.
  package var look = FailureReport.ReportLook.foldedLanes
  /// The number of the failure within the page of its campaign; nil where there is no page.
  package var drawing: Int?
  /// Gets the file of a history that fails in no play.
  package var forget: (String) -> Void = { _ in }
  /// Asked during shrinking, on any thread; true ends it with the best history known.
  package var shouldStop: @Sendable () -> Bool = { false }

  /// Creates the analyzer of one failure.
  package init(_ client: AppClient, _ failure: Finding, in source: AppSource) {
    self.client = client
    self.failure = failure
    self.source = source
  }

  /// The error where a failure does not come back.
  package static let lost = CommandError(
    Diagnostic(Fault(.notReproduced).sentence), .inconclusive)

  /// Returns the case that shows a finding: another of its cases where it begins with that.
  private func source(of finding: Finding) -> AppSource {
    guard let campaign, finding.index != failure.index else { return source }
    return .token(campaign.token(finding.index))
  }

  /// Plays the source in a worker; returns nil where the failure does not come back.
  package func history(of finding: Finding) throws(CommandError) -> Scenario? {
    var question = HistoryQuestion(source(of: finding))
    question.wanted = finding.signature
    question.end = failure.death?.end
    guard case .answer(let answer) = try client.ask(question) else { return nil }
    return answer.signature == nil ? nil : answer.scenario
  }

  /// Shortens the history in workers while it fails in the same way.
  package func shrink(
    _ scenario: Scenario, keeping wanted: Signature, besides known: [Scenario]
  ) throws(CommandError) -> Shrunk? {
    let shrinking = AppShrinking(client, names: names, failure)
    shrinking.known = known
    return try shrinking.shrink(scenario, shouldStop: shouldStop)
  }

  /// Lets a worker write the report, explained where the app outlives its failure.
  package func report(_ facts: FailureFacts) throws(CommandError) -> ReportedFailure {
    // The worker redacts what it plays, and gets no path to redact.
    var facts = facts
    facts.report = client.setup.redaction?.facts(facts.report) ?? facts.report
    var question = HistoryQuestion(
      .scenario(facts.scenario), .report(facts.report, isForTools ? .json : .text))
    question.style = style
    question.look = look
    question.showsOutput = client.setup.showsOutput
    question.showsStubs = client.setup.showsStubs
    question.wanted = facts.wanted
    // Where time is over, a report says what was found, and not what each event is for.
    let isExplained = failure.death == nil && !shouldStop()
    let isOfEnd = failure.death != nil && !isForTools
    let answer =
      isOfEnd ? try reportOfEnd(question) : try answered(question, isExplained: isExplained)
    var reported = answer.failure(facts)
    if isOfEnd { reported.frames = CrashOutput.locations(in: reported.plain) }
    guard let drawing, !isForTools else { return reported }
    question.form = .report(facts.report, .section(drawing))
    reported.drawing = try answered(question, isExplained: isExplained).text
    return reported
  }

  private func answered(
    _ question: HistoryQuestion, isExplained: Bool
  ) throws(CommandError) -> HistoryAnswer {
    isExplained ? try client.answerExplained(question).0 : try client.answer(question).0
  }

  /// The report of a process that ended, with what it wrote last.
  private func reportOfEnd(
    _ question: HistoryQuestion
  ) throws(CommandError) -> HistoryAnswer {
    var (answer, death) = try client.answer(question)
    guard let death else { throw Self.lost }
    var lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
    let tail = lines.suffix(2)
    lines.removeLast(tail.count)
    answer.text =
      lines.joined(separator: "\n") + "\n"
      + (shouldStop() ? CrashOutput(death.output).text : client.lastWords(of: death, question))
      + tail.joined(separator: "\n")
    return answer
  }
}

extension WorkerAnalyzer {
  /// Plays the case again in other workers; returns the report of a difference, nil for none.
  package func flakiness() throws(CommandError) -> String? {
    guard let campaign else { return nil }
    let check = FlakinessCheck(client: client)
    guard let difference = try check.difference(failure, campaign) else { return nil }
    try forgetCalm(check)
    return report(of: difference)
  }

  /// Forgets the kept history of a failure that was met, where it fails in no new process.
  private func forgetCalm(_ check: FlakinessCheck) throws(CommandError) {
    guard let kept = failure.kept, let file = kept.file, try !check.fails(kept.scenario) else {
      return
    }
    forget(file)
  }

  /// The report of a failure that could not be met again.
  ///
  /// - Parameter error: Why.
  package func report(ofLost error: CommandError) throws(CommandError) -> String {
    try forgetCalm(FlakinessCheck(client: client))
    return report(of: FlakinessCheck.PlayDifference(plays: error.diagnostic.description, lines: []))
  }

  /// The report of a failure that could not be looked at, because a stop was asked for.
  package var reportOfUnchecked: String {
    var lines = ["? \(failure.name) (interrupted)"]
    lines.append("  It was met and not played again.")
    if let death = failure.death { lines.append("  " + death.note) }
    if let file = failure.kept?.file { lines.append("  written to \(file)") }
    return shown((lines + ["", command]).joined(separator: "\n") + "\n")
  }

  private func report(of difference: FlakinessCheck.PlayDifference) -> String {
    shown(difference.report(failure, command))
  }

  private func shown(_ text: String) -> String { client.setup.redaction?.text(text) ?? text }
}

extension AppClient {
  /// Returns the last output of a process, and its place: it ends once more, with its backtrace.
  ///
  /// Without backtraces, the end that is known says all.
  package func lastWords(of death: ProcessDeath, _ question: HistoryQuestion) -> String {
    guard death.law == .crashes, setup.mayTrace else { return CrashOutput(death.output).text }
    var setup = setup
    setup.traces = true
    setup.limit = max(setup.limit, .seconds(120))
    let reply = try? anew(setup).ask(question)
    if case .death(let traced) = reply { return CrashOutput(traced.output).text }
    return CrashOutput(death.output).text
  }
}
