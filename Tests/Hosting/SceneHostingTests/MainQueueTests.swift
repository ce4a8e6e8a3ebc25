import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// A scene delegate that shows its links on the main queue, and counts them on another one.
private final class QueueingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for name in contexts.compactMap(\.url.host) {
      Heard.lines.append("gets \(name)")
      PlayedQueue.async(DispatchQueue.global()) {
        MainActor.assumeIsolated { Heard.lines.append("counts \(name)") }
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { Heard.lines.append("shows \(name)") }
        Task { @MainActor in Heard.lines.append("has shown \(name)") }
      }
    }
  }
}

private final class QueueingAppDelegate: UIResponder, UIApplicationDelegate {}

/// A scene delegate whose work begins itself anew.
private final class EndlessSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) { again() }

  private func again() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.again() } }
  }
}

/// The main queue is empty before the user's next event; other queues' work waits as long as it likes.
@MainActor
@Suite struct MainQueueTests {
  private func heard(_ events: String, quirks: Bool = false) throws -> [String] {
    Heard.lines = []
    let test = AppTest(
      "queueing", contents: [.url("first", "app://first"), .url("second", "app://second")],
      usesTasks: true
    ) {
      HostedApp(manifest: SceneManifest { QueueingSceneDelegate() }, context: $0) {
        QueueingAppDelegate()
      }
    }
    let head = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n" + (quirks ? "quirks\n" : "") + "\n"
    let scenario = try Scenario(parsing: head + "launch 1\n" + events, file: "test.scene")
    _ = SceneFuzz.watch(scenario, test)
    return Heard.lines
  }

  private let links = "openURL 1 with first\nopenURL 1 with second\n"
  private let first = ["gets first", "shows first", "has shown first"]
  private let second = ["gets second", "shows second", "has shown second"]

  @Test func `A block of the main queue is not overtaken by the next link`() throws {
    let heard = try heard(links).filter { !$0.hasPrefix("counts") }
    #expect(heard == first + second)
    let quirky = try self.heard(links, quirks: true).filter { !$0.hasPrefix("counts") }
    #expect(quirky.prefix(2) == ["gets first", "gets second"], "with quirks it may be")
  }

  @Test func `Other queues' work is overtaken, and does not hold the main queue up`() throws {
    let heard = try heard(links)
    #expect(Array(heard.prefix(4)) == first + ["gets second"])
    #expect(heard.filter { $0.hasPrefix("counts") } == ["counts first", "counts second"])
    let worked = try self.heard("openURL 1 with first\nwork\nopenURL 1 with second\n")
    #expect(worked.prefix(2) == ["gets first", "counts first"], "the oldest piece goes on first")
  }

  @Test func `An event that ends the process may come before a block`() throws {
    #expect(try heard("openURL 1 with first\nsystemKill\n") == ["gets first"])
    #expect(try heard("openURL 1 with first\nkill\n").prefix(1) == ["gets first"])
  }

  @Test func `Work that begins itself anew holds up no event for ever`() throws {
    let test = AppTest("endless", usesTasks: true) {
      HostedApp(manifest: SceneManifest { EndlessSceneDelegate() }, context: $0) {
        QueueingAppDelegate()
      }
    }
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\nhome\nopen 1\n"
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.skipped == [])
    #expect(play.callbacks.contains { $0.kind == .background })
  }
}
