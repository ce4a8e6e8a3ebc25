import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// A scene delegate that observes and measures time by its methods.
private class MethodicalSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var timer: Timer?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    NotificationCenter.default.addObserver(
      self, selector: Selector("warned:", MethodicalSceneDelegate.warned(_:)),
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    timer = Timer.scheduledTimer(
      timeInterval: 2, target: self,
      selector: Selector("ticks:", MethodicalSceneDelegate.ticks(_:)), userInfo: "info",
      repeats: true)
  }

  func warned(_ note: Notification) { Heard.lines.append("warned") }
  func ticks(_ timer: Timer) { Heard.lines.append("ticks \(timer.userInfo ?? "")") }

  func sceneDidDisconnect(_ scene: UIScene) { ends() }

  func ends() { timer?.invalidate() }
}

/// One whose timer keeps it.
private final class ForgetfulMethodicalDelegate: MethodicalSceneDelegate {
  override func ends() {}
}

private final class MethodicalAppDelegate: UIResponder, UIApplicationDelegate {}

/// A scene delegate that asks for its methods later, and takes one back.
private final class LatePerformingDelegate: MethodicalSceneDelegate {
  override func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let (first, second) = (
      Selector("first:", LatePerformingDelegate.first(_:)),
      Selector("second", LatePerformingDelegate.second)
    )
    perform(first, with: "sent", afterDelay: 2)
    perform(second, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: second, object: nil)
    perform(Selector("none"), with: nil, afterDelay: 1)
    Heard.lines.append("\(responds(to: first)) \(responds(to: Selector("first:")))")
  }

  func first(_ text: String) { Heard.lines.append("first \(text)") }
  func second() { Heard.lines.append("second") }
}

/// Observers and timers by selectors, in an app that is played.
@MainActor
@Suite struct SelectorHostTests {
  /// What observes the memory warnings of the process.
  @MainActor private final class Warned: NSObject {
    func hears() { Heard.lines.append("hears") }

    func observes() {
      NotificationCenter.default.addObserver(
        self, selector: Selector("hears", Warned.hears),
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }
  }

  private func test(
    _ laws: [AppLaw<HostedApp<MethodicalAppDelegate>>], steps: Bool,
    _ make: @escaping @MainActor () -> MethodicalSceneDelegate
  ) -> AppTest<HostedApp<MethodicalAppDelegate>> {
    AppTest("methodical", laws: laws, usesTasks: steps) {
      HostedApp(manifest: SceneManifest(delegate: make), context: $0) { MethodicalAppDelegate() }
    }
  }

  @Test func `An observer by selector is taken, and given back when it is removed`() {
    let made = Handmade()
    let warned = Warned()
    warned.observes()
    #expect(UIKitNotices.observerCount == 1)
    made.receives(.memoryNotice)
    NotificationCenter.default.removeObserver(warned)
    made.receives(.memoryNotice)
    #expect(Heard.lines == ["hears"])
    #expect(made.system.notes.map(\.verb) == [.takes, .returns])
    #expect(UIKitNotices.observerCount == 0)
  }

  @Test func `An observer by selector that is gone is given back before the next callback`() {
    let made = Handmade()
    weak var seen: Warned?
    do {
      let warned = Warned()
      seen = warned
      warned.observes()
    }
    #expect(seen == nil)
    made.receives(.memoryNotice)
    #expect(Heard.lines == [])
    #expect(made.system.notes.map(\.verb) == [.takes, .returns])
  }

  @Test func `The end of a process removes its observers by selector, without a note`() {
    var made = Handmade()
    let warned = Warned()
    warned.observes()
    made.relaunches()
    made.receives(.memoryNotice)
    #expect(Heard.lines == [])
    #expect(made.system.notes.map(\.verb) == [.takes])
  }

  @Test func `Methods are called on the case's clock and by what the history posts`() throws {
    let app = test([.balancesLedgers], steps: true) { MethodicalSceneDelegate() }
    let work = String(repeating: "work\n", count: 9)
    let text =
      "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\nmemoryWarning\n" + work
      + "tick 2\n"
      + work + "memoryWarning\n"
    Heard.lines = []
    _ = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), app)
    #expect(Heard.lines.prefix(3) == ["warned", "ticks info", "warned"])
  }

  @Test func `A method is called later for its object, unless that was taken back`() throws {
    let app = test([], steps: true) { LatePerformingDelegate() }
    let work = String(repeating: "work\n", count: 9)
    let text =
      "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\n" + work + "tick 1\n" + work
      + "tick 1\n" + work
    Heard.lines = []
    _ = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), app)
    #expect(Heard.lines == ["true false", "first sent"])
  }

  @Test func `A timer keeps its target until it is invalidated, and an observer keeps nothing`() {
    let right = test([.balancesLedgers, .releasesScenes()], steps: false) {
      MethodicalSceneDelegate()
    }
    #expect(SceneFuzz.run(right, cases: 60).failures.isEmpty)
    let wrong = test([.releasesScenes()], steps: false) { ForgetfulMethodicalDelegate() }
    #expect(!SceneFuzz.run(wrong, cases: 60).failures.isEmpty)
  }
}
