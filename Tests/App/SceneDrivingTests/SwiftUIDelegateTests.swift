import SceneFuzzing
import Synchronization
import Testing

/// What an app hears where SwiftUI's own delegate is the only one of its scenes.
@Suite struct SwiftUIDelegateTests {
  /// What was heard, in order.
  private final class Diary: Sendable {
    let lines = Mutex<[String]>([])

    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private struct Listener: SceneApp {
    let diary: Diary

    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      diary.note(options.payload.map { "connects with \($0.kind)" } ?? "connects")
    }

    mutating func sceneWillEnterForeground(_ scene: SceneID) { diary.note("enters") }
    mutating func sceneDidBecomeActive(_ scene: SceneID) { diary.note("is active") }
    mutating func sceneDidDisconnect(_ scene: SceneID) { diary.note("disconnects") }

    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      diary.note("receives \(payload.kind)")
    }
  }

  private func heard(_ events: String, on platform: String) throws -> [String] {
    let diary = Diary()
    let test = AppTest(
      "listener", platforms: [.named(platform)].compactMap { $0 }, scenes: 1
    ) { _ in Listener(diary: diary) }
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 1\n\n" + events
    _ = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    return diary.lines.withLock { $0 }
  }

  @Test func `Connections, links and activities arrive, and changes of state do not`() throws {
    let events = "launch 1\nopenURL 1\nhome\nuniversalLink 1\nshortcutItem 1\nhome\nreclaim 1\n"
    #expect(
      try heard(events, on: "manifest-swiftui-ipad-ios27")
        == ["connects", "receives url", "receives activity", "disconnects"])
    #expect(try heard("openURL 1\n", on: "manifest-swiftui-ios27") == ["connects with url"])
  }

  @Test func `Without SwiftUI no delegate hears of scenes`() throws {
    #expect(try heard("launch 1\nopenURL 1\nhome\n", on: "manifest-ios27") == [])
  }
}
