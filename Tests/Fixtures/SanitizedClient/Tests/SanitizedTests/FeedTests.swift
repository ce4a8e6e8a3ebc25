import SceneFuzzing
import Testing

/// A feed that loads for each window, in tasks that outlive it, and in classes that hold each other.
final class Feed: SceneApp {
  private let context: AppContext
  private let stops: Bool
  private var loads: [SceneID: Task<Void, any Error>] = [:]
  private var columns: [SceneID: Column] = [:]

  init(_ context: AppContext, stops: Bool) {
    self.context = context
    self.stops = stops
  }

  func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    columns[scene] = Column(of: self)
    if let payload = options.payload { context.handles(payload, in: scene) }
    let (handle, clock, stops) = (context.handle, context.clock, stops)
    loads[scene] = Task {
      try await clock.sleep(for: .seconds(2))
      if stops { try Task.checkCancellation() }
      handle.use { $0.reacts("feed", in: scene) }
    }
  }

  func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    columns[scene]?.count += 1
    context.handles(payload, in: scene)
  }

  func sceneDidDisconnect(_ scene: SceneID) {
    loads.removeValue(forKey: scene)?.cancel()
    columns[scene] = nil
  }
}

/// What a window shows.
final class Column {
  private weak var feed: Feed?
  var count = 0

  init(of feed: Feed) { self.feed = feed }
}

@Suite struct FeedTests {
  private func test(stops: Bool) -> AppTest<Feed> {
    AppTest(
      "feed", contents: [.url("page", "feed://page/7")],
      laws: [
        .handlesPayloadsOnce,
        AppLaw("A window that is gone shows nothing.", id: "window.gone") {
          AppHappening.does(.reacts, "feed").only(after: .connects)
        },
      ], supports: AppSupport(payloads: [.url]), usesTasks: true
    ) { Feed($0, stops: stops) }
  }

  @Test func `A feed that stops keeps its promises`() {
    let result = SceneFuzz.run(test(stops: true), cases: 100)
    #expect(result.failures.isEmpty && result.escapes.isEmpty, "\(result.report)")
    #expect(result.callbacks > 5_000)
  }

  @Test func `A feed that goes on is found and shrunk`() throws {
    let result = SceneFuzz.run(test(stops: false), cases: 300)
    #expect(result.failures.map(\.law) == ["window.gone"])
  }
}
