import SceneAdapter
import SceneFuzzing
import SceneHosting
import SceneSeam
import Testing
import UIKit

/// What the next process is made with: UIKit makes a delegate without arguments.
@MainActor
enum DiaryStage {
  static var diary = Diary()
  static var store: AppContext.Store?
}

final class DiaryAppDelegate: SeamAppDelegate {
  override func makeApp(_ context: AppContext) -> any SceneApp {
    DiaryApp(context, DiaryStage.diary)
  }
  override func makeStore() -> AppContext.Store { DiaryStage.store ?? super.makeStore() }
  override var sceneDelegateClass: AnyClass { DiarySceneDelegate.self }
}

final class DiarySceneDelegate: SeamSceneDelegate {
  override func makeWindow(for scene: UIWindowScene) -> UIWindow? {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }
  override func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    _ = super.stateRestorationActivity(for: scene)
    return NSUserActivity(activityType: "com.example.state")
  }
}

/// The same histories, once to the app's object and once to the adapter's delegates, which drive it.
@MainActor
@Suite struct HostedAdapterTests {
  private static let allContents: [AppContent] = [
    .url("list", "notes://list"),
    .url("note", "notes://note/7", sourceApplication: "com.example"),
    .universalLink("web", "https://example.com/7"),
    .activity(
      "draft",
      UserActivity(
        "com.example.draft", title: "Draft",
        userInfo: ["id": "7", "line": 3, "share": 0.5, "isNew": true, "tags": ["a", "b"]],
        targetContentIdentifier: "note/7")),
    .shortcut(
      "compose",
      ShortcutItem(
        "com.example.compose", title: "Compose", userInfo: ["kind": "mail", "count": 2],
        targetContentIdentifier: "compose")),
    .notification("reply", NotificationResponse("message-7", userInfo: ["thread": "7"])),
    .share("invitation", ShareMetadata("record-7")),
    .push(
      "badge",
      ["aps": ["content-available": 1, "alert": ["title": "New"]], "badge": 2, "isQuiet": true]),
  ]

  /// What the world brings to campaigns.
  ///
  /// A named answer to a notification may open the app in one event and be an action in another, which
  /// only its scene tells apart.
  private static func contents(_ isHistory: Bool) -> [AppContent] {
    isHistory ? allContents : allContents.filter { $0.name != "reply" }
  }

  private func direct(
    _ platforms: [String] = [], _ support: AppSupport? = nil,
    _ play: (AppTest<DiaryApp>) throws -> Void
  ) throws -> [[String]] {
    let diary = Diary()
    try play(
      AppTest(
        "diary", contents: Self.contents(support == nil),
        device: { _ in diary.beginCase() }, supports: support ?? .everything,
        platforms: try Self.platforms(platforms)
      ) { DiaryApp($0, diary) })
    return diary.cases.map { DiaryLines($0).lines }
  }

  private func hosted(
    _ platforms: [String] = [], _ support: AppSupport? = nil,
    _ play: (AppTest<HostedApp<DiaryAppDelegate>>) throws -> Void
  ) throws -> [[String]] {
    let diary = Diary()
    DiaryStage.diary = diary
    try play(
      AppTest(
        "diary", contents: Self.contents(support == nil),
        device: { _ in diary.beginCase() }, supports: support ?? .everything,
        platforms: try Self.platforms(platforms)
      ) { context in
        DiaryStage.store = context.store
        return HostedApp(
          manifest: .empty.making { DiarySceneDelegate() }, context: context
        ) { DiaryAppDelegate() }
      })
    return diary.cases.map { DiaryLines($0).lines }
  }

  private static func platforms(_ names: [String]) throws -> [Platform] {
    try names.isEmpty ? AppTest<DiaryApp>.newest : names.map { try #require(.named($0)) }
  }

  /// Compares two diaries and shows the first line that differs, with what came before it.
  private func expectEqual(_ direct: [[String]], _ hosted: [[String]]) {
    #expect(direct.count == hosted.count)
    for (number, (left, right)) in zip(direct, hosted).enumerated() where left != right {
      let index = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let first = index ?? min(left.count, right.count)
      let before = left[max(0, first - 4)..<first].joined(separator: "\n")
      Issue.record(
        """
        case \(number), line \(first) of \(left.count) and \(right.count), after
        \(before)
        direct: \(left.dropFirst(first).prefix(3).joined(separator: "\n"))
        hosted: \(right.dropFirst(first).prefix(3).joined(separator: "\n"))
        """)
      return
    }
  }

  @Test(arguments: [
    "launch 1", "launch 1\nhome\nreturn", "openURL 1 with note", "launch 1\nopenURL 1",
    "launch 1\nhandoff 1 with draft", "universalLink 1", "shortcutItem 1",
    "launch 1\nshortcutItem 1", "notificationTap 1", "launch 1\nnotificationTap 1",
    "launch 1\nhome\nnotificationTap 1", "cloudKitShare 1", "launch 1\nsilentPush", "silentPush",
    "launch 1\nkill\nlaunch 1", "launch 1\nopen 2\nclose 2",
  ])
  func `One history reaches the app's object either way`(events: String) throws {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\n" + events + "\n"
    let scenario = try Scenario(parsing: text, file: "test.scene")
    let left = try direct { _ = SceneFuzz.play(scenario, $0) }
    let right = try hosted { _ = SceneFuzz.play(scenario, $0) }
    #expect(left.first?.count ?? 0 > 3)
    expectEqual(left, right)
  }

  @Test func `Drawn histories with requests reach the app's object either way`() throws {
    // A response in one of several windows names its scene on a device, and not in a played history.
    let support = AppSupport(
      roles: [.windowApplication], payloads: [.url, .activity, .shortcut, .share])
    let left = try direct([], support) { _ = SceneFuzz.run($0, seed: 1, cases: 60) }
    let right = try hosted([], support) { _ = SceneFuzz.run($0, seed: 1, cases: 60) }
    #expect(left.count >= 60)
    #expect(left.reduce(0) { $0 + $1.count } > 4_000)
    expectEqual(left, right)
  }

  @Test func `An app without scenes is driven by its application delegate`() throws {
    let support = AppSupport(payloads: [.url, .activity, .shortcut, .notification, .share])
    let left = try direct(["sceneless-ios17"], support) { _ = SceneFuzz.run($0, cases: 20) }
    let right = try hosted(["sceneless-ios17"], support) { _ = SceneFuzz.run($0, cases: 20) }
    expectEqual(left, right)
  }
}
