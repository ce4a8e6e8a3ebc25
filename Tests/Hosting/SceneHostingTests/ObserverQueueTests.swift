import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

extension Notification.Name {
  fileprivate static let own = Notification.Name("observer-queue.own")
}

private final class PostingAppDelegate: UIResponder, UIApplicationDelegate {}

/// A scene delegate that observes a name of its own on a queue, and posts it.
private final class PostingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let queue: OperationQueue?
  private var token: (any NSObjectProtocol)?

  init(_ queue: OperationQueue?) { self.queue = queue }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    token = NotificationCenter.default.addObserver(forName: .own, object: nil, queue: queue) { _ in
      MainActor.assumeIsolated { Heard.lines.append(PlayedQueue.isMain ? "on main" : "elsewhere") }
    }
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    Heard.lines.append("posts")
    NotificationCenter.default.post(name: .own, object: nil)
    Heard.lines.append("has posted")
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

/// Observers that name a queue: who posts waits for the block, and nothing waits for ever.
@MainActor
@Suite struct ObserverQueueTests {
  private func test(_ queue: OperationQueue?, steps: Bool) -> AppTest<HostedApp<PostingAppDelegate>>
  {
    AppTest("posting", laws: [.balancesLedgers], usesTasks: steps) {
      HostedApp(manifest: SceneManifest { PostingSceneDelegate(queue) }, context: $0) {
        PostingAppDelegate()
      }
    }
  }

  @Test(arguments: [true, false])
  func `A block of the main queue is called while the post is under way`(steps: Bool) throws {
    Heard.lines = []
    let scenario = try Scenario(
      parsing: "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\n", file: "test.scene")
    let app = test(.main, steps: steps)
    _ = SceneFuzz.watch(scenario, app)
    #expect(Heard.lines == ["posts", "on main", "has posted"])
    #expect(SceneFuzz.run(app, cases: 20).failures.isEmpty)
  }

  @Test func `A block of another queue is its work, and what is heard does not depend on threads`()
    throws
  {
    let queue = OperationQueue()
    queue.name = "observer-queue.other"
    let scenario = try Scenario(
      parsing: "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\n", file: "test.scene")
    for (queue, owner) in [(queue, "elsewhere"), (nil, "on main")] {
      Heard.lines = []
      _ = SceneFuzz.watch(scenario, test(queue, steps: true))
      #expect(Heard.lines == ["posts", owner, "has posted"])
    }
  }
}
