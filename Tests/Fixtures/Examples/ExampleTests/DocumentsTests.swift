import SceneFuzzing
import Testing

@testable import Documents

/// What the document app promises, what the world brings to it, and its planted bug.
@Suite struct DocumentsTests {
  static let contents: [AppContent] =
    [
      .url("notes", "paper://notes"),
      .url("report", "paper://report", sourceApplication: "com.example.postbox"),
      .activity(
        "editing",
        UserActivity(
          Editor.handoff, title: "Report", userInfo: ["document": "report"],
          targetContentIdentifier: "paper://report")),
      .shortcut("last", ShortcutItem("example.paper.last", userInfo: ["document": "notes"])),
      .share("team", ShareMetadata("team", title: "Team", owner: "Ana")),
    ]
    + AppContent.each("chapter", 3) {
      .activity(UserActivity(Editor.handoff, userInfo: ["document": .text("chapter-\($0)")]))
    }
  static let support = AppSupport(
    roles: [.windowApplication], payloads: [.url, .activity, .shortcut, .share],
    features: [.payloads, .sessionData, .restoration])

  private var laws: [AppLaw<Editor>] {
    let isSaved: AppCondition<Editor> = eachScene { app, scene in app.isSaved(scene) }
    return [
      .handlesPayloadsOnce, .keepsSessionData,
      AppLaw("A window shows the document that is asked for.", id: "paper.shows") {
        AppHappening.receives().leads(
          to: eachPayload { app, scene, payload in
            Editor.document(in: payload.content) == app.names[scene]
          }, within: .rest, unless: .disconnects)
      },
      AppLaw("What was typed is in its file when a window leaves.", id: "paper.saved") {
        AppHappening.resignsActive.leads(to: isSaved, within: .rest, unless: .disconnects)
      },
      AppLaw("A window always has a document.", id: "paper.named") {
        eachScene { app, scene in app.names[scene] != nil }.always(.atRest)
      },
      .required(
        "Two windows show two documents.", id: "paper.two",
        when: theApp { $0.names.count == 2 && Set($0.names.values).count == 2 }),
    ]
  }

  private func test(hasBug: Bool) -> AppTest<Editor> {
    AppTest(
      "documents", actions: [AppAction("type") { $0.type("a", in: $1) }],
      contents: Self.contents, laws: laws, supports: Self.support
    ) { Editor($0, hasBug: hasBug) }
  }

  @Test func `Documents keep their promises`() {
    let result = SceneFuzz.run(test(hasBug: false))
    #expect(result.holds, "\(result.report)")
  }

  @Test func `The window that comes back instead of the link is found`() throws {
    let result = SceneFuzz.run(test(hasBug: true))
    #expect(result.failures.map(\.law) == ["paper.shows"])
    let found = try #require(result.failures.first)
    #expect(found.scenario.entries.count <= 4, "\(found.report)")
    // The simplest link needs no name: the first of the contents.
    #expect(found.scenario.text.hasSuffix("\nopenURL 1\n"))
  }
}
