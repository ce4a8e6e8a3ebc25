import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// An application delegate that remembers what it and its scenes have read.
final class ReadingAppDelegate: UIResponder, UIApplicationDelegate {
  var read: [String] = []

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    read.append("push \(userInfo["badge"] ?? "none")")
    completionHandler(.newData)
  }
}

/// A scene delegate that reads everything that it is handed, cold and warm.
final class ReadingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private func keep(_ text: String) {
    (UIApplication.shared.delegate as? ReadingAppDelegate)?.read.append(text)
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    for context in options.urlContexts { keep("cold \(context.url.absoluteString)") }
    for activity in options.userActivities { keep("cold \(activity.activityType)") }
    if let item = options.shortcutItem { keep("cold \(item.type)") }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { keep(context.url.absoluteString) }
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    keep("\(activity.activityType) \(activity.userInfo?["id"] ?? "none")")
  }

  func windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    keep(item.type)
  }
}

/// Delegates read the contents that a test names.
@MainActor
@Suite struct ContentTests {
  typealias Reading = HostedApp<ReadingAppDelegate>

  @Test(arguments: [
    ("openURL 1", "cold app://list"), ("launch 1\nopenURL 1 with note", "app://note/7"),
    ("launch 1\nhandoff 1 with draft", "com.example.draft 7"),
    ("shortcutItem 1", "cold com.example.compose"),
    ("universalLink 1", "cold NSUserActivityTypeBrowsingWeb"),
    ("launch 1\nsilentPush", "push 2"),
  ])
  func `A delegate reads what an event brings`(events: String, expected: String) throws {
    var read: [String] = []
    let looks = AppLaw<Reading>("Nothing is wrong.", id: "reading.looks") {
      theApp { (app: Reading) -> Bool in
        read = app.delegate.read
        return false
      }.never()
    }
    let test = AppTest(
      "reading",
      contents: [
        .url("list", "app://list"), .url("note", "app://note/7"),
        .universalLink("web", "https://example.com"),
        .activity("draft", UserActivity("com.example.draft", userInfo: ["id": "7"])),
        .shortcut("compose", ShortcutItem("com.example.compose", title: "Compose")),
        .push("badge", ["badge": 2]),
      ], laws: [looks]
    ) {
      Reading(manifest: SceneManifest { ReadingSceneDelegate() }, context: $0) {
        ReadingAppDelegate()
      }
    }
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\n" + events + "\n"
    #expect(SceneFuzz.play(try Scenario(parsing: text, file: "test.scene"), test) == nil)
    #expect(read.last == expected)
  }
}
