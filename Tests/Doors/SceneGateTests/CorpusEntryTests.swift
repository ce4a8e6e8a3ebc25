import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneGate
import Testing

/// Whether a scenario that is kept still means what it says.
@Suite struct CorpusEntryTests {
  private func entry(_ header: String, _ events: String) throws -> CorpusEntry {
    let text = "scenefuzz 1\nplatform ipad-ios17\nscenes 2\n" + header + "\n" + events
    return CorpusEntry(path: "a.scene", try Scenario(parsing: text, file: "a.scene"))
  }

  @Test func `A scenario that holds is good`() throws {
    let kept = try entry("", "launch 1\nhome\n")
    #expect(kept.verdict == .good && kept.remarks == [])
  }

  @Test func `A scenario that does not break what it says is bad`() throws {
    let header = "defect connect-repeated\nviolates scene.disconnects-once\n"
    let kept = try entry(header, "launch 1\nhome\n")
    #expect(kept.verdict == .bad)
    #expect(
      kept.remarks == ["it should break scene.disconnects-once and breaks scene.connects-once"])
  }

  @Test func `A scenario that should hold and breaks is bad`() throws {
    let kept = try entry("defect connect-repeated\n", "launch 1\n")
    #expect(!kept.isGood && kept.verdict == .bad)
    #expect(kept.remarks == ["it should hold and breaks scene.connects-once"])
  }

  @Test func `The violation of a defect that is gone has to hold`() throws {
    let kept = try entry("violates scene.connects-once\n", "launch 1\n")
    #expect(kept.isGood)
  }

  @Test func `An answer for which nothing asks any more is named, and the scenario is good`() throws
  {
    let kept = try entry("", "launch 1\nhome\n  ghost = yes\n")
    #expect(kept.verdict == .good)
    #expect(kept.remarks.count == 1 && kept.remarks[0].hasPrefix("nothing asks for the answer"))
  }

  @Test func `An event that is illegal now is named`() throws {
    let kept = try entry("", "launch 1\nprewarm\n")
    #expect(kept.verdict == .partial && kept.verdict.status == .inconclusive)
    #expect(kept.remarks == ["event 2 'prewarm' is left out: the app is running already"])
  }
}
