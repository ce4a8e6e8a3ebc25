import Foundation
import SceneDriving
import SceneFuzzing
import SceneGeneration
import SceneHosting
import SceneLifecycle
import SceneSpies
import Testing
import UIKit

/// What a delegate does with the stubs of the app's own types.
private struct StubUse {
  /// Whether the delegate makes the window itself.
  var makesWindow = true
  /// Whether it shows the window, rather than a coordinator's stub.
  var showsWindow = true
  /// Whether the coordinator's stub is handed the window.
  var handsWindow = false
  /// The stubs that are handed each link, in order.
  var receivers: [StaticString] = []
  /// Whether the last link is handed over once more when the scene is active again.
  var handsLater = false
  /// Whether what is handed over is the context rather than its URL.
  var handsContext = false
  /// Whether the window is shown by a closure that a stub is handed.
  var handsClosure = false
  /// Whether a stub is handed the options of each connection.
  var handsOptions = false
  /// Whether a stub is told of the start.
  var logsStart = false
  /// The stub that the delegate asks for its window.
  var asksStub: StaticString?
  /// What the link lies in that is handed over.
  var wrapping = StubWrapping.none
  /// The parts for which each receiver is asked, one call each.
  var asksFor: [String] = []
}

/// What a link lies in.
private enum StubWrapping {
  case none, inCase, inList, inTexts, inStructure, inReflecting

  private enum Link { case url(URL, isCold: Bool) }
  private struct Request {
    let number = 1
    let link: Link
  }
  private struct Reflecting: CustomReflectable {
    let url: URL
    var customMirror: Mirror { Mirror(self, children: ["url": url]) }
  }

  func around(_ url: URL) -> Any {
    switch self {
    case .none: url
    case .inCase: Link.url(url, isCold: true)
    case .inList: [url]
    case .inTexts: ["url": url.absoluteString]
    case .inStructure: Request(link: .url(url, isCold: false))
    case .inReflecting: Reflecting(url: url)
    }
  }
}

private final class StubSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let use: StubUse
  private var last: URL?
  var window: UIWindow?

  init(_ use: StubUse) { self.use = use }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    if use.logsStart { StubCall.note("Log.start()") }
    if let stub = use.asksStub { window = StubCall.answer(stub, nil) }
    if use.makesWindow {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      if use.showsWindow { window.makeKeyAndVisible() }
      if use.handsClosure { StubCall.note("Store.load(_:)", [UnseenArgument.closure]) }
      if use.handsWindow { StubCall.note("Coordinator.start(_:)", [window]) }
      self.window = window
    }
    if use.handsOptions {
      StubCall.note("Router.connect(_:)", [options])
      return
    }
    options.urlContexts.forEach(hand)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    contexts.forEach(hand)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard use.handsLater, let last else { return }
    let receiver: StaticString = use.receivers.last ?? "Router.open(_:)"
    StubCall.note(receiver, [use.wrapping.around(last)])
  }

  private func hand(_ context: UIOpenURLContext) {
    last = context.url
    for receiver in use.receivers {
      for part in use.asksFor { StubCall.note(receiver, [part, context.url]) }
      if !use.asksFor.isEmpty { continue }
      StubCall.note(receiver, [use.handsContext ? context : use.wrapping.around(context.url)])
    }
  }
}

private final class StubAppDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  /// What stands in for the part of the app that sets the notification centre's delegate.
  private let setsUp: StaticString?

  init(setsUp: StaticString? = nil) { self.setsUp = setsUp }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let setsUp { StubCall.note(setsUp) }
    return true
  }
}

/// Laws know what became of what a stub was handed, and what they cannot know.
@MainActor
@Suite struct StubLawTests {
  private typealias Law = AppLaw<HostedApp<StubAppDelegate>>

  private func play(_ use: StubUse, _ laws: [Law]) -> AppResult {
    let test = AppTest(
      "stubs", laws: laws, supports: AppSupport(roles: [.windowApplication], payloads: [.url])
    ) { context in
      HostedApp(manifest: SceneManifest { StubSceneDelegate(use) }, context: context) {
        StubAppDelegate()
      }
    }
    return SceneFuzz.run(test, cases: 40)
  }

  private func broken(_ use: StubUse, _ law: Law) -> [String] {
    play(use, [law]).failures.map(\.law)
  }

