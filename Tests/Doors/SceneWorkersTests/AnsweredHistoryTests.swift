import SceneDriving
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers
import Testing

/// What a worker says of one history.
struct AnsweredHistoryTests {
  private let player = AppPlayer(Notes.test())

  private func scenario() throws -> Scenario {
    try Scenario(
      parsing: "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nhome\nreturn\ndo play 1\n",
      file: "")
  }

  private func question(_ form: HistoryQuestion.AnswerForm = .noText) throws -> HistoryQuestion {
    HistoryQuestion(.scenario(try scenario()), form)
  }

  private func answer(_ question: HistoryQuestion) -> HistoryAnswer {
    AnsweredHistory(player, question).answer
  }

  @Test func `A play without a text says how it failed, and what was played`() throws {
    let answer = answer(try question())
    #expect(answer.text == "" && answer.remarks == nil && answer.digest == nil)
    #expect(answer.signature == Signature(invariant: "levels.paired", role: .scene))
    #expect(answer.scenario.violates == "levels.paired")
    #expect(answer.fault == nil && answer.omissions == [])
  }

  @Test func `Each form has the text of its report, in the style that was asked for`() throws {
    let transcript = player.transcribe(try scenario(), ProgressMarker()).transcript
    let style = Style(usesColour: true, usesUnicode: true, columns: 120)
    let facts = ReportFacts(repeatedBy: "x replay y")
    let report = FailureReport(transcript, facts, look: .lanes)
    let texts: [(HistoryQuestion.AnswerForm, String)] = [
      (.trace, TraceReport(transcript).text(style)), (.lines, PlayLines(transcript).text),
      (.lanes(isForTools: false), LaneReport(transcript).text(style)),
      (.lanes(isForTools: true), LaneReport(transcript).json.document),
      (.steps(isForTools: false), StepsReport(transcript).text(style)),
      (.steps(isForTools: true), StepsReport(transcript).json.document),
      (.report(facts, .text), report.text(style)), (.report(facts, .json), report.json.document),
    ]
    for (form, text) in texts {
      var question = try question(form)
      question.style = style
      question.look = .lanes
      #expect(answer(question).text == text, "\(form)")
      #expect(text.count > 100, "\(form)")
    }
    #expect(Set(texts.map(\.1)).count == texts.count)
    // Unless it is asked for the whole of them, a report folds the launches that change nothing.
    var folded = try question(.report(facts, .text))
    folded.style = style
    let fold = FailureReport(transcript, facts, look: .foldedLanes).text(style)
    #expect(answer(folded).text == fold && fold != report.text(style))
    let page = answer(try question(.report(facts, .html))).text
    #expect(page.hasPrefix("<!") && page.contains("x replay y"))
    #expect(answer(try question(.report(facts, .svg))).text.contains("<svg"))
    let sections = try (1...2).map { answer(try question(.report(facts, .section($0)))).text }
    #expect(sections[0] != sections[1] && sections.allSatisfy { $0.contains("<section") })
  }

  @Test func `A report is explained where that is asked for, and only there`() throws {
    var question = try question(.report(ReportFacts(repeatedBy: ""), .text))
    question.wanted = Signature(invariant: "levels.paired", role: .scene)
    let plain = answer(question)
    question.explaining = HistoryQuestion.ExplainedPlays()
    let explained = answer(question)
    #expect(explained.text.count > plain.text.count)
    #expect(explained.remarks?.breaking == plain.remarks?.breaking && plain.remarks != nil)
    question.explaining?.most = 0
    #expect(answer(question).text != explained.text)
    question.form = .explanation
    question.explaining = nil
    #expect(answer(question).text.hasPrefix("\n"))
  }

  @Test func `A play goes no further than the end that it is known to have`() throws {
    var question = try question()
    question.end = AppEnd(.crashes, at: 3, "It ended by SIGILL.")
    let ended = answer(question)
    #expect(ended.signature == Signature(invariant: "app.crashes", role: .process))
    #expect(ended.brokenAt != nil && ended.brokenAt != "end")
    question.end?.isJudged = false
    #expect(answer(question).signature == nil)
  }

  @Test func `A worker that redacts shows no contents, and tells plays apart by their digests`()
    throws
  {
    let scenario = try Scenario(
      parsing: "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nopenURL 1 with invoice\n",
      file: "")
    let question = HistoryQuestion(.scenario(scenario), .lanes(isForTools: true))
    let answers = [4711, 4712].map { customer in
      var player = AppPlayer(Notes.test(customer: customer))
      #expect(AnsweredHistory(player, question).answer.text.contains("customer=\(customer)"))
      player.redact()
      return AnsweredHistory(player, question).answer
    }
    #expect(answers[0].text == answers[1].text && answers[0].text.contains("invoice"))
    #expect(!answers[0].text.contains("customer="))
    #expect(answers[0].digest != nil && answers[0].digest != answers[1].digest)
  }

  @Test func `The failure of an answer is the one that was asked about`() throws {
    var facts = FailureFacts(
      try scenario(), showing: Signature(invariant: "levels.paired", role: .scene),
      repeatedBy: "x replay y")
    facts.report.seed = "7"
    facts.report.token = "t"
    facts.report.file = "f"
    facts.report.cases = 3
    var question = try question(.report(facts.report, .text))
    question.wanted = facts.wanted
    let answer = answer(question)
    let failure = answer.failure(facts)
    #expect(failure.text == answer.text && failure.text.hasSuffix("x replay y\n"))
    #expect(failure.remark.hasSuffix("Repeat it: x replay y"))
    #expect(failure.breaking == answer.remarks?.breaking && failure.breaking != nil)
    #expect(failure.isOfScene && failure.seed == "7" && failure.token == "t")
    #expect(failure.file == "f" && failure.cases == 3)
  }
}
