import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// A root view controller that says when its view comes and goes.
private final class TalkingController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Heard.lines.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Heard.lines.append("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Heard.lines.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Heard.lines.append("did disappear")
  }
}

private final class KeepingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let kept = session.userInfo?["page"] as? Int
    Heard.lines.append("connects with page \(kept.map { "\($0)" } ?? "none")")
    session.userInfo = ["page": 7]
    window = UIWindow(windowScene: scene)
    window?.rootViewController = TalkingController()
    window?.makeKeyAndVisible()
  }
}

private final class CountingAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let count = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(count, forKey: "launches")
    Heard.lines.append("launch \(count)")
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let draft = folder.appendingPathComponent("draft")
    if FileManager.default.fileExists(atPath: draft.path) { Heard.lines.append("finds a draft") }
    try? Data("x".utf8).write(to: draft)
    return true
  }
}

/// Chooses the scene delegate itself: no manifest has it.
private final class ChoosingAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = KeepingSceneDelegate.self
    return configuration
  }
}

/// What real delegates find after an update or a reinstallation, and while something covers their view.
@MainActor
@Suite struct InstallationTests {
  private func play(_ events: String, older: String? = nil) throws -> [String] {
    Heard.lines = []
    let text = "scenefuzz 1\nplatform iphone-ios17-code\nscenes 1\n\n"
    let lines = events.replacing(", ", with: "\n") + "\n"
    var test = AppTest("counting") {
      HostedApp(manifest: SceneManifest { KeepingSceneDelegate() }, context: $0) {
        CountingAppDelegate()
      }
    }
    if let older { test.olderVersion = { $0.defaults["launches"] = older } }
    let play = SceneFuzz.watch(try Scenario(parsing: text + lines, file: "test.scene"), test)
    #expect(play.skipped == [])
    return Heard.lines.filter { !$0.contains("appear") || events.contains("cover") }
  }

  @Test func `An update keeps defaults, files and what a session holds`() throws {
    #expect(
      try play("launch 1, home, update, launch 1") == [
        "launch 1", "connects with page none", "launch 2", "finds a draft", "connects with page 7",
      ])
  }

  @Test func `An update may find the defaults of an older version`() throws {
    let heard = try play("launch 1, home, update, launch 1", older: "40")
    #expect(heard.contains("launch 41") && !heard.contains("launch 2"))
  }

  @Test func `A restored backup keeps the session with its delegate, and no state of it`() throws {
    let earlier = "reboot, unlock, launch 1, crash, restoreBackup, unlock, launch 1"
    #expect(
      try play(earlier) == [
        "launch 1", "connects with page none", "launch 1", "connects with page none",
      ])
    let later = "launch 1, home, lock, unlock, restoreBackup, unlock, launch 1"
    #expect(
      try play(later) == [
        "launch 1", "connects with page none", "launch 2", "finds a draft",
        "connects with page none",
      ])
  }

  @Test func `A session of a restored device has the delegate that the app chose for it`() throws {
    Heard.lines = []
    let events = ["reboot", "unlock", "launch 1", "crash", "restoreBackup", "unlock", "launch 1"]
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\n"
    let test = AppTest("choosing") {
      HostedApp(manifest: .empty.making { KeepingSceneDelegate() }, context: $0) {
        ChoosingAppDelegate()
      }
    }
    let lines = events.map { $0 + "\n" }.joined()
    _ = SceneFuzz.watch(try Scenario(parsing: text + lines, file: "test.scene"), test)
    #expect(Heard.lines.filter { $0.hasPrefix("connects") }.count == 2)
  }

  @Test func `A reinstallation leaves nothing of them`() throws {
    #expect(
      try play("launch 1, home, reinstall, launch 1") == [
        "launch 1", "connects with page none", "launch 1", "connects with page none",
      ])
  }

  @Test func `What covers the root view lets it disappear, and appear again`() throws {
    let heard = try play("launch 1, cover 1, home, return, uncover 1")
    #expect(
      heard.filter { $0.contains("appear") } == [
        "will appear", "did appear", "will disappear", "did disappear", "will appear",
        "did appear",
      ])
  }
}
