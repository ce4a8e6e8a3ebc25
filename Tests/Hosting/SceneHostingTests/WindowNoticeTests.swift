import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// Observes what UIKit posts about windows, and shows two of them, one over the other.
private final class NoticingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var overlay: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let names: [(NSNotification.Name, String)] = [
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
      (UIWindow.didBecomeKeyNotification, "key"),
      (UIWindow.didResignKeyNotification, "no key"),
    ]
    for (name, word) in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let window = note.object as? UIWindow
        MainActor.assumeIsolated { Heard.lines.append("\(word) \(window?.tag ?? 0)") }
      }
    }
    if window == nil { window = UIWindow(frame: UIScreen.main.bounds) }
    window?.tag = 1
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    overlay = UIWindow(frame: UIScreen.main.bounds)
    overlay?.tag = 2
    overlay?.makeKeyAndVisible()
    overlay?.isHidden = true
    window?.makeKey()
  }
}

/// What UIKit posts about windows reaches observers, with scenes and without.
@MainActor
@Suite struct WindowNoticeTests {
  private static let overlaid = ["visible 2", "no key 1", "key 2", "no key 2", "hidden 2", "key 1"]

  private func launch(_ manifest: SceneManifest) throws -> [String] {
    Heard.lines = []
    let test = AppTest("windows", laws: []) {
      HostedApp(manifest: manifest, context: $0) {
        UIStoryboard.register("Main") { UIViewController() }
        return NoticingAppDelegate()
      }
    }
    let text = "scenefuzz 1\nplatform sceneless-ios17\nscenes 1\n\nlaunch 1\n"
    _ = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    return Heard.lines
  }

  @Test func `Without scenes a window in code tells at once that it is visible and key`() throws {
    #expect(try launch(.empty) == ["visible 1", "key 1"] + Self.overlaid)
  }

  @Test func `Without scenes the main storyboard's window tells it once`() throws {
    var manifest = SceneManifest.empty
    manifest.mainStoryboard = "Main"
    #expect(try launch(manifest) == ["visible 1", "key 1"] + Self.overlaid)
  }

  @Test func `A window that is made has not become hidden, with scenes neither`() throws {
    let made = Handmade()
    made.connects(made.scene(1))
    let scene = try #require(made.app.windowScene(made.scene(1)))
    Heard.lines = []
    let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { Heard.lines.append(name.rawValue) }
      }
    }
    let window = UIWindow(windowScene: scene)
    window.isHidden = true
    #expect(Heard.lines == [])
    window.isHidden = false
    window.isHidden = false
    window.isHidden = true
    #expect(
      Heard.lines == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
