import SceneCoverage
import CommandKit
import SceneDriving
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneSeam
import SceneWorkers
import Testing

/// What a worker says of a row of cases arrives.
struct PlayedCasesTests {
  /// Notes a topic with more than one word.
  private struct Notes: SceneApp {
    let context: AppContext
    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      context.starts("a long song", for: scene)
      context.starts("two\nlines", for: scene)
      context.counts("")
    }
  }

  private func played(_ cases: Range<UInt64>) -> (AppCampaignResult, CaseRange) {
    let play = AppAction<Notes>("play") { app, _ in app.context.changes("a tune") }
    let test = AppTest("notes", actions: [play], laws: [.pairsLevels]) { Notes(context: $0) }
    let player = AppPlayer(test)
    let token = Token(shape: player.usual.shape, seed: Seed(3), index: cases.lowerBound)
    let result = player.row(token, UInt64(cases.count), keepsGoing: true, ProgressMarker())
    return (result, CaseRange(first: cases.lowerBound, end: cases.upperBound))
  }

  private func received(_ sent: AppCampaignResult, _ row: CaseRange) -> AppCampaignResult? {
    AppCampaignResult(AppMessage("row", text: JSONText.of(sent)), of: row)
  }

  @Test func `Counts, findings and behaviour arrive as they were sent`() throws {
    let (sent, row) = played(4..<40)
    let arrived = try #require(received(sent, row))
    #expect(arrived.activity == sent.activity)
    #expect(arrived.tally == sent.tally)
    #expect(arrived.findings.map(\.signature) == sent.findings.map(\.signature))
    #expect(arrived.findings.map(\.cases) == sent.findings.map(\.cases))
    #expect(!arrived.findings.isEmpty && arrived.findings.allSatisfy { $0.rowFirst == 4 })
    let behaviour = arrived.tally.behaviour
    #expect(behaviour.cases == 36)
    let topics = behaviour.deeds.map(\.deed.topic.description)
    #expect(topics.contains("a long song") && topics.contains("two\nlines") && topics.contains(""))
    #expect(behaviour.deeds.contains { $0.deed.callback == .action })
    #expect(behaviour.received.seen > 5)
  }

  @Test func `Classes of delegates arrive once, with their base classes`() throws {
    let line = DelegateLine(
      names: ["App.Windows<Swift.Int, Swift.Bool>", "Kit.Base"],
      protocols: ["UIApplicationDelegate", "UISceneDelegate"])
    var (sent, row) = played(0..<1)
    sent.tally.delegates = [line]
    var arrived = try #require(received(sent, row))
    arrived.add(arrived)
    #expect(arrived.tally.delegates == [line])
  }

  @Test(arguments: [
    (#""cases":36"#, #""cases":37"#), (#""callbacks":"#, #""callbacks":99999999999"#),
    (#""exercised":"#, #""exercised":99999999999"#), (#""room":4096"#, #""room":4097"#),
    (#""features":["#, #""features":[-1,"#), (#""features":["#, #""features":[4096,"#),
    (#""index":"#, #""index":9"#), (#""law":"#, #""role":"#), (#"{"#, #"["#),
    (#""verb":"starts""#, #""verb":"sings""#), (#""launch":"#, #""lunch":"#),
  ])
  func `What an app may have written in place of a worker is no result`(
    old: String, new: String
  ) {
    let (sent, row) = played(4..<40)
    let text = JSONText.of(sent)
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    #expect(changed != text)
    #expect(AppCampaignResult(AppMessage("row", text: text), of: row) != nil)
    #expect(AppCampaignResult(AppMessage("row", text: changed), of: row) == nil, "\(new)")
  }
}
