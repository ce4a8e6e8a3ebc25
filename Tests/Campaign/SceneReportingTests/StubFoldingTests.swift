import SceneLifecycle
import SceneReporting
import Testing

/// Calls of stubs are one line a callback, unless it may have decided something.
@Suite struct StubFoldingTests {
  private func answer(_ stub: String, _ value: String? = nil) -> Transcript.AppAnswer {
    let text = "asks stub (\(stub)\(value.map { ": " + $0 } ?? ""))"
    var answer = Transcript.AppAnswer(index: 2, text: text)
    (answer.stub, answer.stubValue) = (stub, value)
    return answer
  }

  private func lines(_ answers: [Transcript.AppAnswer], folding: Bool = true) -> [String] {
    var transcript = Transcript.example()
    transcript.answers = answers
    var report = LaneReport(transcript)
    report.foldsStubs = folding
    return report.text().split(separator: "\n").filter { $0.contains("stub") }
      .map { String($0.drop { "#+.: <".contains($0) }) }
  }

  @Test func `Calls of stubs are one line, and a value is no call of its own`() {
    let answers = [
      answer("Log.a(_:)"), answer("Log.a(_:)"), answer("Font.b"),
      answer("Font.b", "the plainest value"), answer("Tint.c"), answer("Tint.d"),
    ]
    #expect(lines(answers) == ["5 stub calls: Log.a(_:), Font.b, Tint.c and 1 more"])
    #expect(lines(answers, folding: false).count == 6)
    #expect(lines([answers[0]]) == ["asks stub (Log.a(_:))"])
  }

  @Test func `A Bool that a stub gave stays`() {
    let answers = [
      answer("Log.event(_:)"), answer("Log.flush()"), answer("Session.isBanned"),
      answer("Session.isBanned", "true"), answer("Log.event(_:)"),
    ]
    #expect(
      lines(answers) == [
        "3 stub calls: Log.event(_:), Log.flush(), Session.isBanned",
        "asks stub (Session.isBanned: true)", "asks stub (Log.event(_:))",
      ])
  }

  @Test func `A report with every stub folds its launches all the same`() {
    var transcript = Transcript.example()
    transcript.answers = [answer("Log.a(_:)"), answer("Log.b(_:)")]
    var report = FailureReport(transcript, ReportFacts(repeatedBy: ""), look: .foldedLanes)
    let folded = report.text()
    report.showsStubs = true
    #expect(folded.contains("2 stub calls: Log.a(_:), Log.b(_:)"), "\(folded)")
    #expect(report.text().contains("asks stub (Log.b(_:))"))
    #expect(!report.text().contains("stub calls"))
  }

  @Test func `A trace has stubs only where they are asked for`() {
    var transcript = Transcript.example()
    transcript.answers = [answer("Log.a(_:)"), answer("Log.b(_:)", "true")]
    var trace = TraceReport(transcript)
    #expect(!trace.text().contains("stub"))
    trace.showsStubs = true
    let lines = trace.text().split(separator: "\n").filter { $0.contains("asks stub (Log.") }
    #expect(lines.count == 2)
  }

  @Test func `The name of a stub is not cut`() {
    let name = String(repeating: "Long", count: 30) + ".open(_:)"
    var transcript = Transcript.example()
    transcript.answers = [answer(name)]
    #expect(LaneReport(transcript).text().contains("(\(name))"))
  }
}