  @Test func `A window that a stub was handed is not judged, and the campaign says so`() {
    let handed = play(StubUse(showsWindow: false, handsWindow: true), [.showsWindow()])
    #expect(handed.failures.isEmpty)
    #expect(
      handed.report.contains(
        "window.visible is not judged: in the hands of Coordinator.start(_:) (stub)"))
    #expect(broken(StubUse(showsWindow: false), .showsWindow()) == ["window.visible"])
  }

  @Test func `What a law could not judge is told by the process that has played, once`() {
    let use = StubUse(showsWindow: false, handsWindow: true)
    let test = AppTest("stubs", laws: [Law.showsWindow()]) { context in
      HostedApp(manifest: SceneManifest { StubSceneDelegate(use) }, context: context) {
        StubAppDelegate()
      }
    }
    let player = AppPlayer(test)
    var tally = AppTally()
    player.writeDown(in: &tally)
    let token = Token(shape: player.usual.shape, seed: Seed(1), index: 0)
    _ = player.batch(token, 20, keepsGoing: true, ProgressMarker())
    player.writeDown(in: &tally)
    let sentence = "window.visible is not judged: in the hands of Coordinator.start(_:) (stub)"
    #expect(tally.unjudged == [sentence])
    #expect(player.blindSpots(of: tally).map(\.name).contains(sentence))
    player.writeDown(in: &tally)
    #expect(tally.unjudged == [])
  }

  @Test func `A window that a closure shows is not judged where a stub was handed the closure`() {
    let use = StubUse(showsWindow: false, handsClosure: true)
    #expect(broken(use, .showsWindow()).isEmpty)
    let shown = play(StubUse(handsClosure: true), [.showsWindow()])
    #expect(!shown.report.contains("not judged"), "it is seen to be shown")
  }

  @Test func `A window that only a stub can have made is not judged`() {
    let use = StubUse(makesWindow: false, logsStart: true)
    #expect(broken(use, .showsWindow()).isEmpty)
    #expect(broken(StubUse(makesWindow: false), .showsWindow()) == ["window.visible"])
    let lost = StubUse(showsWindow: false, logsStart: true)
    #expect(broken(lost, .showsWindow()) == ["window.visible"])
  }

  @Test func `A window that a stub is asked for is not judged, and the stub is named`() {
    let asked = StubUse(makesWindow: false, asksStub: "ApplicationController.window")
    let result = play(asked, [.showsWindow()])
    #expect(result.failures.isEmpty)
    #expect(
      result.report.contains(
        "window.visible is not judged: in the hands of ApplicationController.window (stub)"))
    let other = StubUse(makesWindow: false, asksStub: "Session.theme()")
    #expect(broken(other, .showsWindow()) == ["window.visible"])
    let lost = StubUse(showsWindow: false, asksStub: "ApplicationController.window")
    #expect(broken(lost, .showsWindow()) == ["window.visible"], "the app has made one itself")
  }

  @Test(arguments: [true, false])
  func `What a stub gets of a link is read, and handed on`(handsContext: Bool) {
    let use = StubUse(receivers: ["Router.open(_:)"], handsContext: handsContext)
    #expect(broken(use, .readsPayloads()).isEmpty)
    #expect(broken(use, .handsPayloadsOn()).isEmpty)
    #expect(broken(StubUse(), .handsPayloadsOn()) == ["payload.handedOn"])
  }

  @Test func `Three parts may each get a link, and one may not get it twice`() {
    let three = StubUse(receivers: ["Log.opens(_:)", "Kit.handle(_:)", "Router.open(_:)"])
    #expect(broken(three, .handsPayloadsOnOnce()).isEmpty)
    let twice = StubUse(receivers: ["Router.open(_:)", "Log.opens(_:)", "Router.open(_:)"])
    #expect(broken(twice, .handsPayloadsOnOnce()) == ["payload.handedOnce"])
    let later = StubUse(receivers: ["Router.open(_:)"], handsLater: true)
    #expect(broken(later, .handsPayloadsOnOnce()) == ["payload.handedOnce"])
  }

  @Test(arguments: [StubWrapping.inCase, .inList, .inTexts, .inStructure])
  fileprivate func `A link that lies in what a stub gets is handed on, and not twice`(
    wrapping: StubWrapping
  ) {
    let once = StubUse(receivers: ["Router.handle(_:)"], wrapping: wrapping)
    #expect(broken(once, .handsPayloadsOn()).isEmpty)
    #expect(broken(once, .handsPayloadsOnOnce()).isEmpty)
    let twice = StubUse(receivers: ["Router.handle(_:)"], handsLater: true, wrapping: wrapping)
    #expect(broken(twice, .handsPayloadsOnOnce()) == ["payload.handedOnce"])
  }

  @Test func `A value that describes itself is not looked into`() {
    let use = StubUse(receivers: ["Router.handle(_:)"], wrapping: .inReflecting)
    #expect(broken(use, .handsPayloadsOn()) == ["payload.handedOn"])
  }

  @Test func `A stub that is asked for two parts of a link does not get it twice`() {
    let asks = StubUse(receivers: ["Parser.value(_:of:)"], asksFor: ["id", "token"])
    #expect(broken(asks, .handsPayloadsOn()).isEmpty)
    #expect(broken(asks, .handsPayloadsOnOnce()).isEmpty)
    let twice = StubUse(receivers: ["Parser.value(_:of:)"], asksFor: ["id", "id"])
    #expect(broken(twice, .handsPayloadsOnOnce()) == ["payload.handedOnce"])
  }

  @Test func `A tap on a notification is not judged where a stub may set the centre's delegate`() {
    let broken = { (setsUp: StaticString?) in
      let test = AppTest<HostedApp<StubAppDelegate>>(
        "taps", laws: [.readsPayloads()],
        supports: AppSupport(roles: [.windowApplication], payloads: [.notification])
      ) { context in
        HostedApp(manifest: SceneManifest { StubSceneDelegate(StubUse()) }, context: context) {
          StubAppDelegate(setsUp: setsUp)
        }
      }
      return SceneFuzz.run(test, cases: 40).failures.map(\.law)
    }
    #expect(broken("Push.start()") == [])
    #expect(broken(nil) == ["payload.read"])
  }

  @Test func `The lanes of a history show what stubs were asked`() throws {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nopenURL 1\n"
    let scenario = try Scenario(parsing: text, file: "test.scene")
    let test = AppTest<HostedApp<StubAppDelegate>>("stubs", laws: []) { context in
      let use = StubUse(receivers: ["Router.open(_:)"])
      return HostedApp(manifest: SceneManifest { StubSceneDelegate(use) }, context: context) {
        StubAppDelegate()
      }
    }
    #expect(SceneFuzz.watch(scenario, test).lanes.contains("Router.open(_:)"))
  }

  @Test func `The options of a connection hand on what they bring, and nothing that came before`() {
    let use = StubUse(receivers: ["Router.open(_:)"], handsOptions: true)
    #expect(broken(use, .readsPayloads()).isEmpty)
    #expect(broken(use, .handsPayloadsOn()).isEmpty)
    #expect(broken(use, .handsPayloadsOnOnce()).isEmpty, "a window without a link brings none")
  }

  @Test func `A law of the app's own reads the calls of a stub`() {
    let law = Law("A link is logged.", id: "link.logged") {
      AppHappening.receives().leads(
        to: theApp { app in MainActor.assumeIsolated { !app.calls("Log.opens").isEmpty } },
        within: .rest)
    }
    let logs = StubUse(receivers: ["Log.opens(_:)"])
    #expect(broken(logs, law).isEmpty)
    #expect(broken(StubUse(receivers: ["Router.open(_:)"]), law) == ["link.logged"])
  }
}

/// A kit that is asked for an object of UIKit's.
@MainActor
@Suite struct PlainObjectTests {
  /// A screen of the app's own, which no kit can make.
  private final class Screen: UIViewController {}

  @Test func `A kit that is asked for an object of UIKit's gives a plain one`() {
    let kit = StandIn("Kit")
    let window: UIWindow = kit.window
    let tabs: UITabBarController = kit.tabs
    let (screen, color, image): (UIViewController, UIColor, UIImage) = (
      kit.screen, kit.color, kit.image
    )
    #expect(window.rootViewController == nil && tabs.viewControllers?.isEmpty ?? true)
    #expect(type(of: screen) == UIViewController.self)
    #expect(color == .clear && type(of: image) == UIImage.self)
    #expect(!(Screen.plainObject is Screen))
  }
}
