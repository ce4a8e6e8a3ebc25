import SceneLifecycle
import SceneReporting
import Testing

/// What a report may be shown without.
@Suite struct RedactionTests {
  private let redaction = Redaction(checkout: "/checkout/notes")

  private func report() -> FailureReport {
    var transcript = Transcript.example(breaking: 8)
    transcript.breaks[0].sentence = "It holds. The draft 'Dear Bob' is lost."
    transcript.breaks[0].note = "The draft 'Dear Bob' is lost."
    transcript.answers = [
      Transcript.AppAnswer(
        index: 2, text: "brings link: notes://a?key=1234", showing: "notes://a?key=1234"),
      Transcript.AppAnswer(index: 8, text: "takes timer for scene 1"),
    ]
    var report = FailureReport(
      transcript, ReportFacts(repeatedBy: "/programs/notes replay '/elsewhere/my file.scene'"),
      look: .lanes)
    report.facts.seed = "42"
    report.facts.token = "g4:all:42:17"
    report.facts.file = "/checkout/notes/Tests/Scenes/a.scene"
    report.facts.others = [
      ReportFacts.Other("own.other", repeatedBy: "notes shrink /elsewhere/b.scene")
    ]
    return report
  }

  @Test func `Contents, notes of the app's own laws, and paths outside are left out`() {
    let redacted = redaction.report(report())
    for text in [redacted.text(), redacted.json.lines(), ReportedFailure(redacted).remark] {
      for secret in ["1234", "Bob", "/programs", "my file", "/elsewhere", "/checkout"] {
        #expect(!text.contains(secret), "\(secret): \(text)")
      }
      #expect(text.contains("‹redacted›"))
    }
    let text = redacted.text()
    #expect(text.contains("It holds. ‹redacted›\n"))
    #expect(text.contains("brings link: ‹redacted›\n"))
    #expect(text.contains("  written to Tests/Scenes/a.scene\n"))
    #expect(text.hasSuffix("\n‹redacted› replay '‹redacted›'\n"))
  }

  @Test func `Laws, callbacks, scenes, notes of topics, seed and token stay`() {
    let text = redaction.report(report()).text()
    let kept = [
      "scene.active-in-foreground", "sceneWillEnterForeground", "takes timer for scene 1",
      "seed 42",
      "token g4:all:42:17", "also met: own.other",
    ]
    for word in kept { #expect(text.contains(word), "\(word): \(text)") }
  }

  @Test(arguments: [
    ("see /one/a and '/two/b c'", "see ‹redacted› and '‹redacted›'"),
    ("at (/checkout/notes/Sources/A.swift:3)", "at (Sources/A.swift:3)"),
    ("a / b, https://a.org/b, 1/2", "a / b, https://a.org/b, 1/2"),
    ("--corpus=/x/y done", "--corpus=‹redacted› done"),
  ])
  func `A path in a text is relative to the checkout, or left out`(text: String, shown: String) {
    #expect(redaction.text(text) == shown)
  }
}
