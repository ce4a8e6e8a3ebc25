import SceneDriving
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import Testing

/// Which failing histories a known one explains, without making them small.
@Suite struct AppsKnownHistoryTests {
  /// Loses links, and of shares the second.
  private struct Losing: SceneApp {
    let context: AppContext
    private var shares = 0

    init(_ context: AppContext) { self.context = context }

    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      if let payload = options.payload { receive(payload, in: scene) }
    }

    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      receive(payload, in: scene)
    }

    private mutating func receive(_ payload: ScenePayload, in scene: SceneID) {
      if payload.kind == .share { shares += 1 }
      let isLost = payload.kind == .url || payload.kind == .share && shares == 2
      if !isLost { context.handles(payload, in: scene) }
    }
  }

  private let player = AppPlayer(
    AppTest("losing", laws: [.handlesPayloadsOnce]) { Losing($0) })
  private let wanted = Signature(invariant: "payload.handled-once", role: .scene)

  private func history(_ events: String...) throws -> Scenario {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\n"
    return try Scenario(
      parsing: Array((text + events.map { $0 + "\n" }.joined()).utf8), file: "a.scene")
  }

  private func unexplained(_ history: Scenario, by known: Scenario...) -> Scenario? {
    player.unexplained(history, by: known, as: wanted, ProgressMarker())
  }

  private func kinds(_ scenario: Scenario?) -> [EventKind] {
    scenario?.entries.map(\.event.kind) ?? []
  }

  @Test func `A case in which nothing fails but the events of a known history is explained`()
    throws
  {
    let known = try history("openURL 1")
    #expect(try unexplained(history("launch 1", "home", "openURL 1"), by: known) == nil)
    #expect(try unexplained(history("launch 1", "openURL 2", "home"), by: known) == nil)
    #expect(
      try unexplained(history("cloudKitShare 1", "openURL 1", "home"), by: known) == nil,
      "one share is not lost")
  }

  @Test func `What fails without the events of a known history is left, without them`() throws {
    let known = try history("openURL 1")
    let both = try history("launch 1", "cloudKitShare 1", "openURL 1", "cloudKitShare 1")
    #expect(kinds(unexplained(both, by: known)) == [.launch, .cloudKitShare, .cloudKitShare])
    let other = try history("launch 1", "cloudKitShare 1", "cloudKitShare 1")
    #expect(kinds(unexplained(other, by: known)) == [.launch, .cloudKitShare, .cloudKitShare])
    #expect(unexplained(other, by: known, other) == nil, "another known history explains it")
  }

  @Test func `More events of a kind than the known history has are another history`() throws {
    let two = try history("launch 1", "cloudKitShare 1", "cloudKitShare 1")
    let one = try history("launch 1", "cloudKitShare 1")
    #expect(kinds(unexplained(two, by: one)).count == 3, "one share is not lost by itself")
  }

  @Test func `Kinds that fail in each other's places are one class`() throws {
    let link = try history("launch 1", "openURL 1")
    let marker = ProgressMarker()
    let share = try history("launch 1", "home", "cloudKitShare 1")
    #expect(!player.failAlike(link, share, as: wanted, marker), "one share is not lost")
    #expect(link.differsInKind(from: share) && !link.differsInKind(from: link))
    #expect(try !link.differsInKind(from: history("launch 1", "home", "openURL 1")))
    let shares = try history("launch 1", "cloudKitShare 1", "cloudKitShare 1")
    #expect(player.failAlike(shares, link, as: wanted, marker), "links are lost in their places")
  }
}
