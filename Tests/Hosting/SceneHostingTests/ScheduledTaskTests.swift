import BackgroundTasks
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// An application delegate that refreshes in the background.
private class RefreshingAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
      task.expirationHandler = { Heard.lines.append("expires") }
      Heard.lines.append("runs \(task.identifier) \(task is BGAppRefreshTask)")
      self.runs(task)
    }
    try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    return true
  }

  func runs(_ task: BGTask) { task.setTaskCompleted(success: true) }
}

/// One that never says that its task is done.
private final class ForgetfulAppDelegate: RefreshingAppDelegate {
  override func runs(_ task: BGTask) {}
}

/// What an app asks the task scheduler for, run by the history.
@MainActor
@Suite struct ScheduledTaskTests {
  private func test<Delegate: UIApplicationDelegate>(
    _ make: @escaping @MainActor () -> Delegate
  ) -> AppTest<HostedApp<Delegate>> {
    AppTest("tasks", laws: [.balancesLedgers]) {
      HostedApp(manifest: SceneManifest { TalkingSceneDelegate() }, context: $0, delegate: make)
    }
  }

  private func play<Delegate: UIApplicationDelegate>(
    _ events: String, _ make: @escaping @MainActor () -> Delegate
  ) throws -> [String] {
    Heard.lines = []
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n" + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    #expect(SceneFuzz.watch(scenario, test(make)).skipped == [])
    return Heard.lines.filter { !$0.hasPrefix("connects") && !$0.hasPrefix("configuration") }
  }

  @Test func `A request runs once, in the next process as well`() throws {
    let once = try play("launch 1\nhome\nbackgroundTask\nbackgroundTask\n") {
      RefreshingAppDelegate()
    }
    #expect(once == ["runs refresh true"])
    let later = try play("launch 1\nhome\nsystemKill\nbackgroundTask\n") {
      RefreshingAppDelegate()
    }
    #expect(later == ["runs refresh true"])
  }

  @Test func `A task that is never completed expires, and the ledger shows it`() throws {
    let events = "launch 1\nhome\nbackgroundTask\nbackgroundTaskExpiry\n"
    let heard = try play(events) { ForgetfulAppDelegate() }
    #expect(heard == ["runs refresh true", "expires"])
    let found = SceneFuzz.run(test { ForgetfulAppDelegate() }, cases: 60).failures
    #expect(found.map(\.law) == ["ledger.balances"])
    #expect(SceneFuzz.run(test { RefreshingAppDelegate() }, cases: 60).failures.isEmpty)
  }

  @Test func `A second refresh is refused, and a request can be taken back`() throws {
    let scheduler = BGTaskScheduler()
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: "one"))
    try scheduler.submit(BGProcessingTaskRequest(identifier: "long"))
    let error = #expect(throws: BGTaskScheduler.Error.self) {
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "two"))
    }
    #expect(error?.code == .tooManyPendingTaskRequests)
    scheduler.cancel(taskRequestWithIdentifier: "one")
    scheduler.getPendingTaskRequests { #expect($0.map(\.identifier) == ["long"]) }
  }

  @Test func `A handler that is registered after the launch ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let made = Handmade()
        made.app.didFinishLaunching(AppLaunch(process: 1))
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "late", using: nil) { _ in }
      }
    }
  }
}
