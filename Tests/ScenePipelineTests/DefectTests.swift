import Foundation
import SceneEngine
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneShrinking
import TestSupport
import Testing

/// Every defect is found, shrinks to a few events, and comes back when it is played again.
struct DefectTests {
  private let fuzzer = Fuzzer()

  private func campaign(_ defect: Defect, cases: UInt64) async -> CampaignResult<Tally> {
    let shape = Shape(length: .callbacks(200), defect: defect.id)
    let generator = Generator(shape: shape, seed: Seed(7))
    return await fuzzer.run(CampaignOptions(generator, cases: cases, jobs: 2))
  }

  /// Those with a block of their own, and some of those that tables make.
  private static let sampled =
    Defect.written.map(\.id)
    + [
      "connect-dropped-in-split-view", "disconnect-repeated-after-discard",
      "foreground-swapped-on-reconnect", "active-swapped-in-a-crowd",
      "resign-repeated-in-later-process", "background-repeated", "background-swapped-on-phone",
      "configuration-swapped", "connect-misaddressed", "discard-leaves-open-in-later-process",
      "background-reads-active-in-a-crowd", "app-inactive-inside-connect",
      "active-after-disconnect", "touch-when-entering-in-split-view", "old-resign-called",
      "push-when-suspended", "share-delivered-again", "stale-aggregate-on-pad",
    ]

  @Test(arguments: sampled)
  func `A defect is found and shrinks to a few events`(id: String) async throws {
    let defect = try #require(Defect.named(id))
    let result = await campaign(defect, cases: 1_500)
    let finding = try #require(result.findings.first)
    #expect(finding.violation.kind == .hard)
    let shape = Shape(length: .callbacks(200), defect: id)
    let failing = fuzzer.play(Token(shape: shape, seed: Seed(7), index: finding.index))
    let shrunk = try #require(fuzzer.shrink(failing.scenario, keeping: finding.signature))
    #expect(shrunk.minimality != .none)
    #expect(shrunk.scenario.entries.count <= 6)
    #expect(fuzzer.play(shrunk.scenario).signature == finding.signature)
    for place in shrunk.scenario.entries.indices {
      var fewer = shrunk.scenario
      fewer.entries.remove(at: place)
      #expect(fuzzer.play(fewer).signature != finding.signature)
    }
  }

  @Test func `Identifiers and summaries of defects are well-formed`() {
    let ids = Defect.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for defect in Defect.all {
      #expect(defect.id.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
      #expect(defect.summary.hasSuffix("."))
      #expect(defect.summary.count < 100)
    }
  }

  @Test func `The catalogue is large, and no identifier changes`() {
    #expect(Defect.all.count >= 250)
    #expect(Defect.written.count == 75)
    let text = Defect.all.map { "\($0.id): \($0.summary)" }.joined(separator: "\n") + "\n"
    #expect(Golden("defects.txt").difference(from: text) == nil)
  }

  @Test func `The documentation of survivors names defects`() throws {
    let file = checkout.appendingPathComponent(
      "Sources/SceneEngine/SceneEngine.docc/PlantedDefects.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let ids = rows.map { $0.dropFirst(3).prefix { $0 != "`" } }
    #expect(ids.count == 14)
    for id in ids { #expect(Defect.named(String(id)) != nil) }
  }

  @Test func `A defect changes what is told and not what is legal`() {
    for index in 0..<UInt64(20) {
      for id in ["active-dropped", "connect-repeated", "resign-late"] {
        let shape = Shape(length: .events(30), defect: id)
        let token = Token(shape: shape, seed: Seed(1), index: index)
        var scenario = Fuzzer(InvariantSelection(only: ["required.crash"])).play(token).scenario
        let count = scenario.entries.count
        scenario.defect = nil
        for place in scenario.entries.indices {
          scenario.entries[place].event.delay = Event.atRest
          scenario.entries[place].choices = []
        }
        let bare = Fuzzer(InvariantSelection(only: ["required.crash"])).play(scenario)
        scenario.defect = id
        let planted = Fuzzer(InvariantSelection(only: ["required.crash"])).play(scenario)
        #expect(bare.scenario.entries == planted.scenario.entries)
        #expect(count >= bare.scenario.entries.count)
      }
    }
  }
}
