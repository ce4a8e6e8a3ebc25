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
    .missed(
      Shortcoming("never played event home", at: FilePosition(file: "A/B.swift", line: 7))),
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

  /// A run in which an invariant was violated at a callback, with the play of `Scribe.example`.
  private func violated(
    at callback: Int, _ novelty: Novelty, faults: [ToolFault] = []
  ) -> [RunEvent] {
    let transcript = Transcript.example(breaking: callback)
    var judged = JudgedInvariant(
      id: "scene.active-in-foreground", kind: .hard, help: ["A scene is one."],
      declaration: FilePosition(file: "X.swift", line: 7))
    judged.exercised = 40
    let events = [
      RunEvent.judged(judged),
      .violated(
        ReportedFailure(FailureReport(transcript, ReportFacts(repeatedBy: "again"))), novelty),
    ]
    let end = RunEnd(status: 1, conclusion: "red", generator: "g1")
    return events + faults.map { .faulted($0) } + [.ended(end)]
  }

  private func document(_ recorder: any Recorder, of events: [RunEvent]) -> String {
    var recorder = recorder
    recorder.record(events)
    return recorder.document
  }

  @Test func `A known bug is skipped in JUnit, and neither passed nor failed`() {
    let known = document(JUnitRecorder(), of: violated(at: 6, .known))
    #expect(known.contains("<skipped message=\"a known bug breaks it\"/>"))
    #expect(known.contains("<testsuites name=\"scenefuzz\" tests=\"2\" failures=\"0\""))
    #expect(known.contains("errors=\"0\" skipped=\"1\">"))
    for novelty in [Novelty.new, .unknown] {
      let new = document(JUnitRecorder(), of: violated(at: 6, novelty))
      #expect(new.contains("failures=\"1\" errors=\"0\" skipped=\"0\">"))
    }
  }

  @Test func `A failure stands at the app's method that received what was missed`() {
    var events = violated(at: 6, .new)
    for recorder: any Recorder in [SarifRecorder(), JUnitRecorder(), GitHubRecorder()] {
      #expect(document(recorder, of: events).contains("X.swift"))
    }
    if case .violated(var failure, let novelty) = events[1] {
      failure.method = FilePosition(file: "App/Scenes.swift", line: 12)
      events[1] = .violated(failure, novelty)
    }
    let sarif = document(SarifRecorder(), of: events)
    #expect(sarif.contains("\"uri\": \"App/Scenes.swift\"") && !sarif.contains("X.swift"))
    let junit = document(JUnitRecorder(), of: events)
    #expect(junit.contains("file=\"App/Scenes.swift\" line=\"12\"") && !junit.contains("X.swift"))
    #expect(document(GitHubRecorder(), of: events).contains("file=App/Scenes.swift,line=12"))
  }

  /// The importance of each step of a SARIF log's only code flow.
  private func importances(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("\"importance\"") }.map {
      $0.contains("essential") ? "essential" : "important"
    }
  }

  @Test func `The step at which an invariant broke is the essential one, in the drain, too`() {
    let callbacks = Scribe.example().callbacks
    for number in 1...5 {
      let broken = callbacks.firstIndex { $0.event == UInt32(number) }
      let text = document(SarifRecorder(), of: violated(at: broken ?? -1, .unknown))
      var expected = [String](repeating: "important", count: 5)
      expected[number - 1] = "essential"
      #expect(importances(text) == expected, "event \(number)")
    }
  }

  @Test func `A run that found a failure was successful, one in which the tool failed was not`() {
    let found = document(SarifRecorder(), of: violated(at: 6, .unknown))
    #expect(found.contains("\"executionSuccessful\": true"))
    let fault = ToolFault("it", message: "error: it")
    let failed = document(SarifRecorder(), of: violated(at: 6, .unknown, faults: [fault]))
    #expect(failed.contains("\"executionSuccessful\": false"))
  }

  @Test func `GitHub gets ten errors and ten warnings at most, failures first`() {
    var events = (0..<12).map { RunEvent.missed(Shortcoming("never played event \($0)")) }
    events += (0..<8).map { .faulted(ToolFault("it", message: "fault \($0)")) }
    for _ in 0..<3 { events += violated(at: 6, .new) }
    let lines = document(GitHubRecorder(), of: events).split(separator: "\n")
    #expect(lines.count == 20)
    #expect(lines.prefix(3).allSatisfy { $0.contains("title=scenefuzz%3A scene.active-in-fore") })
    #expect(lines[3...9].allSatisfy { $0.contains("title=scenefuzz%3A fault::fault ") })
    #expect(lines[10...].allSatisfy { $0.hasPrefix("::warning ") })
  }

  @Test func `What a command of GitHub may not hold is escaped, its percent sign first of all`() {
    let entry = ReplayedScenario(
      path: "a%0Ab:c,d\n.scene", verdict: "bad", remarks: ["50%0A: a, b", "::error::"])
    #expect(
      document(GitHubRecorder(), of: [.replayed(entry)])
        == "::error file=a%250Ab%3Ac%2Cd%0A.scene,line=1,"
        + "title=scenefuzz%3A not as it should be::50%250A: a, b%0A::error::\n")
  }

  @Test func `Text has every part in the order of the stream`() {
    let text = document(TextRecorder())
    #expect(
      text == """
        corpus: 1 scenario, 1 not as it should be
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
    #expect(XMLReader().elements(text) == 26)
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
    let warning = "::warning file=A/B.swift,line=7,title=scenefuzz%3A inconclusive::never played"
    #expect(lines[2].hasPrefix(warning))
    #expect(document(MarkdownRecorder()).hasPrefix("## scenefuzz: fault: it\n"))
  }
}
