import SceneDriving
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneShrinking
import Testing

/// Which failing histories a known one explains: those in which the app hears the same.
@Suite struct AppsKnownHistoryTests {
  /// Loses links, shares behind the first, and notifications that come to a running app.
  private struct Losing: SceneApp {
    let context: AppContext
    private var shares = 0

    init(_ context: AppContext) { self.context = context }

    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      if let payload = options.payload { receive(payload, in: scene, isCold: true) }
    }

    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      receive(payload, in: scene, isCold: false)
    }

    private mutating func receive(_ payload: ScenePayload, in scene: SceneID, isCold: Bool) {
      if payload.kind == .share { shares += 1 }
      let isLost =
        switch payload.kind {
        case .url: true
        case .share: shares == 2
        case .notification: !isCold
        default: false
        }
      if !isLost { context.handles(payload, in: scene) }
    }
  }

  private let player = AppPlayer(
    AppTest("losing", laws: [.handlesPayloadsOnce]) { Losing($0) })

  private func history(_ events: String..., on platform: String = "ipad-ios26") throws -> Scenario {
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 2\n\n"
    return try Scenario(
      parsing: Array((text + events.map { $0 + "\n" }.joined()).utf8), file: "a.scene")
  }

  /// Whether a history fails; with known ones, whether it fails in a way that none of them explains.
  private func fails(_ history: Scenario, besides known: Scenario...) -> Bool {
    let wanted = Signature(invariant: "payload.handled-once", role: .scene)
    let answer = player.answer(history, wanted, besides: known, ProgressMarker()).0
    return answer.ending == .same
  }

  @Test func `What the app hears in a known history explains another one, whatever came before`()
    throws
  {
    let known = try history("openURL 1")
    for other in [
      try history("openURL 2"), try history("silentPush", "openURL 1"),
      try history("openURL 1", on: "iphone-ios27"),
    ] {
      #expect(fails(other))
      #expect(!fails(other, besides: known), "\(other.text)")
    }
  }

  @Test func `Another payload is another bug, and so is the same one at another time`() throws {
    let known = try history("openURL 1")
    let warm = try history("launch 1", "openURL 1")
    let shares = try history("launch 1", "cloudKitShare 1", "cloudKitShare 1")
    let tap = try history("launch 1", "notificationTap 1")
    for other in [warm, shares, tap] {
      #expect(fails(other, besides: known), "\(other.text)")
      #expect(!fails(other, besides: known, other), "\(other.text)")
    }
    #expect(fails(tap, besides: known, warm, shares))
  }

  @Test func `What a known history needs has to come in the other one, too, and last`() throws {
    let two = try history("launch 1", "cloudKitShare 1", "cloudKitShare 1")
    #expect(try !fails(history("launch 1", "cloudKitShare 1"), besides: two), "it does not fail")
    let later = try history("launch 1", "cloudKitShare 1", "home", "open 1", "cloudKitShare 1")
    #expect(fails(later) && !fails(later, besides: two))
    let other = try history("launch 1", "cloudKitShare 1", "openURL 1")
    #expect(fails(other, besides: two), "a link came last")
  }
}
