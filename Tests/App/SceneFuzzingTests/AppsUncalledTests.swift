import SceneFuzzing
import SceneLifecycle
import Testing

/// Methods, questions and callbacks of an app that the worlds which are played leave without effect.
@Suite struct AppsUncalledTests {
  private func worlds(_ names: String..., target: Int? = nil) -> PlayedWorlds {
    PlayedWorlds(names.compactMap(Platform.named), target: target)
  }

  private func doubts(_ body: String, in worlds: PlayedWorlds) -> [AppDoubt] {
    let source = "class AppDelegate: UIResponder, UIApplicationDelegate {\n\(body)\n}"
    return DelegateReader([("AppDelegate.swift", source)], in: worlds).doubts
  }

  private static let resigns = "func applicationWillResignActive(_ application: UIApplication) {}"
  private static let opens = """
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    """
  private static let old = """
    func application(
      _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { true }
    """
  private static let local = """
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}
    """

  // MARK: Delegates

  @Test(arguments: [
    (resigns, "applicationWillResignActive(_:)", "sceneWillResignActive(_:)", "the app has scenes"),
    (opens, "application(_:open:options:)", "scene(_:openURLContexts:)", "the app has scenes"),
    (
      old, "application(_:open:sourceApplication:annotation:)", "scene(_:openURLContexts:)",
      "UIKit calls it no more"
    ),
    (
      local, "application(_:didReceive:)",
      "userNotificationCenter(_:didReceive:withCompletionHandler:)", "UIKit calls it no more"
    ),
  ])
  func `A method that UIKit does not call in an app with scenes is named, with what to write`(
    body: String, title: String, instead: String, reason: String
  ) throws {
    let doubts = doubts(body, in: worlds("iphone-ios26", "both-ios17"))
    let doubt = try #require(doubts.first)
    #expect(doubts.count == 1 && doubt.cause == .uncalledMethod && doubt.name == title)
    let text = doubt.description
    #expect(text.contains("'\(title)' of 'AppDelegate' is never called: \(reason)"), "\(text)")
    #expect(text.contains("AppDelegate.swift:2:1"), "\(text)")
    #expect(text.contains("write '\(instead)', or AppTest(…).accepts(\"\(title)\", "), "\(text)")
  }

  private static let becomes = "func applicationDidBecomeActive(_ application: UIApplication) {}"

  /// The adaptor of a program has no scene delegate, so none is what to write.
  @Test(arguments: [
    (becomes, "read 'scenePhase' in the App: it becomes '.active', or AppTest(…)"),
    (opens, "take the link with 'onOpenURL' in a view, or AppTest(…)"),
  ])
  func `In a program of SwiftUI what it has instead is named`(body: String, step: String) throws {
    let program = doubts(body, in: worlds("swiftui-iphone-ios17", "swiftui-ipad-ios26"))
    let text = try #require(program.first).description
    #expect(program.count == 1 && text.contains(step) && !text.contains("write '"), "\(text)")
    let mixed = doubts(body, in: worlds("swiftui-iphone-ios17", "iphone-ios26"))
    #expect(try #require(mixed.first).description.contains("write 'scene"))
  }

  @Test(arguments: [resigns, opens])
  func `A method that a played system or the app's project needs is not in doubt`(body: String) {
    #expect(doubts(body, in: worlds("iphone-ios26", "both-ios12")) == [])
    #expect(doubts(body, in: worlds("sceneless-ios26")) == [])
    #expect(doubts(body, in: worlds("iphone-ios26", target: 12)) == [])
    #expect(doubts(body, in: worlds("iphone-ios26", target: 13)).count == 1)
    #expect(doubts(body, in: worlds()) == [])
  }

  @Test func `What no system calls is named without scenes, too`() throws {
    let doubt = try #require(doubts(Self.old, in: worlds("sceneless-ios17")).first)
    #expect(doubt.description.contains("write 'application(_:open:options:)'"))
  }

  @Test func `A method that may be called while a scene attaches is not in doubt`() {
    let manifest = Platform(
      family: .iphone, system: 27, sdk: 27, adoption: .manifest, supportsMultipleWindows: false)
    #expect(doubts(Self.resigns, in: PlayedWorlds([manifest])) == [])
    #expect(doubts(Self.opens, in: PlayedWorlds([manifest])).count == 1)
  }

  @Test func `The same method of a class that is no application's delegate is the app's own`() {
    let source = "class Tracker: NSObject {\n\(Self.resigns)\n}"
    #expect(DelegateReader([("T.swift", source)], in: worlds("iphone-ios26")).doubts == [])
  }

  @Test func `What a base class of a library has is no doubt about the app`() {
    let kit = "class KitDelegate: UIResponder, UIApplicationDelegate {\n\(Self.resigns)\n}"
    let app = "class AppDelegate: KitDelegate {}"
    let sources = [("App.swift", app), ("Kit.swift", kit)]
    let worlds = worlds("iphone-ios26")
    #expect(DelegateReader(sources, own: ["App.swift"], in: worlds).doubts == [])
    #expect(DelegateReader(sources, in: worlds).doubts.count == 1)
  }

