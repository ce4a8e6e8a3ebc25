import Foundation
import LocalAuthentication
import SceneFuzzing
import SceneHosting
import SceneSpies
import Testing
import UIKit

/// Shows a window only to who is not banned; a stub knows who is.
private final class TurnedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    if StubCall.answer("Session.isBanned(_:)") { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

private final class TurnedAppDelegate: UIResponder, UIApplicationDelegate {}

/// Asks who the user is at each activation, and hides the window from others.
private final class LockedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let context = LAContext()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Notes") { isUser, error in
      if !isUser, (error as? LAError)?.code == .userCancel { window.isHidden = true }
    }
  }
}

/// Histories choose what stubs answer, and the user at a prompt.
@MainActor
@Suite struct TurnedStubTests {
  private typealias App = HostedApp<TurnedAppDelegate>

  private func test(actions: [AppAction<App>], answer: Bool? = nil) -> AppTest<App> {
    AppTest(
      "turned", actions: actions, laws: [.showsWindow()],
      supports: AppSupport(roles: [.windowApplication], payloads: [])
    ) { context in
      App(manifest: SceneManifest { TurnedSceneDelegate() }, context: context) {
        if let answer { Spies.stub("Session.isBanned", returns: answer) }
        return TurnedAppDelegate()
      }
    }
  }

  @Test func `A stub's Bool is false until a history turns it, and then on in later processes`()
    throws
  {
    #expect(SceneFuzz.run(test(actions: []), cases: 60).failures.isEmpty)
    let result = SceneFuzz.run(test(actions: [.turns("Session.isBanned")]), cases: 60)
    let failure = try #require(result.failures.first)
    #expect(failure.law == "window.visible")
    #expect(failure.report.contains("do turn.Session.isBanned"))
    let turned = "do turn.Session.isBanned\n"
    for (events, breaks) in [
      ("launch 1\n\(turned)kill\nlaunch 1\n", true), ("launch 1\nkill\nlaunch 1\n", false),
      ("launch 1\n\(turned)\(turned)kill\nlaunch 1\n", false),
    ] {
      let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\n" + events
      let scenario = try Scenario(parsing: text, file: "test.scene")
      let watched = SceneFuzz.watch(scenario, test(actions: [.turns("Session.isBanned")]))
      #expect(
        (watched.failure.map { [$0.law] } ?? []) == (breaks ? ["window.visible"] : []), "\(events)")
      #expect(watched.lanes.contains("Session.isBanned(_:): \(breaks)"), "\(watched.lanes)")
    }
  }

  @Test func `What the test itself answers is not turned`() {
    defer { Spies.stop() }
    let actions: [AppAction<App>] = [.turns("Session.isBanned")]
    #expect(SceneFuzz.run(test(actions: actions, answer: false), cases: 60).failures.isEmpty)
  }

  @Test func `Names of stubs are words of scenarios, and different ones stay different`() {
    let names = ["Session.isOn(_:)", "세션.isOn", "설정.isOn", "A+B.is"].map {
      AppAction<App>.turns($0).name
    }
    #expect(names[0] == "turn.Session.isOn" && Set(names).count == 4)
  }

  @Test func `The user gives up at a prompt where a history says so`() throws {
    let test = { (actions: [AppAction<App>]) in
      AppTest(
        "locked", actions: actions, laws: [.showsWindow()],
        supports: AppSupport(roles: [.windowApplication], payloads: []), usesTasks: true
      ) { context in
        App(manifest: SceneManifest { LockedSceneDelegate() }, context: context) {
          TurnedAppDelegate()
        }
      }
    }
    #expect(SceneFuzz.run(test([]), cases: 60).failures.isEmpty)
    let result = SceneFuzz.run(test([.givesUpPrompts()]), cases: 60)
    let failure = try #require(result.failures.first)
    #expect(failure.report.contains("do prompt.userCancel"))
    // Neither a process that is over nor an app that was left shows a prompt; an answered one is gone.
    for events in ["kill\n", "home\n", "do prompt.userCancel\n"] {
      let text =
        "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n\(events)do prompt.userCancel\n"
      let scenario = try Scenario(parsing: text, file: "test.scene")
      let late = SceneFuzz.watch(scenario, test([.givesUpPrompts()]))
      #expect(late.skipped == [2], "\(late.lanes)")
    }
  }
}
