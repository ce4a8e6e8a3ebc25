import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// An application delegate without scenes that says all it is asked and told.
private final class OldTalkingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Heard.lines.append("will \(Self.text(options))")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Heard.lines.append("did \(Self.text(options))")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.userActivity = NSUserActivity(activityType: "com.example.read")
    window?.makeKeyAndVisible()
    application.registerForRemoteNotifications()
    return true
  }

  private static func text(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
    guard let options else { return "nothing" }
    if let url = options[.url] as? URL { return "\(url)" }
    if let item = options[.shortcutItem] as? UIApplicationShortcutItem { return item.type }
    if let info = options[.remoteNotification] as? [AnyHashable: Any] { return "\(info)" }
    if let share = options[.cloudKitShareMetadata] as? CKShare.Metadata { return share.identifier }
    let entries = options[.userActivityDictionary] as? [String: Any]
    let activity = entries?["UIApplicationLaunchOptionsUserActivityKey"] as? NSUserActivity
    return activity?.activityType ?? "something else"
  }

  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    Heard.lines.append("updates \(userActivity.activityType)")
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    coder.encode(NSNumber(value: 7), forKey: "page")
    Heard.lines.append("saves")
    return true
  }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    let page = coder.decodeObject(of: NSNumber.self, forKey: "page")
    Heard.lines.append("restores \(page?.intValue ?? 0)")
    return true
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {
    Heard.lines.append("registered")
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    Heard.lines.append("not registered")
  }
}

/// A scene delegate that says which activity is announced, and an application delegate of one.
private final class AnnouncedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    if let type = options.handoffUserActivityType { Heard.lines.append("announced \(type)") }
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
    Heard.lines.append("will continue \(type)")
  }
}

private final class PresentingAppDelegate: UIResponder, UIApplicationDelegate,
  @preconcurrency UNUserNotificationCenterDelegate
{
  override init() {
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    Heard.lines.append("presents \(notification.request.identifier)")
    completionHandler([])
  }
}

/// What the engine delivers beside scenes, as the delegates get it.
@MainActor
@Suite struct PlayedAppTests {
  private static let contents: [AppContent] = [
    .url("note", "app://note"), .activity("draft", UserActivity("com.example.draft")),
    .shortcut("compose", ShortcutItem("compose")),
    .notification("mail", NotificationResponse("mail-7", userInfo: ["id": "7"])),
    .notification("news", NotificationResponse("news-1")), .share("list", ShareMetadata("list")),
  ]

  private func play<Delegate: UIApplicationDelegate>(
    _ events: String, on platform: String, _ manifest: SceneManifest,
    _ make: @escaping @MainActor () -> Delegate
  ) throws -> [String] {
    Heard.lines = []
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 1\n\n" + events
    let test = AppTest("talking", contents: Self.contents) {
      HostedApp(manifest: manifest, context: $0, delegate: make)
    }
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.skipped == [])
    return Heard.lines
  }

  private func old(_ events: String) throws -> [String] {
    try play(events, on: "sceneless-ios17", .empty) { OldTalkingAppDelegate() }
  }

  @Test(arguments: [
    ("openURL", "app://note"), ("shortcutItem", "compose"),
    // A hand-off brings its activity later.
    ("universalLink", "NSUserActivityTypeBrowsingWeb"),
    ("notificationTap", "[AnyHashable(\"id\"): \"7\"]"),
    ("cloudKitShare", "list"), ("launch", "nothing"),
  ])
  func `What opens an app without scenes is in its launch options`(
    event: String, expected: String
  ) throws {
    let heard = try old(event + " 1\n")
    #expect(Array(heard.prefix(2)) == ["will \(expected)", "did \(expected)"])
  }

  @Test func `An app without scenes saves and restores its state, and its activity is saved`()
    throws
  {
    let heard = try old("launch 1\nupdateActivity 1\nhome\nsystemKill\nlaunch 1\n")
    let asked = heard.filter { !$0.hasPrefix("will") && !$0.hasPrefix("did") }
    #expect(asked.filter { $0 == "updates com.example.read" }.count == 1)
    #expect(asked.contains("saves") && asked.contains("restores 7"))
  }

  @Test func `A registration for pushes is answered by the history, with yes or no`() throws {
    #expect(try old("launch 1\n").contains("registered"))
    #expect(try old("launch 1\n  registration = fails\n").contains("not registered"))
  }

  @Test func `A hand-off announces the type of what the test names`() throws {
    let manifest = SceneManifest { AnnouncedSceneDelegate() }
    let make = { @MainActor in PresentingAppDelegate() }
    let cold = try play("handoff 1\n", on: "ipad-ios26", manifest, make)
    #expect(cold.contains("announced com.example.draft"))
    let warm = try play("launch 1\nhandoff 1\n", on: "ipad-ios26", manifest, make)
    #expect(warm.contains("will continue com.example.draft"))
  }

  @Test func `A notification in the foreground is one that the test names`() throws {
    let heard = try play(
      "launch 1\nforegroundPush\nforegroundPush with news\n", on: "ipad-ios26",
      SceneManifest { AnnouncedSceneDelegate() }
    ) { PresentingAppDelegate() }
    #expect(heard == ["presents mail-7", "presents news-1"])
  }
}
