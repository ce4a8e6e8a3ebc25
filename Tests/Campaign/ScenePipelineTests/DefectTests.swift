import SceneDefects
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
  private static let sampled = Defect.written.map(\.id) + TestTier.choose([], nightly: ofTables)

  private static let ofTables =
    [
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
    let kept = fuzzer.play(shrunk.scenario, reporting: finding.signature)
    #expect(kept.signature == finding.signature)
    for offset in shrunk.scenario.entries.indices {
      var fewer = shrunk.scenario
      fewer.entries.remove(at: offset)
      let play = fuzzer.play(fewer, reporting: finding.signature)
      #expect(play.signature != finding.signature)
    }
  }

  @Test(arguments: ["active-dropped", "connect-repeated", "resign-late"])
  func `A defect changes what is delivered and not what is legal`(id: String) {
    let fuzzer = Fuzzer(InvariantSelection(only: ["required.crash"]))
    var changed = 0
    for index in 0..<UInt64(20) {
      let shape = Shape(length: .events(30))
      var scenario = fuzzer.play(Token(shape: shape, seed: Seed(1), index: index)).scenario
      // An event that arrives after so many callbacks is another event where one is left out.
      for position in scenario.entries.indices {
        scenario.entries[position].event.delay = Event.atRest
        scenario.entries[position].choices = []
      }
      let bare = fuzzer.play(scenario)
      #expect(bare.scenario.entries.count >= 10)
      var planted = bare.scenario
      planted.defect = id
      let play = fuzzer.play(planted)
      #expect(play.scenario.entries == bare.scenario.entries)
      #expect(play.tape.skipped.isEmpty)
      if play.tape.callbacks != bare.tape.callbacks { changed += 1 }
    }
    #expect(changed >= 10)
  }
}
