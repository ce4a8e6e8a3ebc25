import Foundation
import SceneFuzzing
import Testing

/// The system chooses a window for a content by what the windows say of it.
@Suite struct RoutingTests {
  /// A window for each note; the first window to connect is that of note a, the second that of note b.
  private struct Notes: SceneApp {
    let context: AppContext
    var isExclusive = false
    private(set) var received: [String] = []

    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      let note = TargetPredicate.equals("notes://" + (scene.session.slot == 0 ? "a" : "b"))
      context.setActivationConditions(
        ActivationConditions(can: isExclusive ? note : .always, prefers: note), for: scene)
    }

    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      // A window that is alone, or that cannot receive it now, leaves it to the other one.
      let scenes = context.connectedScenes.filter {
        context.activationState(of: $0) == .foregroundActive
      }
      guard scenes.count == 2 else { return }
      let note = payload.url?.absoluteString ?? ""
      received.append("\(note) in \(scene.session.slot + 1)")
    }
  }

  private func notes(_ laws: [AppLaw<Notes>] = [], isExclusive: Bool = false) -> AppTest<Notes> {
    AppTest(
      "notes", contents: [.url("a", "notes://a"), .url("b", "notes://b"), .url("c", "notes://c")],
      laws: laws, supports: AppSupport(roles: [.windowApplication]),
      platforms: [.named("ipad-ios26")].compactMap { $0 }, scenes: 2
    ) { Notes(context: $0, isExclusive: isExclusive) }
  }

  private func skipped(_ events: String, _ test: AppTest<Notes>) throws -> [Int] {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\nlaunch 1\nopen 2\n" + events
    return SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test).skipped
  }

  @Test(arguments: [
    ("openURL 1 with a\n", []), ("openURL 2 with a\n", [2]), ("openURL 2 with b\n", []),
    ("openURL 1 with b\n", [2]), ("openURL 1 with c\nopenURL 2 with c\n", []),
    ("closeCard 1\nkill\nopenURL 2 with b\n", []),
  ])
  func `A window that prefers a content gets it; what none prefers goes anywhere`(
    events: String, expected: [Int]
  ) throws {
    let skipped = try skipped(events, notes())
    #expect(skipped.filter { $0 != 2 || !events.hasPrefix("closeCard") } == expected)
  }

  @Test func `A content that no window can show may go to any`() throws {
    let test = notes(isExclusive: true)
    #expect(try skipped("openURL 1 with c\nopenURL 2 with c\n", test) == [])
    #expect(try skipped("openURL 2 with a\n", test) == [2])
  }

  @Test func `Drawn links reach the window that prefers them`() throws {
    let right = AppLaw<Notes>("A note opens in its window.", id: "notes.right") {
      theApp { app -> Bool in
        app.received.allSatisfy { $0 != "notes://a in 2" && $0 != "notes://b in 1" }
      }.always()
    }
    let some = AppLaw<Notes>("Nothing is received.", id: "notes.none") {
      theApp { app in app.received.contains("notes://b in 2") }.never()
    }
    #expect(SceneFuzz.run(notes([right]), seed: 2, cases: 300).failures.isEmpty)
    #expect(SceneFuzz.run(notes([some]), seed: 2, cases: 300).failures.count == 1)
  }
}
