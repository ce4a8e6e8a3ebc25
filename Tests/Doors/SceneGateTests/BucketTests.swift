import SceneGate
import SceneLifecycle
import SceneReporting
import Testing

/// Which failures are one bug.
@Suite struct BucketTests {
  private func failure(_ events: String, _ law: String = "scene.connects-once") throws
    -> ReportedFailure
  {
    let text = "scenefuzz 1\nplatform ipad-ios17\nscenes 2\n\n\(events)\n"
    let scenario = try Scenario(parsing: text, file: "a.scene")
    return ReportedFailure(law, text: "", in: scenario, ReportFacts(repeatedBy: "again"))
  }

  private func ended(
    _ events: String, _ said: String?, hasLine: Bool, in callback: String
  ) throws -> Bucket {
    var failure = try failure(events, "app.crashes")
    failure.end = ProcessEnd("SIGILL", said: said, hasLine: hasLine, in: callback)
    return Bucket(failure)
  }

  @Test func `One law, one role and one counterexample are one bug`() throws {
    let bug = Bucket(try failure("launch 1"))
    var again = try failure("launch 1")
    again.text = "another text"
    again.cases = 12
    again.scenario.violates = "scene.connects-once"
    #expect(Bucket(again) == bug)
    #expect(bug.text == "scene.connects-once process \(try failure("launch 1").scenario.digest8)")
  }

  @Test func `Another law, another role or another counterexample is another bug`() throws {
    let bug = Bucket(try failure("launch 1"))
    #expect(Bucket(try failure("launch 1\nhome")) != bug)
    #expect(Bucket(try failure("launch 1", "scene.active-once")) != bug)
    var ofScene = try failure("launch 1")
    ofScene.isOfScene = true
    #expect(Bucket(ofScene) != bug)
    #expect(Bucket(ofScene).text.hasPrefix("scene.connects-once scene "))
  }

  @Test func `A crash at a line of the app is one bug in any history`() throws {
    let line = "A.swift:7: Fatal error: late"
    let bug = try ended("launch 1", line, hasLine: true, in: "SIGILL at connect")
    #expect(try ended("launch 1\nhome", line, hasLine: true, in: "SIGILL at background") == bug)
    #expect(try ended("launch 1", "A.swift:8: …", hasLine: true, in: "SIGILL at connect") != bug)
  }

  @Test func `A crash without a line is one bug in one history and one callback`() throws {
    let bug = try ended("launch 1", nil, hasLine: false, in: "SIGILL at connect")
    #expect(try ended("launch 1", nil, hasLine: false, in: "SIGILL at connect") == bug)
    #expect(try ended("launch 1\nhome", nil, hasLine: false, in: "SIGILL at connect") != bug)
    #expect(try ended("launch 1", nil, hasLine: false, in: "SIGILL at active") != bug)
  }

  @Test func `A baseline that is written reads back, with each bug once`() throws {
    let bugs = [
      Bucket(try failure("launch 1\nhome")), Bucket(try failure("launch 1")),
      Bucket(try failure("launch 1\nhome")),
    ]
    let baseline = Baseline(bugs)
    #expect(baseline.buckets == Array(bugs[..<2]))
    #expect(try Baseline(parsing: Array(baseline.text.utf8), file: "base") == baseline)
    #expect(baseline.has(bugs[1]) && baseline.knows(bugs[1].signature))
    #expect(!baseline.has(Bucket(try failure("launch 2"))))
  }
}
