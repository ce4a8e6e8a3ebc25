import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle
import TestSupport
import Testing

struct GateTests {
  @Test func `A campaign that reaches too little is inconclusive`() async throws {
    let session = try Session()
    let line = "ci --contract --fixed 3 --cases 0 --quiet --corpus DIR --junit DIR/results.xml"
    #expect(await session.run(line) == .inconclusive)
    #expect(session.lastLine.hasPrefix("inconclusive: "))
    let xml = try String(contentsOfFile: session.folder + "/results.xml", encoding: .utf8)
    #expect(xml.contains("<testsuite name=\"required\""))
    #expect(xml.hasSuffix("</testsuites>\n"))
  }

  @Test func `A suite that exercises nothing is inconclusive`() async throws {
    let session = try Session()
    #expect(await session.run("ci --contract --fixed 0 --cases 0 --corpus DIR") == .inconclusive)
    #expect(session.output.contains("never played event launch"))
  }

  @Test func `A gate stops where it has met enough, and a shard plays its whole part`() async throws
  {
    let session = try Session()
    let line = "ci --contract --suite session --fixed 1 --cases 6000 --seed 5 --quiet --corpus DIR"
    #expect(await session.run(line) == .holds)
    let played = try #require(session.output.firstMatch(of: #/fresh: ([\d,]+) cases/#))
    #expect(try #require(Int(played.1.filter(\.isNumber))) < 6_000)
    // The suite asks for no situation, so none is counted as missed.
    #expect(!session.output.contains("required situations"), "\(session.output)")
    #expect(await session.run(line + " --shard 1/2 --results DIR/a") == .holds)
    let part = try ChangedShard(try session.read("a"))
    #expect(part["fresh", "activity", "cases"] as? Int == 3_000)
  }

  @Test func `A corpus entry that lies fails the gate`() async throws {
    let session = try Session()
    try session.write(
      "scenefuzz 1\nplatform ipad-ios17\nscenes 1\ndefect connect-repeated\n"
        + "violates scene.disconnects-once\n\nlaunch 1\n", to: "a.scene")
    #expect(
      await session.run("ci --contract --fixed 3 --cases 0 --quiet --corpus DIR") == .violated)
    #expect(session.output.contains("BAD  "))
  }

  @Test func `A file that is no scenario is named, and the rest is played`() async throws {
    let session = try Session()
    try session.write("scenefuzz 1\nplatfrom x\n", to: "a.scene")
    #expect(await session.run("ci --contract --fixed 3 --cases 0 --quiet --corpus DIR") == .misused)
    #expect(session.output.contains("a.scene:2:1"))
    #expect(session.output.contains("fixed: 3 cases"))
  }

  @Test func `The report says what was played, and how to play it again`() async throws {
    let session = try Session()
    let line =
      "ci --contract --fixed 40 --seed 9 --cases 60 --jobs 1 --require home=1%,required.crash=90%"
    _ = await session.run(line + " --corpus DIR --verbose")
    #expect(Golden("gate.txt").difference(from: session.output) == nil)
    let first = session.output
    _ = await session.run(
      line.replacing("--jobs 1", with: "--jobs 2") + " --corpus DIR --verbose")
    #expect(session.output == first)
  }

  @Test func `A gate that plants defects is red when too many survive, whatever else it lacks`()
    async throws
  {
    let session = try Session()
    let line = "ci --contract --fixed 3 --cases 0 --quiet --corpus DIR"
    #expect(await session.run(line) == .inconclusive)
    let status = try await session.report(line + " --defects") {
      arguments, console throws(CommandError) in
      try await FuzzCommand.gate(arguments, console, defectLimit: 1)
    }
    #expect(status == .violated)
    #expect(session.output.contains(" survive 1 callback"), "\(session.output)")
  }

  @Test func `The gate of the model is drawn as a page, with each failure`() async throws {
    let session = try Session()
    let line =
      "ci --contract --fixed 40 --seed 9 --cases 20 --defect connect-repeated --quiet --corpus DIR"
    #expect(await session.run(line + " --html DIR/gate.html") == .violated)
    let page = try session.read("gate.html")
    #expect(page.contains("A campaign over the contract"))
    #expect(page.contains("scene.connects-once (hard)"))
    #expect(page.contains("red: 1 way of failing"))
  }

  @Test func `The worse of two results is the result`() {
    #expect(ExitStatus.worst([.inconclusive, .violated]) == .violated)
    #expect(ExitStatus.worst([.violated, .inconclusive]) == .violated)
    #expect(ExitStatus.worst([.misused, .violated, .holds]) == .violated)
    #expect(ExitStatus.worst([.holds, .inconclusive, .nothing]) == .inconclusive)
    #expect(ExitStatus.worst([]) == .holds)
  }

  @Test func `A planted defect turns the gate red, with a history to keep`() async throws {
    let session = try Session()
    let line = "ci --contract --fixed 60 --seed 9 --cases 60 --defect connect-repeated --corpus DIR"
    #expect(await session.run(line + " --junit DIR/results.xml") == .violated)
    #expect(session.output.contains("x scene.connects-once (hard)"))
    #expect(session.lastLine.hasPrefix("red: "))
    let xml = try String(contentsOfFile: session.folder + "/results.xml", encoding: .utf8)
    #expect(xml.contains("<failure message=\"x scene.connects-once (hard)\" type=\"hard\""))
  }

  @Test func `Fresh cases start from the commit where a variable tells it`() async throws {
    let session = try Session()
    let commit = String(repeating: "0123456789", count: 4)
    session.environment = CommandEnvironment(variables: ["GITHUB_SHA": commit])
    #expect(await session.run("ci --contract --print-settings") == .holds)
    #expect(session.output.contains("\(commit)  GITHUB_SHA"))
    _ = await session.run("ci --contract --fixed 0 --cases 2 --corpus DIR")
    #expect(session.output.contains("scenefuzz run --seed \(commit) --cases 2"))
    #expect(await session.run("run --print-settings") == .holds)
    #expect(!session.output.contains("GITHUB_SHA"))
  }

  @Test(arguments: [
    ("ci --contract --stop now", "'now' is not a reason to stop"),
    ("ci --contract --require hom=5%", "did you mean 'home'?"),
    ("ci --contract --require home", "write --require home=5%"),
    ("ci --contract --require home=nan%", "write --require home=5%"),
    ("ci --contract --fixed x", "is not a number for '--fixed'"),
  ])
  func `Wrong use of the gate says so`(line: String, message: String) async throws {
    let session = try Session()
    #expect(await session.run(line) == .misused)
    #expect(session.messages.contains(message))
  }

}
