import Foundation
import SceneCommand
import SceneFuzzing
import TestSupport
import Testing

struct GateTests {
  @Test func `A campaign that reaches too little is inconclusive`() async throws {
    let session = try Session()
    let line = "ci --seed 1 --cases 3 --quiet --corpus DIR --junit DIR/results.xml"
    #expect(await session.run(line) == .inconclusive)
    #expect(session.output.contains("not reached"))
    let xml = try String(contentsOfFile: session.folder + "/results.xml", encoding: .utf8)
    #expect(xml.contains("<testsuite name=\"required\""))
    #expect(xml.hasSuffix("</testsuites>\n"))
  }

  @Test func `A corpus entry that lies fails the gate`() async throws {
    let session = try Session()
    try session.write(
      "scenefuzz 1\nplatform ipad-ios17\nscenes 1\ndefect connect-repeated\n"
        + "violates scene.disconnects-once\n\nlaunch 1\n", to: "a.scene")
    #expect(await session.run("ci --cases 3 --quiet --corpus DIR") == .violated)
    #expect(session.output.contains("BAD  "))
  }

  @Test func `JUnit results are well-formed whatever a name holds`() {
    var report = JUnitReport()
    report.add("a & b", "<one>", .passed)
    report.add("a & b", "two \"quoted\"", .failed(["it's\nbroken\u{1}", "]]>"]))
    report.add("c", "three", .skipped("not exercised"))
    #expect(Golden("junit.xml").difference(from: report.text) == nil)
  }
}
