import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// Asks for what a test wants once its first scene is active.
private final class AskingAppDelegate: UIResponder, UIApplicationDelegate {
  static var ask: (UIScene) -> Void = { _ in }
  var hasAsked = false
}

private final class AskingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    Heard.lines.append("connects \(session.slot) \(options.userActivities.map(\.activityType))")
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    Heard.lines.append("continues \(activity.activityType) \(activity.userInfo?["id"] ?? "none")")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard let app = UIApplication.shared.delegate as? AskingAppDelegate, !app.hasAsked else {
      return
    }
    app.hasAsked = true
    AskingAppDelegate.ask(scene)
  }
}

/// What an app asks for, played by the engine.
@MainActor
@Suite struct PlayedRequestTests {
  private func play(
    _ events: String, on platform: String, _ ask: @escaping (UIScene) -> Void
  ) throws -> [String] {
    Heard.lines = []
    AskingAppDelegate.ask = ask
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 3\n\n" + events
    let test = AppTest("asking", laws: [.handlesPayloadsOnce]) {
      HostedApp(manifest: SceneManifest { AskingSceneDelegate() }, context: $0) {
        AskingAppDelegate()
      }
    }
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.skipped == [])
    return Heard.lines
  }

  private func asks(
    _ session: UISceneSession?, _ activity: NSUserActivity? = nil, _ name: String = "refused"
  ) {
    UIApplication.shared.requestSceneSessionActivation(
      session, userActivity: activity, options: nil
    ) { error in
      Heard.lines.append("\(name) \((error as? UISceneError).map { "\($0.code)" } ?? "")")
    }
  }

  @Test func `The engine refuses one request of two`() throws {
    let heard = try play("launch 1\n", on: "iphone-ios26") { scene in
      self.asks(scene.session, nil, "own")
      self.asks(nil, nil, "new")
    }
    #expect(heard == ["connects 0 []", "new multipleScenesNotSupported"])
  }

  @Test func `A request that is not possible at its turn calls its handler`() throws {
    let heard = try play("launch 1\nopen 2\n", on: "ipad-ios26") { scene in
      guard scene.session.slot == 0 else { return }
      // The end of the session comes first; then it is none that could be shown.
      UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
      self.asks(scene.session, nil, "shown")
    }
    #expect(heard == ["connects 0 []", "shown requestDenied", "connects 1 []"])
  }

  @Test func `An activity reaches a new window and a connected one`() throws {
    let heard = try play("launch 1\n", on: "ipad-ios26") { scene in
      let activity = NSUserActivity(activityType: "com.example.note")
      activity.userInfo = ["id": 7]
      self.asks(nil, activity)
      self.asks(scene.session, activity)
    }
    #expect(
      heard == [
        "connects 0 []", "connects 1 [\"com.example.note\"]", "continues com.example.note 7",
      ])
  }
}
