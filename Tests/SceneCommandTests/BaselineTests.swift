import CommandKit
import Foundation
import SceneCommand
import SceneFuzzing
import ScenePipeline
import Testing

/// Only what is new turns a gate red.
struct BaselineTests {
  private static let line =
    "ci --fixed 60 --seed 9 --cases 2000 --defect connect-repeated --corpus DIR --quiet"

  @Test func `A known bug is listed and explored around, and turns nothing red`() async throws {
    let session = try Session()
    #expect(await session.run(Self.line + " --write-baseline DIR/base") == .violated)
    #expect(session.output.contains("fresh: 1,000 cases"))
    let known = try String(contentsOfFile: session.folder + "/base", encoding: .utf8)
    #expect(known.hasPrefix("scenefuzz-baseline 1\nbucket scene.connects-once scene "))
    let status = await session.run(Self.line + " --baseline DIR/base --sarif DIR/a.sarif")
    #expect(status != .violated)
    #expect(session.output.contains("fresh: 2,000 cases"))
    #expect(session.output.contains("baseline: 1 known bug, 1 met\nKNOWN  scene.connects-once"))
    #expect(!session.output.contains("x scene.connects-once"))
    let sarif = try String(contentsOfFile: session.folder + "/a.sarif", encoding: .utf8)
    #expect(sarif.contains("\"baselineState\": \"unchanged\""))
  }

  @Test func `A bug that the base branch does not have turns the gate red`() async throws {
    let session = try Session()
    try session.write(
      "scenefuzz-baseline 1\n\nbucket scene.connects-once scene 00000000 # gone\n", to: "base")
    #expect(await session.run(Self.line + " --baseline DIR/base") == .violated)
    #expect(session.output.contains("NOT MET  scene.connects-once scene 00000000"))
    #expect(session.lastLine == "red: 1 new way of failing")
  }

  @Test(arguments: [
    ("", ":1:1"), ("scenefuzz 1\n", ":1:1"), ("scenefuzz-baseline 2\n", ":1:20"),
    ("scenefuzz-baseline 1\nbukket x\n", ":2:1"),
    ("scenefuzz-baseline 1\nbucket scene.connects-onc scene 00000000\n", ":2:8"),
    ("scenefuzz-baseline 1\nbucket scene.connects-once scen 00000000\n", ":2:28"),
    ("scenefuzz-baseline 1\nbucket scene.connects-once scene 0000000g\n", ":2:34"),
    ("scenefuzz-baseline 1\nbucket scene.connects-once scene\n", ":2:33"),
  ])
  func `A file that is no baseline is refused with the place`(
    text: String, place: String
  ) async throws {
    let session = try Session()
    try session.write(text, to: "base")
    #expect(await session.run("ci --fixed 0 --cases 0 --baseline DIR/base") == .misused)
    #expect(session.messages.contains("note: \(session.folder)/base\(place)"))
  }

  /// A failure whose counterexample has so many events.
  private func failure(_ events: Int) throws -> FailureReport {
    let platform = try #require(Platform.named("ipad-ios17"))
    let entry = Scenario.Entry(Event(.launch, scene: 0))
    let scenario = Scenario(
      platform: platform, scenes: 1, entries: [Scenario.Entry](repeating: entry, count: events))
    let transcript = Transcript(
      of: scenario, callbacks: [], breaks: [Transcript.Break(Self.violation, sentence: "")])
    return FailureReport(transcript, repeatedBy: "again")
  }

  private static let violation = Violation(
    invariant: "scene.connects-once", kind: .hard, index: 0, callback: nil, scene: 0)

  @Test func `A known bug does not hide another that fails in the same way`() async throws {
    let known = try failure(1)
    var triage = Triage(Baseline([Bucket(known)].compactMap { $0 }))
    let finding = Finding(index: 3, violation: Self.violation, others: [9, 11, 12])
    var small: [UInt64] = []
    try await triage.take(finding) { finding in
      small.append(finding.index)
      return try? failure(finding.index < 11 ? 1 : 2)
    }
    #expect(small == [3, 9, 11])
    #expect(triage.known.count == 1)
    #expect(triage.new.count == 1)
    #expect(triage.new.first?.transcript.scenario.entries.count == 2)
    #expect(triage.all.buckets.count == 2)
    try await triage.take(Finding(index: 20, violation: Self.violation, others: [21, 22])) {
      small.append($0.index)
      return try? failure(2)
    }
    #expect(small == [3, 9, 11, 20])
    #expect(triage.new.count == 1)
  }

  @Test func `Without a baseline the first case is enough`() async throws {
    var triage = Triage(nil)
    let finding = Finding(index: 3, violation: Self.violation, others: [9])
    var count = 0
    try await triage.take(finding) { _ in
      count += 1
      return try? failure(1)
    }
    #expect(count == 1 && triage.new.count == 1 && triage.lines.isEmpty)
  }

  @Test func `A finding remembers its first sixteen cases, however its parts are added`() {
    let cases = Array(0..<UInt64(40))
    var forwards = Finding(index: 0, violation: Self.violation)
    for index in cases.dropFirst() {
      forwards.add(Finding(index: index, violation: Self.violation))
    }
    var backwards = Finding(index: 39, violation: Self.violation)
    for index in cases.reversed().dropFirst() {
      backwards.add(Finding(index: index, violation: Self.violation))
    }
    #expect(forwards == backwards)
    #expect(forwards.cases == Array(0..<16) && forwards.count == 40)
  }
}
