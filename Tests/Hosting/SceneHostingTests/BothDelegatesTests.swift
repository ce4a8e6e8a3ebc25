import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// One class for the app and its scenes that leaves everything out.
private final class BareDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {}

/// One with a window of its own.
private final class WindowedDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }
}

/// An app with one class for its delegate and for those of its scenes.
@MainActor
@Suite struct BothDelegatesTests {
  /// What the window of the first scene's delegate is, after a launch.
  private func window<Delegate: UIApplicationDelegate & UIWindowSceneDelegate>(
    _ make: @escaping @MainActor () -> Delegate
  ) throws -> [String] {
    let look = AppAction<HostedApp<Delegate>>("look", in: .connectedScene) { app, scene in
      MainActor.assumeIsolated {
        guard let delegate = app.delegate(of: scene, as: Delegate.self) else { return }
        // As the host sees it: through either protocol.
        let ofScene = (delegate as any UIWindowSceneDelegate).window
        let ofApp = (delegate as any UIApplicationDelegate).window
        Heard.lines.append(ofScene.map { "key: \($0.isKeyWindow)" } ?? "no window")
        Heard.lines.append(ofScene === ofApp ? "the same" : "another")
      }
    }
    let test = AppTest("both", actions: [look]) {
      HostedApp(manifest: SceneManifest(delegate: make), context: $0, delegate: make)
    }
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\ndo look 1\n"
    Heard.lines = []
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.skipped == [])
    #expect(play.failure == nil)
    return Heard.lines
  }

  @Test func `A class that adopts both protocols has no window unless it declares one`() throws {
    #expect(try window { BareDelegate() } == ["no window", "the same"])
    #expect(try window { WindowedDelegate() } == ["key: true", "the same"])
  }

  @Test func `What sets a window that a class does not declare is forgotten`() {
    let delegate = BareDelegate()
    let keeper: any UIWindowKeeper = delegate
    keeper.window = UIWindow(frame: .zero)
    #expect(keeper.window == nil && delegate.window == nil)
  }
}
