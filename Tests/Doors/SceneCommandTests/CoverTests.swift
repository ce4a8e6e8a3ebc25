import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneCoverage
import SceneFuzzing
import SceneLifecycle
import Testing

/// What a corpus shows, and how little of it shows the same.
struct CoverTests {
  @Test func `A cover takes what shows most for its cost, and says what each shows by itself`() {
    let cover = FeatureCover(
      [
        FeatureCover.Candidate(features: [1, 2, 3], cost: 8),
        FeatureCover.Candidate(features: [1, 2], cost: 1),
        FeatureCover.Candidate(features: [3], cost: 1),
        FeatureCover.Candidate(features: [9], cost: 1),
        FeatureCover.Candidate(features: [4], cost: 9),
      ], beside: [9])
    #expect(cover.taken == [1, 2, 4])
    #expect(cover.own == [2, 1, 1])
    let single = FeatureCover([
      FeatureCover.Candidate(features: [1, 2, 3], cost: 6),
      FeatureCover.Candidate(features: [1, 2], cost: 1),
    ])
    #expect(single.taken == [0] && single.own == [3])
  }

  private func seed(_ events: String) -> String {
    "scenefuzz 1\nplatform ipad-ios17\nscenes 2\n\n" + events
  }

  private func filled() throws -> Session {
    let session = try Session()
    for folder in ["contract/seeds", "contract/regressions", "other/contract/seeds"] {
      let path = session.folder + "/a/" + folder
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try session.write(seed("launch 1\n"), to: "a/contract/seeds/1.scene")
    try session.write(seed("launch 1\nlock\nunlock\n"), to: "a/contract/seeds/2.scene")
    try session.write(seed("launch 1\n"), to: "a/contract/regressions/3.scene")
    return session
  }

  @Test func `Minimizing drops seeds that show nothing new, and no regression`() async throws {
    let session = try filled()
    #expect(await session.run("corpus minimize DIR/a") == .holds)
    #expect(session.lastLine == "1 of 2 seeds kept, 1 regression untouched")
    let left = ["seeds/1", "seeds/2", "regressions/3"].map {
      FileManager.default.fileExists(atPath: "\(session.folder)/a/contract/\($0).scene")
    }
    #expect(left == [false, true, true])
    #expect(await session.run("corpus minimize DIR/a") == .holds)
    #expect(session.output.contains("keep  "))
    #expect(!session.output.contains("drop  "))
  }

  @Test func `Merging takes over regressions, and seeds that show something new`() async throws {
    let session = try filled()
    #expect(await session.run("corpus merge DIR/a --corpus DIR/b") == .holds)
    #expect(session.lastLine == "1 regression and 1 of 2 seeds taken over")
    #expect(await session.run("corpus merge DIR/a --corpus DIR/b") == .holds)
    #expect(session.lastLine == "0 regressions and 0 of 0 seeds taken over")
    #expect(await session.run("corpus check DIR/b") == .holds)
    #expect(await session.run("corpus show DIR/b") == .holds)
    #expect(session.output.hasPrefix("events  features  by itself  scenario\n     1"))
    #expect(session.lastLine.hasPrefix("2 scenarios, "))
  }

  @Test func `The coverage table shows what events found, and what was not played`() async throws {
    let session = try Session()
    let line = "ci --contract --fixed 30 --cases 0 --seed 1 --corpus DIR --quiet"
    _ = await session.run(line)
    let plain = session.output
    _ = await session.run(line + " --coverage")
    #expect(session.output.count > plain.count)
    #expect(session.output.contains("finds the scene"))
    let launches = session.output.split(separator: "\n").filter { $0.hasPrefix("launch ") }
    #expect(!launches.isEmpty)
    #expect(session.output.contains("\nchoice  "))
  }

  @Test func `What exists and no case went through is listed`() async throws {
    let session = try Session()
    let line = "ci --contract --fixed 30 --cases 0 --seed 1 --corpus DIR --quiet --coverage"
    _ = await session.run(line + " --verbose")
    let lines = session.output.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("never reached: ") })
    let rows = lines[(start + 1)...].prefix { $0.contains("others: ") }
    let listed = rows.reduce(0) { $0 + $1.split(separator: ",").count }
    #expect(lines[start] == "never reached: \(listed) of \(CoveragePointSet.total) moments")
    #expect(listed > 0 && listed < CoveragePointSet.total)
    let row = try #require(lines.first { $0.contains("moments: scene, event, others") })
    let seen = row.split(separator: " ").compactMap { Int($0) }.first
    #expect(seen == CoveragePointSet.total - listed)
  }
}
