import SceneCoverage
import SceneDriving
import SceneFuzzing
import SceneGeneration
import SceneSeam
import SceneWorkers
import Testing

/// What a worker says of a row of cases arrives.
struct AppTotalsTests {
  /// Notes a topic with more than one word.
  private struct Notes: SceneApp {
    let context: AppContext
    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      context.starts("a long song", for: scene)
      context.starts("two\nlines", for: scene)
      context.counts("")
    }
  }

  private func totals(_ cases: Range<UInt64>) -> (AppTotals, AppRow) {
    let test = AppTest("notes", laws: [.pairsLevels]) { Notes(context: $0) }
    let player = AppPlayer(test)
    let token = Token(shape: player.usual.shape, seed: Seed(3), index: cases.lowerBound)
    let row = player.row(token, UInt64(cases.count), keepsGoing: true, ProgressMarker())
    let (first, end) = (cases.lowerBound, cases.upperBound)
    let arrived = AppTotals(AppTotals(row).message, AppRow(first: first, end: end))
    return (arrived, AppRow(first: first, end: end))
  }

  @Test func `Counts, findings and behaviour arrive as they were sent`() {
    let (arrived, row) = totals(4..<40)
    let again = AppTotals(arrived.message, row)
    #expect(again.activity == arrived.activity)
    #expect(again.tally == arrived.tally)
    #expect(again.findings == arrived.findings && !again.findings.isEmpty)
    #expect(again.behaviour == arrived.behaviour)
    #expect(arrived.behaviour.cases == 36)
    let topics = arrived.behaviour.deeds.map(\.deed.topic.description)
    #expect(topics.contains("a long song") && topics.contains("two lines") && topics.contains(""))
    #expect(arrived.behaviour.received.seen > 5)
  }

  @Test func `Classes of delegates arrive once, with their base classes`() {
    let line = DelegateLine(
      names: ["App.Windows<Swift.Int, Swift.Bool>", "Kit.Base"],
      protocols: ["UIApplicationDelegate", "UISceneDelegate"])
    let (_, row) = totals(0..<1)
    var sent = AppTotals()
    sent.delegates = [line]
    var arrived = AppTotals(sent.message, row)
    arrived.add(AppTotals(sent.message, row))
    #expect(arrived.delegates == [line])
    var strange = sent.message
    strange.add("delegate", "no class")
    #expect(AppTotals(strange, row).delegates == [line])
  }

  @Test func `What an app may have written into a message is no behaviour`() {
    for (key, value) in [
      ("received", "1 2"), ("received", "1 2 4096"), ("received", "-1 2 3"),
      ("received", "1 2 3 4"),
      ("deed", "1 2 active"), ("deed", "1 2 active foregroundActive sings x"),
      ("deed", "1 2 inert foregroundActive starts x"), ("shown", "many"), ("else", "1 2 3"),
    ] {
      var behaviour = AppBehaviour()
      let isRead = behaviour.read(MessageLine(key: key, value: value))
      #expect(!isRead, "\(key) \(value)")
      #expect(behaviour == AppBehaviour())
    }
  }
}
