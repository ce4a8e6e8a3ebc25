import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// A scene delegate that observes with a method: that ends with its object.
private class HearingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    NotificationCenter.default.addObserver(
      self, selector: Selector("hears:", HearingSceneDelegate.hears(_:)),
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  func hears(_ note: Notification) {}

  func sceneDidDisconnect(_ scene: UIScene) {}
}

/// One that something keeps when its scene is gone, and with it what it observes.
private final class KeptSceneDelegate: HearingSceneDelegate {
  override func sceneDidDisconnect(_ scene: UIScene) {
    (UIApplication.shared.delegate as? KeepingAppDelegate)?.kept.append(self)
  }
}

private final class KeepingAppDelegate: UIResponder, UIApplicationDelegate {
  var kept: [AnyObject] = []
}

/// A process that is suspended between two callbacks of a disconnection is judged when that is over.
@MainActor
@Suite struct SuspendedDisconnectionTests {
  private func test(_ make: @escaping @MainActor () -> HearingSceneDelegate) -> AppTest<
    HostedApp<KeepingAppDelegate>
  > {
    AppTest(
      "hearing", laws: [.balancesLedgers, .releasesScenes()],
      platforms: AppTest<HostedApp<KeepingAppDelegate>>.newest
    ) { context in
      HostedApp(manifest: SceneManifest { make() }, context: context) { KeepingAppDelegate() }
    }
  }

  /// The law that breaks, where the process is suspended behind so many callbacks of the disconnection.
  private func broken(
    after count: Int, _ make: @escaping @MainActor () -> HearingSceneDelegate
  ) throws -> String? {
    let events = "launch 1\nhome\nreclaim 1\nsuspend after \(count)\n"
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n" + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    return SceneFuzz.play(scenario, test(make))?.law
  }

  @Test func `What ends with its object is not held while the disconnection is under way`() throws {
    for count in 1...4 {
      #expect(try broken(after: count) { HearingSceneDelegate() } == nil, "after \(count)")
    }
    #expect(SceneFuzz.run(test { HearingSceneDelegate() }, cases: 100).failures.isEmpty)
  }

  @Test func `What is held when the disconnection is over is found`() {
    let laws = SceneFuzz.run(test { KeptSceneDelegate() }, cases: 100).failures.map(\.law)
    #expect(laws.contains("ledger.balances"))
  }
}
