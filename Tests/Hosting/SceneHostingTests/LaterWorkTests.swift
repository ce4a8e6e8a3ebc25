import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// A scene delegate that puts work off in the ways that UIKit's apps have.
private class LateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var timer: Timer?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    DispatchQueue.main.async { Heard.lines.append("async") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { Heard.lines.append("after") }
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { timer in
      MainActor.assumeIsolated { Heard.lines.append("fires") }
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) { ends() }

  func ends() { timer?.invalidate() }
}

/// One whose timer outlives its scene.
private final class ForgetfulSceneDelegate: LateSceneDelegate {
  override func ends() {}
}

/// An application delegate that counts its launches in a file.
private final class CountingAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let file = folder.appendingPathComponent("launches")
    let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    Heard.lines.append("launches \(before.count)")
    try? (before + "x").write(to: file, atomically: true, encoding: .utf8)
    return true
  }
}

/// One that sets timers in another order than that of their times.
private final class ManyTimersSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    for time in [0.9, 0.2] {
      Timer.scheduledTimer(withTimeInterval: time, repeats: false) { _ in
        MainActor.assumeIsolated { Heard.lines.append("\(time)") }
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { Heard.lines.append("0.5") }
  }
}

/// One that says where a memory warning stands among what is heard.
private final class MarkingAppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Heard.lines.append("mark")
  }
}

/// The main queue, timers and files of an app that is played: they are the case's.
@MainActor
@Suite struct LaterWorkTests {
  private func test<Delegate: UIApplicationDelegate>(
    _ manifest: SceneManifest, steps: Bool = true, _ app: @escaping @MainActor () -> Delegate
  ) -> AppTest<HostedApp<Delegate>> {
    AppTest("later", laws: [.balancesLedgers], usesTasks: steps) {
      HostedApp(manifest: manifest, context: $0, delegate: app)
    }
  }

  private func heard<App>(_ events: String, _ test: AppTest<App>) throws -> [String] {
    Heard.lines = []
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n" + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    _ = SceneFuzz.watch(scenario, test)
    return Heard.lines
  }

  /// What is heard before the end of the case, in which all work is done.
  private func late(_ events: String) throws -> [String] {
    let app = test(SceneManifest { LateSceneDelegate() }) { MarkingAppDelegate() }
    return Array(try heard(events + "memoryWarning\n", app).prefix { $0 != "mark" })
  }

  @Test func `Timers of one second fire in the order of their times`() throws {
    let app = test(SceneManifest { ManyTimersSceneDelegate() }) { MarkingAppDelegate() }
    let events = "launch 1\n" + work + "tick 1\n" + work
    #expect(try heard(events, app).prefix(3) == ["0.2", "0.5", "0.9"])
  }

  /// As many pieces of work as can be done; what is too many is skipped.
  private let work = String(repeating: "work\n", count: 9)

  @Test func `Work of the main queue goes on when the case says so, and before the next event`()
    throws
  {
    #expect(try late("launch 1\n") == ["async"])
    #expect(try late("launch 1\nwork\n") == ["async"])
    #expect(try late("launch 1\n" + work) == ["async"])
  }

  @Test func `What is put off waits for the clock of the case`() throws {
    let begun = "launch 1\n" + work
    #expect(try late(begun + "tick 1\n" + work) == ["async"])
    #expect(try late(begun + "tick 2\n") == ["async", "after"])
    #expect(try late(begun + "tick 2\n" + work) == ["async", "after"])
  }

  @Test func `A timer fires again and again, once for all the times that it missed`() throws {
    let begun = "launch 1\n" + work + "tick 3\n" + work
    #expect(try late(begun) == ["async", "after", "fires"])
    #expect(try late(begun + "tick 2\n" + work) == ["async", "after", "fires"])
    #expect(try late(begun + "tick 3\n" + work) == ["async", "after", "fires", "fires"])
    #expect(try late(begun + "tick 9\n" + work) == ["async", "after", "fires", "fires"])
  }

  @Test func `A timer that outlives its scene breaks the balance of ledgers`() {
    let careful = test(SceneManifest { LateSceneDelegate() }, steps: false) { MarkingAppDelegate() }
    let forgetful = test(SceneManifest { ForgetfulSceneDelegate() }, steps: false) {
      MarkingAppDelegate()
    }
    #expect(SceneFuzz.run(careful, cases: 60).failures.isEmpty)
    #expect(SceneFuzz.run(forgetful, cases: 60).failures.map(\.law) == ["ledger.balances"])
  }

  @Test func `A report numbers timers as its replay does, however many were made before`() throws {
    let forgetful = test(SceneManifest { ForgetfulSceneDelegate() }, steps: false) {
      MarkingAppDelegate()
    }
    let failure = try #require(SceneFuzz.run(forgetful, cases: 60).failures.first)
    let again = try #require(SceneFuzz.play(failure.scenario, forgetful))
    let timers = [failure, again].map { failure in
      failure.fullReport.split(separator: "\n").filter { $0.contains("takes timer") }
    }
    #expect(timers[0] == timers[1])
    #expect(try #require(timers[0].first).contains(#/takes timer 1 \(.+\) for/#))
  }

  @Test func `Files survive the processes of a case, and no case`() throws {
    let machine = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    let app = test(SceneManifest { LateSceneDelegate() }) { CountingAppDelegate() }
    for _ in 1...2 {
      let heard = try heard("launch 1\nhome\nsystemKill\nlaunch 1\n", app)
      #expect(heard.filter { $0.hasPrefix("launches") } == ["launches 0", "launches 1"])
    }
    #expect(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask) == machine)
  }
}
