import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

/// One stream of events, and what each format makes of it.
struct RecorderTests {
  @Test func `JUnit results are well-formed whatever a name holds`() {
    var report = JUnitReport()
    report.note("a & b", "seed", "1\n2")
    report.add(
      "a & b", JUnitCase("<one>", .passed, at: FilePosition(file: "a.swift", line: 3)))
    report.add(
      "a & b", JUnitCase("two \"quoted\"", .failed("hard", ["it's\nbroken\u{1}", "]]>"])))
    var third = JUnitCase("three", .skipped("not exercised"))
    third.properties = [JUnitProperty("exercised", "0")]
    report.add("c", third)
    #expect(Golden("junit.xml").difference(from: report.text) == nil)
    #expect(XMLReader().elements(report.text) == 12)
  }

  /// A run with a file that is not what it says, and a situation that was not reached.
  private static let events: [RunEvent] = [
    .replayed(ReplayedScenario(path: "a.scene", verdict: "bad", remarks: ["it should hold"])),
    .played(
      PlayedCampaign(
        name: "fixed", seed: "1", command: "scenefuzz run --seed 1", exercise: ExerciseReport())),
    .missed("never played event home"),
    .judged(
      JudgedInvariant(
        id: "scene.x", kind: .hard, help: ["A scene is one.", "Kind: hard."],
        declaration: FilePosition(file: "X.swift", line: 7))),
    .faulted(ToolFault("the engine did not come to rest", message: "error: it, did: not 100 %")),
    .ended(RunEnd(status: 4, conclusion: "fault: it", generator: "g1")),
  ]

  private func document(_ recorder: any Recorder) -> String {
    var recorder = recorder
    recorder.record(Self.events)
    return recorder.document
  }

  @Test func `Text has every part in the order of the stream`() {
    let text = document(TextRecorder())
    #expect(
      text == """
        corpus: 1 scenario, 1 not as they should be
        BAD  a.scene
             it should hold
        fixed: no cases
        never played event home

        error: it, did: not 100 %

        fault: it

        """)
  }

  @Test func `JUnit has a test case for each entry, invariant, fault and situation`() {
    let text = document(JUnitRecorder())
    #expect(XMLReader().elements(text) == 23)
    #expect(text.contains("tests=\"4\" failures=\"3\""))
    #expect(text.contains("name=\"scene.x\" file=\"X.swift\" line=\"7\""))
    #expect(text.contains("<skipped message=\"not exercised\"/>"))
  }

  @Test func `SARIF has a rule for each invariant, and a notification for what else is wrong`() {
    let text = document(SarifRecorder())
    #expect(text.contains("\"executionSuccessful\": false"))
    #expect(text.contains("\"exitCode\": 4"))
    #expect(text.contains("\"id\": \"scene.x\""))
    #expect(text.split(separator: "\"level\": \"error\"").count == 4)
    #expect(text.contains("a.scene is not as it should be"))
  }

  @Test func `Annotations name the file, and escape what a command may not hold`() {
    let lines = document(GitHubRecorder()).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix("::error file=a.scene,line=1,title=scenefuzz%3A not as it should be"))
    #expect(lines[1].hasSuffix("::error: it, did: not 100 %25"))
    #expect(lines[2].hasPrefix("::warning title=scenefuzz%3A not reached::never played"))
    #expect(document(MarkdownRecorder()).hasPrefix("## scenefuzz: fault: it\n"))
  }
}
