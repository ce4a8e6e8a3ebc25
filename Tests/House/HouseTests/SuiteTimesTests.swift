import Foundation
import HouseReading
import Testing

/// Where the time of a run goes, by its event stream.
@Suite struct SuiteTimesTests {
  /// A line of the stream.
  private func line(_ kind: String, _ test: String, _ instant: Double, _ id: String? = nil)
    -> String
  {
    let argument = id.map { ",\"_testCase\":{\"id\":\"\($0)\"}" } ?? ""
    return
      "{\"kind\":\"event\",\"version\":0,\"payload\":{\"kind\":\"\(kind)\",\"testID\":\"\(test)\""
      + ",\"instant\":{\"absolute\":\(instant)}\(argument)}}"
  }

  private var times: SuiteTimes {
    let lines = [
      "{\"kind\":\"test\",\"payload\":{\"id\":\"A.B\",\"kind\":\"suite\"},\"version\":0}",
      line("testStarted", "A.B", 0), line("testStarted", "A.B/`it: a/b`(x:)/B.swift:1:1", 0),
      line("testCaseStarted", "A.B/`it: a/b`(x:)/B.swift:1:1", 1, "one"),
      line("testCaseStarted", "A.B/`it: a/b`(x:)/B.swift:1:1", 2, "two"),
      line("testCaseEnded", "A.B/`it: a/b`(x:)/B.swift:1:1", 3, "two"),
      line("testCaseEnded", "A.B/`it: a/b`(x:)/B.swift:1:1", 21, "one"),
      line("testEnded", "A.B/`it: a/b`(x:)/B.swift:1:1", 22),
      line("testStarted", "A.`alone`()/C.swift:1:1", 4),
      line("testEnded", "A.`alone`()/C.swift:1:1", 4.25), line("testEnded", "A.B", 23), "no JSON",
    ]
    return SuiteTimes(events: Data(lines.joined(separator: "\n").utf8))
  }

  @Test func `A test lasts from its first case to its last, and a test without any is one`() {
    #expect(times.tests.map(\.seconds) == [21, 0.25])
    #expect(times.suites.map(\.name) == ["A.B", "A.`alone`()"])
    #expect(SuiteTimes.suite(of: "A.`x/y`/`z`()") == "A.`x/y`")
  }

  @Test func `The longest are named, and what takes half more than its figure`() {
    let figures = SuiteTimes.figures("# seconds\n   10.0  A.B\n    0.1  A.`alone`()\nbad\n")
    #expect(figures.map(\.seconds) == [10, 0.1])
    let summary = times.summary(besides: figures)
    #expect(summary.hasPrefix("the ten longest tests, seconds of the wall:\n   21.0  A.B/`it"))
    #expect(summary.hasSuffix("(make suites):\n   21.0  A.B, whose figure is 10.0"))
    #expect(!times.summary(besides: []).contains("make suites"))
  }

  @Test func `Of many that took longer ten are named, and the others counted`() {
    let lines = (1...12).flatMap { number -> [String] in
      let test = "A.S\(number)/`t`()/S.swift:1:1"
      return [line("testStarted", test, 0), line("testEnded", test, Double(100 + number))]
    }
    let figures = (1...12).map { "    1.0  A.S\($0)" }.joined(separator: "\n")
    let summary = SuiteTimes(events: Data(lines.joined(separator: "\n").utf8))
      .summary(besides: SuiteTimes.figures(figures))
    #expect(summary.contains("(make suites):\n  112.0  A.S12, whose figure is 1.0\n"))
    #expect(
      summary.hasSuffix(
        "  103.0  A.S3, whose figure is 1.0\n         and 2 more, most of which waited"))
  }
}
