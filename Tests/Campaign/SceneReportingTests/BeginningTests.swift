import SceneLifecycle
import SceneReporting
import Testing

/// A break at rest is shown where it began.
@Suite struct BeginningTests {
  /// The play of `Scribe.example`, in which something of the second callback is missed at a later one.
  private static func transcript(
    noticedAt index: Int, _ change: (inout BreakBeginning) -> Void = { _ in }
  ) -> Transcript {
    var transcript = Transcript.example(breaking: index)
    transcript.breaks[0].violation.onset = 2
    var beginning = BreakBeginning(at: 2)
    change(&beginning)
    transcript.breaks[0].beginning = beginning
    return transcript
  }

  private static func knowsMethod(_ beginning: inout BreakBeginning) {
    beginning.method = BreakBeginning.ReceivingMethod(
      "Scenes.scene(_:willConnectTo:options:)", file: "/notes/App/Scenes.swift", line: 12)
    beginning.property = "connectionOptions.urlContexts"
    beginning.payload = "url of event 1"
  }

  private static let sentence =
    "The app's method is Scenes.scene(_:willConnectTo:options:), Scenes.swift:12,"
    + " and connectionOptions.urlContexts has what came."

  private func words(_ text: String) -> String {
    text.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
  }

  @Test(arguments: [11, 17])
  func `The line where it began is marked, and the one where it was noticed says so`(index: Int) {
    let transcript = Self.transcript(noticedAt: index, Self.knowsMethod)
    let marked = LaneReport(transcript).text().split(separator: "\n").map(String.init)
    #expect(marked.count { $0.hasPrefix("> ") } == 1)
    let row = marked.firstIndex { $0.hasPrefix("> ") } ?? 0
    #expect(marked[row].contains("willConnectTo"))
    #expect(marked[row + 1] == "   x scene.active-in-foreground (hard)")
    let end = index == transcript.callbacks.count ? ", at the end" : ""
    #expect(marked.contains("   scene.active-in-foreground is noticed here" + end))
    #expect(words(marked.joined(separator: "\n")).contains(Self.sentence))
    let rows = LaneReport(transcript).json.lines()
    #expect(rows.contains("\"noticed\": \"scene.active-in-foreground\""))
  }

  @Test func `A report names the method, the property and the payload`() {
    let transcript = Self.transcript(noticedAt: 11, Self.knowsMethod)
    let report = FailureReport(transcript, ReportFacts(repeatedBy: "again"), look: .lanes)
    let text = words(report.text())
    #expect(text.contains("Began at callback 3, event 1 'launch 1': scene 1 received willCon"))
    #expect(text.contains("willConnectTo. " + Self.sentence + " Broke at callback 12"))
    #expect(text.contains("What to see: after the last step, nothing shows the url of event 1."))
    #expect(report.text().contains("\n> 1  launch 1"))
    #expect(report.breaking == 1)
  }

  @Test func `A step of the drain in which it was noticed is no step`() {
    let last = Self.transcript(noticedAt: 16)
    #expect(StepsReport(.example(breaking: 16)).lines.count == 5)
    #expect(StepsReport(last).lines.count == 4)
    #expect(!FailureReport(last, ReportFacts(repeatedBy: "again")).text().contains("(drain)\n"))
  }

  @Test func `What breaks at rest does not name the callback before it`() {
    var transcript = Transcript.example(breaking: 4)
    let named = words(FailureReport(transcript, ReportFacts(repeatedBy: "again")).text())
    #expect(named.contains("received sceneDidBecomeActive"))
    transcript.breaks[0].isAtRest = true
    let text = words(FailureReport(transcript, ReportFacts(repeatedBy: "again")).text())
    #expect(text.contains("Broke at rest, after callback 5, event 1 'launch 1'."))
    #expect(text.contains("What to see: at rest after step 1, scene.active-in-foreground is"))
    #expect(!text.contains("received sceneDidBecomeActive"))
  }

  @Test func `A method that no delegate has is named`() {
    let transcript = Self.transcript(noticedAt: 11) { $0.lack = "scene(_:openURLContexts:)" }
    let text = words(FailureReport(transcript, ReportFacts(repeatedBy: "again")).text())
    #expect(text.contains("has no method for it: no delegate has scene(_:openURLContexts:)."))
  }

  @Test func `What breaks where it begins is shown once`() {
    let text = LaneReport(Self.transcript(noticedAt: 2)).text()
    #expect(text.contains("x scene.active-in-foreground (hard)") && !text.contains("noticed"))
  }
}
