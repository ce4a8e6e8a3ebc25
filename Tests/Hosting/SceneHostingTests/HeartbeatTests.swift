import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// When an app saves what the user has typed.
private enum Saving {
  /// By a timer that repeats, whether the app is in the background or not.
  case onTimer
  /// By a task that polls.
  case inPoll
  /// On the way to the background.
  case atOnce
  /// On the main queue, behind the call that says so.
  case onMainQueue
  /// In background time.
  case withTime
}

private final class SavingAppDelegate: UIResponder, UIApplicationDelegate {
  var isSaved = true
}

private final class SavingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let saving: Saving
  private var timer: Timer?
  private var task: Task<Void, any Error>?

  init(_ saving: Saving) { self.saving = saving }

  private static func saves() {
    (UIApplication.shared.delegate as? SavingAppDelegate)?.isSaved = true
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    // Each of them has a heartbeat; that of one saves.
    let isSaving = saving == .onTimer
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
      MainActor.assumeIsolated { if isSaving { Self.saves() } }
    }
    guard saving == .inPoll else { return }
    task = Task { @MainActor in
      while true {
        try await PlayedWorld.sleep(for: .seconds(5))
        Self.saves()
      }
    }
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    switch saving {
    case .onTimer, .inPoll: break
    case .atOnce: Self.saves()
    case .onMainQueue: DispatchQueue.main.async { MainActor.assumeIsolated { Self.saves() } }
    case .withTime:
      let time = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
      Task { @MainActor in
        try await PlayedWorld.sleep(for: .seconds(2))
        Self.saves()
        UIApplication.shared.endBackgroundTask(time)
      }
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    timer?.invalidate()
    task?.cancel()
  }
}

/// A debt of an app that goes to the background is judged there, also if a timer repeats.
@MainActor
@Suite struct HeartbeatTests {
  private typealias App = HostedApp<SavingAppDelegate>

  private func test(_ saving: Saving, within limit: ClauseLimit) -> AppTest<App> {
    let isSaved = theApp { (app: App) in MainActor.assumeIsolated { app.delegate.isSaved } }
    let law = AppLaw<App>("What was typed is saved in the background.", id: "draft.saved") {
      AppHappening.entersBackground.leads(to: isSaved, within: limit)
    }
    let action = AppAction<App>("type") { app, _ in
      MainActor.assumeIsolated { app.delegate.isSaved = false }
    }
    // The screen of a car or a display has no delegate here that could save.
    let support = AppSupport(roles: [.windowApplication])
    return AppTest("draft", actions: [action], laws: [law], supports: support, usesTasks: true) {
      HostedApp(manifest: SceneManifest { SavingSceneDelegate(saving) }, context: $0) {
        SavingAppDelegate()
      }
    }
  }

  private func broken(
    _ events: String, _ saving: Saving, within limit: ClauseLimit
  ) throws -> String? {
    // Tasks that have begun sleep before the user types.
    let begun = "launch 1\n" + String(repeating: "work\n", count: 5) + "do type 1\n"
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n" + begun + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    return SceneFuzz.play(scenario, test(saving, within: limit))?.law
  }

  private let ends = ["home\n", "home\nsuspend\n", "home\nsystemKill\n", "home\nsuspend\nopen 1\n"]

  @Test(arguments: [Saving.onTimer, .inPoll])
  fileprivate func `What only a heartbeat saves is lost when the process is suspended or killed`(
    saving: Saving
  ) throws {
    for limit in [ClauseLimit.rest, .end] {
      for events in ends {
        #expect(try broken(events, saving, within: limit) == "draft.saved", "\(events) \(limit)")
      }
      let laws = SceneFuzz.run(test(saving, within: limit), cases: 40).failures.map(\.law)
      #expect(laws == ["draft.saved"], "\(limit)")
    }
  }

  @Test(arguments: [Saving.atOnce, .onMainQueue, .withTime])
  fileprivate func `An app that saves on the way to the background is right, a heartbeat or not`(
    saving: Saving
  ) throws {
    for limit in [ClauseLimit.rest, .end] {
      for events in ends {
        // A process that holds background time is not suspended.
        if saving == .withTime, events.contains("suspend") { continue }
        #expect(try broken(events, saving, within: limit) == nil, "\(events) \(limit)")
      }
      #expect(SceneFuzz.run(test(saving, within: limit), cases: 60).failures.isEmpty, "\(limit)")
    }
  }
}
