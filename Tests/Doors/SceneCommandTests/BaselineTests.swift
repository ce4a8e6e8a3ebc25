import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import Testing

/// Only what is new turns a gate red.
struct BaselineTests {
  private static let line =
    "ci --contract --fixed 60 --seed 9 --cases 2000 --defect connect-repeated --corpus DIR --quiet"

  @Test func `A known bug is listed and explored around, and turns nothing red`() async throws {
    let session = try Session()
    #expect(await session.run(Self.line + " --write-baseline DIR/base") == .violated)
    #expect(session.output.contains("fresh: 1,000 cases"))
    let known = try String(contentsOfFile: session.folder + "/base", encoding: .utf8)
    #expect(known.hasPrefix("scenefuzz-baseline 1\nbucket scene.connects-once scene "))
    let status = await session.run(Self.line + " --baseline DIR/base --sarif DIR/a.sarif")
    #expect(status != .violated)
    #expect(session.output.contains("fresh: 2,000 cases"))
    let head = "baseline: 1 known bug, 1 met\nknown bugs ended 1,782 of 2,060 cases early\nKNOWN"
    #expect(session.output.contains(head))
    #expect(!session.output.contains("x scene.connects-once"))
    let sarif = try String(contentsOfFile: session.folder + "/a.sarif", encoding: .utf8)
    #expect(sarif.contains("\"baselineState\": \"unchanged\""))
    // A case that another seed draws is explained as well.
    let other = Self.line.replacing("--seed 9", with: "--seed 12")
    #expect(await session.run(other + " --baseline DIR/base") != .violated)
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
    text: String, location: String
  ) async throws {
    let session = try Session()
    try session.write(text, to: "base")
    #expect(await session.run("ci --contract --fixed 0 --cases 0 --baseline DIR/base") == .misused)
    #expect(session.messages.contains("note: \(session.folder)/base\(location)"))
  }
}
