import CommandKit
import Foundation
import SceneCommand
import SceneInvariants
import Testing

/// The gate plays and judges a part of everything where it is asked to.
struct SuiteTests {
  @Test func `A gate judges one group of invariants on one platform`() async throws {
    let session = try Session()
    let line =
      "ci --contract --suite interruption --platform ipad-ios17 --scenes 2 --fixed 40 --cases 40"
    _ = await session.run(line + " --quiet --corpus DIR --junit DIR/results.xml")
    let xml = try String(contentsOfFile: session.folder + "/results.xml", encoding: .utf8)
    let judged = Contract.binding.filter { $0.group == "interruption" }.map(\.id)
    #expect(judged.count == 2)
    for invariant in Contract.binding {
      #expect(xml.contains("name=\"\(invariant.id)\"") == judged.contains(invariant.id))
    }
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
