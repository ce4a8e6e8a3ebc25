import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneInvariants
import Testing

/// The gate plays and judges a part of everything where it is asked to.
struct SuiteTests {
  @Test func `A gate judges one group of invariants on one platform`() async throws {
    let session = try Session()
    let line =
      "ci --contract --suite interruption --platform ipad-ios17 --scenes 2 --fixed 4000 --cases 1"
    let status = await session.run(line + " --seed 3 --quiet --corpus DIR --junit DIR/results.xml")
    #expect(status == .holds, "\(session.output)")
    let xml = try String(contentsOfFile: session.folder + "/results.xml", encoding: .utf8)
    let judged = Contract.binding.filter { $0.group == "interruption" }.map(\.id)
    #expect(judged.count == 2)
    for invariant in Contract.binding {
      #expect(xml.contains("name=\"\(invariant.id)\"") == judged.contains(invariant.id))
    }
  }

  @Test(arguments: [
    ("--suite session", "launch-after-connect"), ("--only scene.connects-once", "connect-repeated"),
    ("--platform ipad-ios17 --skip touch", "connect-repeated"),
  ])
  func `A narrowed gate is green, red or inconclusive, and says what narrowed it`(
    words: String, defect: String
  ) async throws {
    let session = try Session()
    let line = "ci --contract \(words) --seed 3 --quiet --corpus DIR"
    #expect(await session.run(line + " --fixed 4000 --cases 1") == .holds, "\(session.output)")
    let option = words.split(separator: " ").prefix(2).joined(separator: " ")
    #expect(session.lastLine.contains("; narrowed by '"), "\(session.lastLine)")
    #expect(session.lastLine.contains("'\(option)'"), "\(session.lastLine)")
    #expect(session.lastLine.hasPrefix("green: no hard invariant of the model of UIKit was"))
    let few = line + " --fixed 300 --cases 1 --defect \(defect)"
    #expect(await session.run(few) == .violated, "\(session.output)")
    #expect(await session.run(line + " --fixed 0 --cases 1") == .inconclusive)
  }

  @Test func `A group of invariants is a name beside the identifiers`() async throws {
    let session = try Session()
    try session.write(
      "scenefuzz 1\nplatform ipad-ios17\nscenes 1\ndefect connect-repeated\n\nlaunch 1\n",
      to: "a.scene")
    #expect(await session.run("replay DIR/a.scene --only interruption") == .holds)
    #expect(await session.run("replay DIR/a.scene --only scene") == .violated)
    #expect(await session.run("replay DIR/a.scene --suite scene") == .violated)
    #expect(
      await session.run("replay DIR/a.scene --skip scene --suite scene,interruption") == .holds)
    #expect(await session.run("run --suite scenes --cases 1 --quiet") == .misused)
    #expect(session.messages.contains("'scenes' is not a group of invariants"))
    #expect(session.messages.contains("did you mean 'scene'?"))
  }

  @Test func `A gate with the fixed campaign's seed plays no case twice`() async throws {
    let session = try Session()
    let line =
      "ci --contract --seed 1 --fixed 5 --cases 5 --defect connect-repeated --quiet --corpus DIR"
    #expect(await session.run(line) == .violated)
    let seeds = session.output.matches(of: /token g[0-9]+:[^:]*:([0-9]+):/).map { String($0.1) }
    #expect(!seeds.isEmpty && Set(seeds).isSubset(of: ["1", "2"]) && seeds.contains("2"))
  }

  @Test func `Every choice has a sentence`() async throws {
    let session = try Session()
    #expect(await session.run("list --choices") == .holds)
    for line in session.output.split(separator: "\n") {
      #expect(line.contains(/\s(quirk: )?[A-Z][^.]+[.] ./), "\(line)")
    }
  }
}
