import Foundation
import SceneFuzzing
import Testing

/// What the world brings has a content that the test names.
@Suite struct ContentTests {
  /// Shows in each window the page that was opened last.
  private struct Reader: SceneApp {
    let context: AppContext
    var bug: String?
    private(set) var pages: [SceneID: String] = [:]
    private(set) var read: [String] = []

    init(_ context: AppContext, bug: String? = nil) {
      self.context = context
      self.bug = bug
    }

    func page(in scene: SceneID) -> String { pages[scene] ?? "" }

    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      if let payload = options.payload { open(payload, in: scene) }
    }

    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      open(payload, in: scene)
    }

    mutating func performBackgroundWork(_ cause: BackgroundCause) {
      if let content = context.content { read.append("\(cause) \(content)") }
    }

    private mutating func open(_ payload: ScenePayload, in scene: SceneID) {
      if let content = payload.content { read.append("\(payload.kind) \(content)") }
      guard let page = payload.url?.lastPathComponent, page != bug else { return }
      pages[scene] = page
    }
  }

  private static let contents: [AppContent] = [
    .url("home", "reader://page/home"), .url("note", "reader://page/note"),
    .universalLink("web", "https://example.com/7"),
    .activity(
      "draft",
      UserActivity("com.example.draft", userInfo: ["id": "7", "isNew": true, "n": [1, 2]])),
    .shortcut("compose", ShortcutItem("com.example.compose", title: "Compose")),
    .notification("mail", NotificationResponse("mail-3", userInfo: ["thread": 3])),
    .notification("archive", NotificationResponse("mail-4", actionIdentifier: "archive")),
    .share("team", ShareMetadata("share-1", title: "Team", owner: "Ann")),
    .push("badge", ["badge": 2]),
  ]

  private func reader(_ bug: String? = nil, _ laws: [AppLaw<Reader>] = []) -> AppTest<Reader> {
    AppTest("reader", contents: Self.contents, laws: laws) { Reader($0, bug: bug) }
  }

  private var shows: AppLaw<Reader> {
    AppLaw("A window shows the page that was opened last.", id: "reader.shows") {
      AppHappening.receives(.url).leads(
        to: eachPayload { app, scene, payload in
          app.page(in: scene) == payload.url?.lastPathComponent
        }, within: .steps(0), unless: .disconnects)
    }
  }

  private func scenario(_ events: String, on platform: String = "ipad-ios26") throws -> Scenario {
    try Scenario(
      parsing: "scenefuzz 1\nplatform \(platform)\nscenes 3\n\n" + events, file: "test.scene")
  }

  /// What the app has read at the end of a history.
  private func read(_ events: String) throws -> [String] {
    final class Box { var read: [String] = [] }
    let box = Box()
    let law = AppLaw<Reader>("Nothing is wrong.", id: "reader.looks") {
      theApp { app -> Bool in
        box.read = app.read
        return false
      }.never()
    }
    let failure = SceneFuzz.play(try scenario(events), reader(nil, [law]))
    #expect(failure == nil)
    return box.read
  }

  // MARK: - Reading

  /// The types of activities that an app has got.
  private final class Types {
    var seen: Set<String> = []
  }

  private struct Listener: SceneApp {
    let types: Types
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      if let payload = options.payload { listen(payload) }
    }
    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) { listen(payload) }
    private func listen(_ payload: ScenePayload) {
      types.seen.insert(payload.activity?.type ?? "a page")
    }
  }

  /// What an app with contents and declared types gets in a history, or in 60 cases.
  private func types(
    _ contents: [AppContent], _ declared: [String], _ history: String? = nil
  ) throws -> Set<String> {
    let types = Types()
    let test = AppTest<Listener>(
      "kinds", contents: contents,
      supports: AppSupport(
        roles: [.windowApplication], payloads: [.activity], activityTypes: declared)
    ) { _ in Listener(types: types) }
    if let history {
      _ = SceneFuzz.watch(try scenario(history), test)
    } else {
      _ = SceneFuzz.run(test, cases: 60)
    }
    return types.seen
  }

  @Test func `A link brings a page or a search result, and handoff what the app declares as well`()
    throws
  {
    #expect(try types([], []) == ["a page"])
    #expect(try types([], ["com.example.draft"]) == ["a page", "com.example.draft"])
    let search = AppContent.activity("search", UserActivity("com.apple.corespotlightitem"))
    let found: Set<String> = ["com.apple.corespotlightitem"]
    #expect(try types([search], [], "universalLink 1 with search") == found)
    #expect(try types([search], [], "handoff 1 with search") == [])
    let own = AppContent.activity("own", UserActivity("com.example.own"))
    #expect(try types([own], [], "universalLink 1 with own") == [])
    #expect(try types([own], [], "universalLink 1") == ["a page"])
    #expect(try types([own], [], "handoff 1 with own") == ["com.example.own"])
    #expect(
      try types([], ["com.example.draft"], "handoff 1 with com.example.draft")
        == ["com.example.draft"])
    // A type that the test names already is not there twice.
    let draft = AppContent.activity("draft", UserActivity("com.example.draft"))
    #expect(
      AppSupport(activityTypes: ["com.example.draft"]).declaredContents(besides: [draft]) == [])
  }

  @Test(arguments: [
    ("launch 1\nopenURL 1 with note\n", ["url reader://page/note"]),
    ("openURL 1 with note\n", ["url reader://page/note"]),
    ("openURL 1\n", ["url reader://page/home"]),
    (
      "launch 1\nuniversalLink 1\n",
      ["activity NSUserActivityTypeBrowsingWeb https://example.com/7"]
    ),
    (
      "launch 1\nhandoff 1 with draft\n",
      [#"activity com.example.draft [id: "7", isNew: true, n: [1, 2]]"#]
    ),
    ("handoff 1 with draft\n", [#"activity com.example.draft [id: "7", isNew: true, n: [1, 2]]"#]),
    ("shortcutItem 1\n", ["shortcut com.example.compose 'Compose'"]),
    ("launch 1\nhome\nnotificationTap 1\n", ["notification mail-3 [thread: 3]"]),
    ("launch 1\nnotificationAction with archive\n", ["notificationAction mail-4 archive"]),
    ("cloudKitShare 1\n", ["share share-1 'Team' of Ann"]),
    ("launch 1\nsilentPush\n", ["silentPush [badge: 2]"]),
    (
      "launch 1\nopenURL 1\nopenURL 1 with note\n",
      ["url reader://page/home", "url reader://page/note"]
    ),
  ])
  func `An app reads what an event brings, cold and warm`(events: String, expected: [String])
    throws
  {
    #expect(try read(events) == expected)
  }

  @Test func `Where the test names nothing of a kind, a payload has no content`() throws {
    let test = AppTest("reader", contents: [.push("badge", [:])]) { Reader($0) }
    let play = SceneFuzz.watch(try scenario("openURL 1\n"), test)
    #expect(!play.lanes.contains("brings"))
  }

  /// Notes each event, and so answers before, at and after what is brought.
  private struct Diary: SceneApp {
    let context: AppContext

    mutating func sceneDidBecomeActive(_ scene: SceneID) { context.counts("is read") }
    mutating func sceneWillResignActive(_ scene: SceneID) { context.counts("is put away") }
  }

  @Test func `A report has what the app did before and after what was brought, in their order`()
    throws
  {
    let test = AppTest("diary", contents: Self.contents) { Diary(context: $0) }
    let lanes = SceneFuzz.watch(
      try scenario("launch 1\nopenURL 1 with note\nhome\n"), test
    ).lanes
    let found = ["is read", "brings note", "is put away"].map { lanes.range(of: $0)?.lowerBound }
    let positions = found.compactMap(\.self)
    #expect(positions.count == 3 && positions == positions.sorted(), "\(lanes)")
  }

  @Test func `The steps of a failure say how what it needs comes, whether named or the simplest`()
    throws
  {
    let search = AppContent.activity("search", UserActivity("com.apple.corespotlightitem"))
    let law = AppLaw<Listener>("Nothing comes.", id: "types.none") {
      theApp { !$0.types.seen.isEmpty }.never()
    }
    let test = AppTest("kinds", contents: [search], laws: [law]) { _ in Listener(types: Types()) }
    for line in ["universalLink 1 with search", "universalLink 1"] {
      let failure = try #require(SceneFuzz.play(try scenario(line + "\n"), test))
      let words = failure.report.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("open the app by tapping a result of Spotlight's search"), "\(words)")
      #expect(!failure.report.contains("simctl"), "\(failure.report)")
    }
  }

  // MARK: - Finding

  @Test func `A law about content lets a correct app be`() {
    let result = SceneFuzz.run(reader(nil, [shows]), seed: 1, cases: 300)
    #expect(result.failures.isEmpty)
    #expect(result.idleLaws.isEmpty)
  }

  @Test(arguments: [("home", "openURL 1"), ("note", "openURL 1 with note")])
  func `A page that is not opened is found, with the content that matters`(
    bug: String, line: String
  ) throws {
    for seed in 1...3 {
      let result = SceneFuzz.run(reader(bug, [shows]), seed: UInt64(seed), cases: 300)
      let failure = try #require(result.failures.first)
      let lines = failure.scenario.text.split(separator: "\n").map(String.init)
      #expect(lines.suffix(from: 4) == [line])
      #expect(failure.report.contains("brings \(bug): reader://page/\(bug)"))
      let again = try Scenario(parsing: failure.scenario.text, file: "again.scene")
      let replayed = try #require(SceneFuzz.play(again, reader(bug, [shows])))
      #expect(replayed.law == failure.law && replayed.scenario == failure.scenario)
    }
  }

  @Test func `A name that the test does not have is an event that does not happen`() throws {
    let play = SceneFuzz.watch(
      try scenario("launch 1\nopenURL 1 with gone\nhome\n"), reader("note", [shows]))
    #expect(play.skipped == [1])
  }

  @Test func `A clause about a payload says where none can come from`() {
    let law = AppLaw<Reader>("Nothing.", id: "reader.nothing") {
      AppHappening.becomesActive.leads(to: eachPayload { _, _, _ in true })
    }
    let doubts = SceneFuzz.run(reader(nil, [law]), cases: 2).doubts
    #expect(doubts.map(\.name) == ["reader.nothing"])
  }
}
