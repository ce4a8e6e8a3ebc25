import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// An application delegate whose methods are `async` where they may be.
private final class AsyncAppDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Heard.lines.append("mark")
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    Heard.lines.append("push begins")
    await Task.yield()
    Heard.lines.append("push ends")
    return .newData
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    let identifier = notification.request.identifier
    await MainActor.run { Heard.lines.append("presents \(identifier)") }
    return [.banner]
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let identifier = response.notification.request.identifier
    // Work of no actor reads and writes the device of the case as well.
    UserDefaults.standard.set(identifier, forKey: "answered")
    let kept = UserDefaults.standard.string(forKey: "answered") ?? "nothing"
    await MainActor.run { Heard.lines.append("answers \(kept)") }
  }
}

/// A scene delegate whose quick actions are `async`.
private final class AsyncSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    Heard.lines.append("performs \(shortcutItem.type)")
    return true
  }
}

/// An application delegate that has neither form of a method.
private final class SilentAppDelegate: UIResponder, UIApplicationDelegate {}

/// Delegates' methods in the form that is `async`.
@MainActor
@Suite struct AsyncFormTests {
  private func test(steps: Bool) -> AppTest<HostedApp<AsyncAppDelegate>> {
    AppTest("async", usesTasks: steps) {
      HostedApp(manifest: SceneManifest { AsyncSceneDelegate() }, context: $0) {
        AsyncAppDelegate()
      }
    }
  }

  private func heard(_ events: String) throws -> [String] {
    Heard.lines = []
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n" + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    _ = SceneFuzz.watch(scenario, test(steps: true))
    return Heard.lines
  }

  @Test func `What a method does that is async waits for the case's work`() throws {
    let work = String(repeating: "work\n", count: 9)
    let mark = "memoryWarning\n"
    let later = try heard("launch 1\nsilentPush\n" + mark + work)
    // The main queue is empty before an event that the app hears of.
    #expect(later == ["push begins", "push ends", "mark"])
    let stepped = try heard("launch 1\nsilentPush\nwork\nsystemKill\n")
    #expect(stepped == ["push begins"])
    let tapped = try heard("launch 1\nnotificationTap 1\n" + work)
    #expect(tapped.contains { $0.hasPrefix("answers item-") })
    let performed = try heard("launch 1\nhome\nshortcutItem 1\n" + work)
    #expect(performed.contains { $0.hasPrefix("performs item-") })
  }

  @Test func `An app that has neither form is answered at once`() {
    let made = Handmade()
    let delegate = SilentAppDelegate()
    var results: [UIBackgroundFetchResult] = []
    delegate.application(made.app.application, didReceiveRemoteNotification: [:]) {
      results.append($0)
    }
    #expect(results == [.noData])
  }

  @Test func `Without steps the process ends and names class and method`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let test = AppTest("async") {
          HostedApp(manifest: SceneManifest { AsyncSceneDelegate() }, context: $0) {
            AsyncAppDelegate()
          }
        }
        _ = SceneFuzz.run(test, cases: 60)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("AsyncAppDelegate") || text.contains("AsyncSceneDelegate"))
    #expect(text.contains(") async' cannot be played"))
    #expect(text.contains("usesTasks: true"))
  }
}
