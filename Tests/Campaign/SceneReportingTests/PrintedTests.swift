import SceneLifecycle
import SceneReporting
import Testing

/// Output of an app stands at the callback that printed it: a few lines, as text.
@Suite struct PrintedTests {
  private func transcript(_ text: String, at index: Int = 4) -> Transcript {
    var transcript = Transcript.example()
    transcript.answers = Transcript.AppAnswer.printed(text, at: index)
    return transcript
  }

  private func texts(_ text: String) -> [String] {
    Transcript.AppAnswer.printed(text, at: 0).map(\.text)
  }

  @Test func `Few lines are shown whole, of many the first five with a count`() {
    #expect(texts("") == [] && texts("\n\r\n") == [])
    #expect(texts("a\nb") == ["prints: a", "prints: b"])
    let many = (1...8).map { "line \($0)\n" }.joined()
    #expect(texts(many) == (1...5).map { "prints: line \($0)" } + ["prints 3 more lines"])
    #expect(texts(String(repeating: "x", count: 1_000))[0].count == 8 + 300 + 1)
  }

  @Test func `What is not visible is shown by its number, and NSLog's time is left out`() {
    #expect(texts("\u{1B}[31mred\u{202E}") == ["prints: \\u{1b}[31mred\\u{202e}"])
    #expect(texts("2026-11-28 20:12:05.123 notes[12:34af] saved [a] b") == ["prints: saved [a] b"])
    for line in ["2026-11-28 20:12:05.123 saved [a] b", "notes[12:34] saved", "12] a"] {
      #expect(texts(line) == ["prints: " + line])
    }
  }

  @Test func `Lanes and trace have it below its callback`() {
    for text in [LaneReport(transcript("hi")).text(), TraceReport(transcript("hi")).text()] {
      let lines = text.split(separator: "\n").map(String.init)
      let position = lines.firstIndex { $0.hasSuffix("prints: hi") }
      let name = Transcript.example().callbacks[4].shownName
      #expect(position.map { lines[$0 - 1].contains(name) } == true, "\(text)")
    }
    #expect(!TraceReport(.example()).text().contains("prints"))
  }

  @Test func `Objects for other tools have it as members`() {
    let many = (1...6).map { "\"\($0)\"\n" }.joined()
    let play = PlayLines(transcript(many)).text
    let lines = #""printed":["\"1\"","\"2\"","\"3\"","\"4\"","\"5\""],"printedMore":1"#
    #expect(play.split(separator: "\n").filter { $0.contains(lines) }.count == 1, "\(play)")
    #expect(play.contains(#""callback":5,"#) && !PlayLines(.example()).text.contains("printed"))
    let object = LaneReport(transcript("hi")).json.line
    #expect(object.contains(#"{"answer":"prints: hi","callback":5,"printed":true}"#), "\(object)")
  }

  @Test func `It is no part of a redacted report`() {
    let redacted = Redaction(checkout: "/a").transcript(transcript("order 4711"))
    let (lanes, trace) = (LaneReport(redacted).text(), TraceReport(redacted).text())
    for text in [lanes, trace, PlayLines(redacted).text] {
      #expect(!text.contains("4711") && text.contains("‹redacted›"), "\(text)")
    }
  }
}
