import SceneFuzzing
import SceneHosting
import Testing
import UIKit
import UserNotifications

private final class TourSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { Heard.lines.append("\(scene.session.slot) opens \(context.url)") }
  }
}

private final class TourAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Heard.lines.append("app opens \(url)")
    return true
  }
}

/// What an app opens itself, and what the device keeps of it.
@MainActor
@Suite struct OwnLinkTests {
  private typealias App = HostedApp<TourAppDelegate>

  private static func opens(_ link: String) {
    guard let url = URL(string: link) else { return }
    UIApplication.shared.open(url) { Heard.lines.append("answered \($0)") }
    Heard.lines.append("asked")
  }

  private func play(
    _ events: String, on platform: String = "ipad-ios26",
    _ manifest: SceneManifest = SceneManifest { TourSceneDelegate() }
  ) throws -> [String] {
    Heard.lines = []
    let actions = [
      AppAction<App>("tour") { _ in MainActor.assumeIsolated { Self.opens("Tour://start") } },
      AppAction<App>("page") { _ in MainActor.assumeIsolated { Self.opens("https://a.example") } },
      AppAction<App>("own", in: .connectedScene) { app, id in
        MainActor.assumeIsolated {
          guard let url = URL(string: "tour://own") else { return }
          app.scene(id)?.open(url, options: nil)
        }
      },
    ]
    let test = AppTest("tour", actions: actions) {
      HostedApp(manifest: manifest.opening("tour"), context: $0) { TourAppDelegate() }
    }
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 2\n\n" + events
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.skipped == [])
    return Heard.lines
  }

  @Test func `A link of the app's own scheme comes to a scene after the call that opens it`() throws
  {
    #expect(
      try play("launch 1\ndo tour\n") == ["asked", "0 opens Tour://start", "answered true"])
  }

  @Test func `A scene that opens a link gets it itself`() throws {
    #expect(try play("launch 1\nopen 2\ndo own 2\n") == ["1 opens tour://own"])
  }

  @Test func `An app without scenes gets its link in the application delegate`() throws {
    let heard = try play("launch 1\ndo tour\n", on: "sceneless-ios17", .empty)
    #expect(heard == ["asked", "app opens Tour://start", "answered true"])
  }

  @Test(arguments: ["launch 1\ndo page\n", "launch 1\nhome\ndo tour\n"])
  func `A link of another app, and one that is opened in the background, go nowhere`(
    events: String
  ) throws {
    #expect(try play(events) == ["answered false", "asked"])
  }

  @Test func `The schemes are those of the Info.plist`() throws {
    let scheme = ["CFBundleURLSchemes": ["Tour"]]
    let info: [String: Any] = [
      "UIApplicationSceneManifest": [String: Any](), "CFBundleURLTypes": [scheme],
    ]
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: file)
    let manifest = try SceneManifest(infoPlist: file.path)
    let made = HandmadeSystem()
    let store = AppContext.Store(
      defaults: LockableStore(), files: LockableStore(), keychain: LockableStore())
    let app = HostedApp(manifest: manifest, context: AppContext(made, store: store)) {
      TourAppDelegate()
    }
    let (own, other) = (try #require(URL(string: "tour://a")), try #require(URL(string: "x://a")))
    #expect(app.application.canOpenURL(own) && !app.application.canOpenURL(other))
  }

  @Test func `The number on the icon outlives the process, whichever way it is set`() {
    var made = Handmade()
    made.app.application.applicationIconBadgeNumber = 3
    made.relaunches()
    #expect(made.app.application.applicationIconBadgeNumber == 3)
    UNUserNotificationCenter.current().setBadgeCount(5)
    #expect(made.app.iconBadgeNumber == 5)
    made.relaunches()
    #expect(made.app.iconBadgeNumber == 5)
    UNUserNotificationCenter.current().setBadgeCount(0)
    #expect(made.app.application.applicationIconBadgeNumber == 0)
  }
}
