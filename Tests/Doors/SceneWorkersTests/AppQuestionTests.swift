import CommandKit
import SceneDriving
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneShrinking
import SceneWorkers
import TestSupport
import Testing

/// A question and an answer of every kind, with all that it can say.
struct AppQuestionTests {
  /// Texts beside the hostile ones that a frame could be read wrong by.
  private static let texts =
    HostileText.all + ["end", "12\n", "\r", "a\0b", "\"}", "é", "e\u{301}", "\u{FEFF}x"]

  private static let token = Token(shape: Shape(), seed: Seed(7), index: 12)

  private func scenario(_ events: Int) throws -> Scenario {
    try Scenario(
      parsing: "scenefuzz 1\nplatform iphone-ios27\nscenes 2\nquirks\nviolates app.law\n\n"
        + "launch 1\nhome\nreturn\n"
        + String(repeating: "do save 1\ndo play 2 after 3\n", count: events),
      file: "")
  }

  private func end(_ text: String) -> AppEnd {
    var end = AppEnd(.hangs, at: 12, text)
    end.isJudged = false
    return end
  }

  private func facts(_ text: String) throws -> FailureFacts {
    var facts = FailureFacts(
      try scenario(1), showing: Signature(invariant: text, role: .scene), repeatedBy: text + "c")
    facts.report.seed = text
    facts.report.token = text + "t"
    facts.report.file = text + "f"
    facts.report.cases = .max
    facts.report.shrinking = ReportFacts.ShrinkingSummary(
      label: text, eventsBefore: 9, plays: .max)
    facts.report.further = [text, "", text + "\n"]
    facts.report.others = [
      ReportFacts.Other(text, repeatedBy: text + " x"), ReportFacts.Other("", repeatedBy: ""),
    ]
    return facts
  }

  private func forms(_ text: String) throws -> [HistoryQuestion.AnswerForm] {
    let facts = try facts(text).report
    let reports: [HistoryQuestion.ReportForm] = [.text, .json, .html, .svg, .section(3)]
    return [
      .noText, .trace, .lines, .lanes(isForTools: true), .lanes(isForTools: false),
      .steps(isForTools: true), .steps(isForTools: false), .explanation,
    ] + reports.map { .report(facts, $0) }
  }

  private func questions(_ text: String) throws -> [AppQuestion] {
    var batch = BatchQuestion(Self.token, 256, keepsGoing: true)
    batch.end = end(text)
    var candidate = CandidateQuestion(
      try scenario(1), Signature(invariant: text, role: .scene),
      besides: [try scenario(2), try scenario(3)])
    candidate.end = end(text)
    let histories = try forms(text).enumerated().map { number, form in
      let source: AppSource = number == 0 ? .token(Self.token) : .scenario(try scenario(number))
      var history = HistoryQuestion(source, form)
      history.wanted = Signature(invariant: text, role: .process)
      history.end = end(text)
      history.style = Style(usesColour: true, usesUnicode: true, columns: 120)
      history.look = .lanes
      var plays = HistoryQuestion.ExplainedPlays()
      plays.ends = [2, 40].map {
        HistoryQuestion.KnownEnd(
          ProcessDeath(cause: .garbled, plays: $0, moment: .max, output: text))
      }
      plays.most = 39
      history.explaining = plays
      return history
    }
    return [batch.message, MutantQuestion(Self.token, .max, text).message, candidate.message]
      + histories.map(\.message)
  }

  @Test(arguments: texts)
  func `A question of every kind arrives as it was asked`(text: String) throws {
    for question in try questions(text) {
      let arrived = try arrived(question)
      #expect(arrived == question)
      #expect(JSONText.bytes(of: arrived) == JSONText.bytes(of: question))
    }
  }

  @Test func `A question that says as little as it can arrives as it was asked`() throws {
    let questions = [
      BatchQuestion(Self.token, 1, keepsGoing: false).message,
      MutantQuestion(Self.token, 0, nil).message,
      CandidateQuestion(try scenario(0), Signature(invariant: "", role: .process)).message,
      HistoryQuestion(.token(Self.token)).message,
      HistoryQuestion(.token(Self.token), .report(ReportFacts(repeatedBy: ""), .text)).message,
    ]
    for question in questions { #expect(try arrived(question) == question) }
  }

  @Test(arguments: texts)
  func `An answer of every kind arrives as it was given`(text: String) throws {
    let player = AppPlayer(Notes.test())
    let played = player.transcribe(try scenario(1), ProgressMarker())
    var history = HistoryAnswer(played.play, of: try scenario(1))
    history.fault = text
    history.refusals = [text, ""]
    history.unasked = ["", text + "\n"]
    history.brokenAt = text
    history.escapes = [text + "\r\n", text]
    history.digest = text
    history.text = text
    history.remarks = HistoryAnswer.ReportRemarks(
      FailureReport(played.transcript, ReportFacts(repeatedBy: text)))
    history.remarks?.drained = [text]
    let arrived = try arrived(history)
    #expect(arrived == history)
    #expect(JSONText.bytes(of: arrived) == JSONText.bytes(of: history))
    #expect(arrived.omissions == [text, "", "", text + "\n"])
    #expect(arrived.scenario.violates == "levels.paired")
    #expect(arrived.signature == played.play.signature && arrived.signature != nil)
    #expect(arrived.remarks?.remark.contains("levels") == true)

    let names = EventNames(actions: ["play", "save"])
    let sent = TrialResult(
      .other(text), played: try scenario(2).numbering(as: names), skipped: [3, 1])
    let trial = try SceneWorkersTests.arrived(CandidateAnswer(sent, at: nil)).trial(names)
    #expect(trial.ending == sent.ending)
    #expect(trial.played == sent.played)
    #expect(trial.skipped == [3, 1])
  }

  @Test func `The answer about a candidate says where it failed`() throws {
    let player = AppPlayer(Notes.test())
    let (trial, callback) = player.answer(
      try scenario(1), Signature(invariant: "levels.paired", role: .scene), besides: [],
      ProgressMarker())
    #expect(trial.ending == .same)
    let answer = try arrived(CandidateAnswer(trial, at: callback))
    #expect(answer.brokenAt == callback?.kind.name)
    #expect(CandidateAnswer(trial, at: nil).brokenAt == "end")
  }

  @Test(arguments: [#"{"same":{}}"#, #"{"other":{"_0":"x"}}"#])
  func `A failure without a history, which only an app sends, shows nothing`(
    ending: String
  ) throws {
    let text = #"{"ending":\#(ending),"place":"end","skipped":[4]}"#
    let answer: CandidateAnswer = try #require(JSONText.value(text.utf8))
    let trial = answer.trial(EventNames())
    #expect(trial.ending == .held && trial.played == nil && trial.skipped == [4])
  }

  @Test(arguments: texts)
  func `A report has all that the pipeline knows of a failure`(text: String) throws {
    let facts = try facts(text)
    let transcript = AppPlayer(Notes.test()).transcribe(facts.scenario, ProgressMarker()).transcript
    let said = try arrived(facts.report)
    #expect(said == facts.report)
    let report = FailureReport(transcript, said, look: .foldedLanes)
    #expect(report.facts == facts.report && report.unfolded.look == .lanes)
    #expect(FailureReport(transcript, said).unfolded.look == .events)
  }
}