  @Test(arguments: [
    ("launchOptions?[.url]", "launchOptions[.url]", "urlContexts"),
    (
      "launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem]", "launchOptions[.shortcutItem]",
      "shortcutItem"
    ),
    (
      "launchOptions![.userActivityDictionary]", "launchOptions[.userActivityDictionary]",
      "userActivities"
    ),
  ])
  func `An option of the launch that is never there is named`(
    written: String, name: String, instead: String
  ) throws {
    let body = "func start() { if \(written) != nil { open() } }"
    let doubt = try #require(doubts(body, in: worlds("iphone-ios26")).first)
    #expect(doubt.name == name)
    #expect(doubt.description.contains("read '\(instead)' of the options in 'scene(_:willConnect"))
    #expect(doubts(body, in: worlds("both-ios12", "iphone-ios26")) == [])
  }

  @Test func `An option that a launch in the background has is not`() {
    let body = "func start() { if launchOptions?[.location] != nil { locate() } }"
    #expect(doubts(body, in: worlds("iphone-ios26")) == [])
  }

  // MARK: Versions of the system

  @Test(arguments: [
    ("if #available(iOS 13, *) { scenes() }", "'#available(iOS 13, *)' is true here"),
    ("guard #unavailable(iOS 13.0) else { return }", "'#unavailable(iOS 13.0)' is false here"),
    (
      "if #available(macOS 10.15, iOS 13, *) { scenes() }",
      "'#available(macOS 10.15, iOS 13, *)' is true here"
    ),
  ])
  func `A question that a played system answers otherwise is named with its line`(
    written: String, message: String
  ) throws {
    let body = "func start() {\n\(written)\n}"
    let doubt = try #require(doubts(body, in: worlds("both-ios12", "iphone-ios26")).first)
    #expect(doubt.cause == .systemQuestion && doubt.name == "AppDelegate.swift:3")
    let text = doubt.description
    #expect(text.contains(message + " whatever is played, and iOS 12 is played"), "\(text)")
    #expect(doubts(body, in: worlds("both-ios13", "iphone-ios26")) == [])
  }

  @Test(arguments: [
    "@available(iOS 13, *) func scenes() {}", "if #available(macOS 14, *) { go() }",
  ])
  func `What decides nothing about iOS is no question`(written: String) {
    #expect(doubts(written, in: worlds("both-ios12")) == [])
  }

  // MARK: Apps without UIKit's types, and tests

  private struct Late: SceneApp {
    mutating func applicationWillResignActive() {}
    mutating func sceneDidBecomeActive(_ scene: SceneID) {}
  }

  private struct Phased: SceneApp {
    var isHidden = false
    mutating func didReceive(_ callback: LifecycleCallback) {
      if callback.name == .appPhaseBackground { isHidden = true }
    }
  }

  private func causes<App: SceneApp>(_ test: AppTest<App>) -> [AppDoubt.Cause] {
    SceneFuzz.run(test, seed: 1, cases: 100).doubts.map(\.cause)
  }

  private func test<App: SceneApp>(_ platforms: [String], _ make: @escaping () -> App) -> AppTest<
    App
  > {
    AppTest("uncalled", platforms: platforms.compactMap(Platform.named)) { _ in make() }
  }

  @Test func `A handler that no world calls is named where handlers are plain methods, too`() {
    #expect(causes(test(["iphone-ios26"]) { Late() }).contains(.uncalledMethod))
    #expect(causes(test(["sceneless-ios26"]) { Late() }).contains(.uncalledMethod))
    #expect(!causes(test(["both-ios12", "iphone-ios26"]) { Late() }).contains(.uncalledMethod))
  }

  @Test func `A handler that no world calls is accepted by one line`() {
    let late = test(["iphone-ios26"]) { Late() }
    let accepted = late.accepts(
      "applicationWillResignActive()", because: "iOS 12 is tested by hand")
    #expect(!causes(accepted).contains(.uncalledMethod))
    let other = late.accepts("sceneDidBecomeActive(_:)", because: "it is another one")
    #expect(causes(other).contains(.uncalledMethod))
  }

  @Test func `Phases that no world has are in doubt`() {
    #expect(causes(test(["iphone-ios26"]) { Phased() }).contains(.unsentCallback))
    let phases = test(["iphone-ios26", "swiftui-iphone-ios26"]) { Phased() }
    #expect(!causes(phases).contains(.unsentCallback))
    let accepted = test(["iphone-ios26"]) { Phased() }
      .accepts("appPhaseBackground", because: "the library is shared with an app of SwiftUI")
    #expect(!causes(accepted).contains(.unsentCallback))
  }
}
