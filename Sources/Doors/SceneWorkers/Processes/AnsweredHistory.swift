import SceneDriving
package import SceneFuzzing
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting

/// A worker's play of one history, and what it says of it.
package struct AnsweredHistory {
  private let player: AppPlayer
  private let question: HistoryQuestion
  private let watch: ProgressMarker
  private let scenario: Scenario
  private let transcribed: AppPlayer.TranscribedPlay
  /// The transcript of the play, as far as it may be shown.
  private let transcript: Transcript

  /// Plays what is asked about.
  ///
  /// - Parameters:
  ///   - player: Plays the app.
  ///   - question: What is asked.
  ///   - words: Where the marker counts; nil for nowhere.
  package init(
    _ player: AppPlayer, _ question: HistoryQuestion,
    _ words: UnsafeMutablePointer<UInt64>? = nil
  ) {
    self.player = player
    self.question = question
    let ends = (question.explaining?.ends ?? []).map { ($0.play, $0.end) }
    watch = ProgressMarker(words, end: question.end, ends: Dictionary(ends) { $1 })
    // What the process is known to end by is judged alone, for no law ends a play before it.
    let end = question.end.flatMap { $0.isJudged ? $0.law.rawValue : nil }
    let law = end ?? question.wanted?.invariant
    scenario =
      switch question.source {
      case .token(let token): player.scenario(token, only: law, watch)
      case .scenario(let scenario): scenario
      }
    let output = question.showsOutput ? WorkerOutput() : nil
    transcribed = player.transcribe(
      scenario, only: law, watch, hearing: output.map { output in { output.take() } })
    transcript = player.redaction?.transcript(transcribed.transcript) ?? transcribed.transcript
  }

  /// The answer.
  package var answer: HistoryAnswer {
    var answer = HistoryAnswer(transcribed.play, of: scenario)
    // Two plays that are shown alike are told apart all the same.
    if player.redaction != nil {
      answer.digest = FNV.digits(of: LaneReport(transcribed.transcript).text(question.style))
    }
    switch question.form {
    case .noText: break
    case .trace:
      var trace = TraceReport(transcript)
      trace.showsStubs = question.showsStubs
      answer.text = trace.text(question.style)
    case .lines: answer.text = PlayLines(transcript).text
    case .lanes(let isForTools):
      var lanes = LaneReport(transcript)
      lanes.foldsStubs = !question.showsStubs
      answer.text = isForTools ? lanes.json.document : lanes.text(question.style)
    case .steps(let isForTools):
      let steps = StepsReport(transcript)
      answer.text = isForTools ? steps.json.document : steps.text(question.style)
    case .explanation:
      guard let explanation else { break }
      answer.text = "\n" + ExplanationReport(transcript, explanation).text(question.style)
    case .report(let facts, let form):
      let report = report(facts)
      answer.text = text(of: report, as: form)
      answer.remarks = HistoryAnswer.ReportRemarks(report)
    }
    answer.escapes = player.takeEscapes()
    return answer
  }

  private func text(
    of report: FailureReport, as form: HistoryQuestion.ReportForm
  ) -> String {
    switch form {
    case .text: report.text(question.style)
    case .json: report.json.document
    case .html: HistoryPage(report).html
    case .svg: LanePicture(report.transcript, report.explanation).svg
    case .section(let number): FailureSection(report, number: number).drawn
    }
  }

  private func report(_ facts: ReportFacts) -> FailureReport {
    var report = FailureReport(transcript, facts, look: question.look)
    report.showsStubs = question.showsStubs
    if question.explaining != nil {
      let law = question.wanted?.invariant
      report.companions = law.flatMap {
        player.companions(of: $0, in: transcribed.play.scenario, watch)
      }
      report.dependence = law.flatMap {
        player.dependence(of: $0, in: transcribed.play.scenario, watch)
      }
      report.explanation = explanation
    }
    return player.redaction?.report(report) ?? report
  }

  private var explanation: FailureExplanation? {
    let explanation = player.explain(
      transcribed.play.scenario, only: question.wanted?.invariant, watch,
      most: question.explaining?.most)
    return player.redaction.map { explanation.map($0.explanation) } ?? explanation
  }
}
