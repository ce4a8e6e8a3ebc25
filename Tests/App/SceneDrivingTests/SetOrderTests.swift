import SceneDriving
import SceneEngine
import SceneLifecycle
import SceneSeam
import Testing

/// The order in which an app reads sets is a choice of the history.
@Suite struct SetOrderTests {
  /// Notes the order of the scenes when a link comes.
  private final class Reader {
    var reads = true
    var readsAtRest = false
    var orders: [[Int]] = []
  }

  private final class ReadingApp: SceneApp, RestingApp {
    let context: AppContext
    let reader: Reader
    private var hasLink = false

    init(context: AppContext, reader: Reader) { (self.context, self.reader) = (context, reader) }

    func comesToRest() {
      if hasLink && reader.readsAtRest { reader.orders.append(context.connectedScenes.map(\.slot)) }
      hasLink = false
    }

    func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      hasLink = true
      if reader.reads { reader.orders.append(context.connectedScenes.map(\.slot)) }
    }
  }

  /// Plays links to three windows, each with some answers.
  ///
  /// - Returns: What was noted of the last event.
  @discardableResult
  private func play(_ reader: Reader, _ answers: Int...) throws -> [Choice] {
    let platform = try #require(Platform.named("ipad-ios26"))
    let host = AppProcess<ReadingApp>(
      actions: [], make: { ReadingApp(context: $0, reader: reader) })
    var engine = AppEngine(UIKitEngine(platform: platform, scenes: 3), host, usesClock: false)
    engine.reset()
    var choiceSource = ChoiceSource()
    choiceSource.isRecording = true
    var number: UInt32 = 0
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    func happen(_ event: Event, _ choices: [Choice]) throws {
      number += 1
      _ = choiceSource.takeNotes()
      choiceSource.open(choices)
      try engine.begin(event, number: number, &choiceSource)
      while engine.next(&choiceSource, into: &callback) {}
    }
    try happen(Event(.launch, scene: 0), [])
    for slot in 1...2 { try happen(Event(.open, scene: slot), []) }
    for answer in answers {
      try happen(Event(.openURL, scene: 1), [Choice(.setOrder, answer: answer)])
    }
    return choiceSource.takeNotes()
  }

  @Test func `Sets come by number, and otherwise if the history says so`() throws {
    let reader = Reader()
    let last = try play(reader, 0, 1, 2)
    #expect(reader.orders == [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    #expect(last.filter { $0.kind == .setOrder }.map(\.answer) == [2])
  }

  @Test func `An order that the app does not read is no choice of the history`() throws {
    let reader = Reader()
    reader.reads = false
    let last = try play(reader, 1)
    #expect(reader.orders.isEmpty && !last.contains { $0.kind == .setOrder })
  }

  @Test func `What is read once nothing is under way has the order of the history, which keeps it`()
    throws
  {
    let reader = Reader()
    reader.reads = false
    reader.readsAtRest = true
    let last = try play(reader, 0, 1, 2)
    #expect(reader.orders == [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    #expect(last.filter { $0.kind == .setOrder }.map(\.answer) == [2])
  }
}
