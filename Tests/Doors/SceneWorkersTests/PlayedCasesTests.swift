import SceneCoverage
import CommandKit
import SceneDriving
import SceneFuzzing
import SceneGeneration
import ScenePipeline
import SceneWorkers
import TestSupport
import Testing

/// A case of a mutant as it is sent.
private let another = #"{"broken":0,"changed":0,"index":5,"trail":0}"#

/// What a worker says of a batch of cases arrives.
struct PlayedCasesTests {
  private func played(_ cases: Range<UInt64>) -> (AppCampaignResult, CaseRange) {
    let player = AppPlayer(Notes.test())
    let token = Token(shape: player.usual.shape, seed: Seed(3), index: cases.lowerBound)
    let result = player.batch(token, UInt64(cases.count), keepsGoing: true, ProgressMarker())
    return (result, CaseRange(first: cases.lowerBound, end: cases.upperBound))
  }

  @Test func `Counts, findings and behaviour arrive as they were sent`() throws {
    let (sent, batch) = played(4..<40)
    let arrived = try arrived(sent)
    #expect(arrived.isPossible(in: batch))
    #expect(arrived.activity == sent.activity)
    #expect(arrived.tally == sent.tally)
    #expect(arrived.findings.map(\.signature) == sent.findings.map(\.signature))
    #expect(arrived.findings.map(\.cases) == sent.findings.map(\.cases))
    #expect(!arrived.findings.isEmpty)
    let behaviour = arrived.tally.behaviour
    #expect(behaviour.cases == 36)
    let topics = behaviour.reactions.map(\.reaction.topic.description)
    #expect(topics.contains("a long song") && topics.contains("two\nlines") && topics.contains(""))
    #expect(behaviour.reactions.contains { $0.reaction.callback == .action })
    #expect(behaviour.received.seen > 5)
  }

  @Test func `Classes of delegates arrive once, with their base classes, and so do escapes`()
    throws
  {
    let line = DelegateLine(
      names: ["App.Windows<Swift.Int, Swift.Bool>", "Kit.Base"],
      protocols: ["UIApplicationDelegate", "UISceneDelegate"])
    var (sent, _) = played(0..<1)
    sent.tally.delegates = [line]
    sent.tally.escapes = HostileText.all.sorted()
    var arrived = try arrived(sent)
    arrived.add(arrived)
    #expect(arrived.tally.delegates == [line])
    #expect(arrived.tally.escapes == sent.tally.escapes)
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
    let (sent, batch) = played(4..<40)
    let text = JSONText.of(sent)
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    #expect(changed != text)
    let read = { (text: String) in
      let result: AppCampaignResult? = JSONText.value(text.utf8)
      return result?.isPossible(in: batch) ?? false
    }
    #expect(read(text))
    #expect(!read(changed), "\(new)")
  }

  @Test(arguments: [
    (#""index":5"#, #""index":6"#), (#""index":5"#, #""index":18446744073709551615"#),
    (#""index":4"#, #""index":3"#), (#""changed":7"#, #""changed":4294967297"#),
    (#""law":"app.hangs""#, #""law":"app.law""#),
    (#""cases":["#, #""cases":[\#(another),\#(another),"#),
    (#""ends":["#, #""ends":[{"index":9,"law":"app.hangs"},"#),
    (#""fault":{"index":4"#, #""fault":{"index":44"#),
  ])
  func `What an app may have written in place of cases with a mutant is no result`(
    old: String, new: String
  ) {
    var sent = MutantPlay()
    sent.cases = [MutantPlay.Case(index: 5, trail: .max, broken: 1, changed: 7)]
    sent.ends = [MutantPlay.End(index: 4, law: .hangs)]
    sent.fault = CaseFault(index: 4, sentence: "it contradicts itself")
    let text = JSONText.of(sent)
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    #expect(changed != text)
    let read = { (text: String) in
      let play: MutantPlay? = JSONText.value(text.utf8)
      return play?.isPossible(in: CaseRange(first: 4, end: 6)) ?? false
    }
    #expect(read(text))
    #expect(!read(changed), "\(new)")
  }
}
