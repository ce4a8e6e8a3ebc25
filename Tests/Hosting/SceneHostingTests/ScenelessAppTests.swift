import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// An application delegate without scenes and without anything else.
private final class DeafAppDelegate: UIResponder, UIApplicationDelegate {}

/// Looks into what its methods get, or drops it.
private final class OpeningAppDelegate: UIResponder, UIApplicationDelegate {
  private let looks: Bool
  private var types: [String] = []

  init(looks: Bool = true) { self.looks = looks }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    if looks { types.append(userActivity.activityType) }
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if looks { types.append(shortcutItem.type) }
    completionHandler(true)
  }
  func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata
  ) {}
}

/// Reads what opens it at the launch, and answers whether it wants it delivered as well.
private final class LaunchingAppDelegate: UIResponder, UIApplicationDelegate {
  let reads: Bool
  let wants: Bool
  private(set) var opened: [URL] = []

  init(reads: Bool, wants: Bool) { (self.reads, self.wants) = (reads, wants) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if reads, let url = options?[.url] as? URL { opened.append(url) }
    return wants
  }
}

/// Delegates without scenes, as the engine plays them.
@MainActor
@Suite struct ScenelessAppTests {
  private let sceneless = ["sceneless-ios17"].compactMap(Platform.named)

  private func run<Delegate: UIApplicationDelegate>(
    _ laws: [AppLaw<HostedApp<Delegate>>], _ payloads: [ScenePayload.PayloadKind] = [],
    _ manifest: SceneManifest = .empty, cases: UInt64 = 100,
    _ make: @escaping @MainActor () -> Delegate
  ) -> AppResult {
    let support = AppSupport(
      roles: [.windowApplication], payloads: payloads, severalWindows: false)
    let test = AppTest("sceneless", laws: laws, supports: support, platforms: sceneless) {
      HostedApp(manifest: manifest, context: $0, delegate: make)
    }
    return SceneFuzz.run(test, seed: 1, cases: cases)
  }

  @Test(arguments: ScenePayload.PayloadKind.allCases)
  func `What no method of the application delegate gets is lost and unread`(
    kind: ScenePayload.PayloadKind
  ) {
    // Each by itself: a case ends with what breaks first.
    let laws: [AppLaw<HostedApp<DeafAppDelegate>>] = [.handlesPayloadsOnce, .readsPayloads()]
    for law in laws {
      let result = run([law], [kind]) { DeafAppDelegate() }
      #expect(result.failures.map(\.law) == [law.id])
      #expect(result.failures.first?.scenario.entries.count == 1)
    }
  }

  @Test(arguments: [ScenePayload.PayloadKind.activity, .shortcut])
  func `What a method gets and does not look into is unread`(kind: ScenePayload.PayloadKind) {
    let result = run([.readsPayloads()], [kind]) { OpeningAppDelegate(looks: false) }
    #expect(result.failures.map(\.law) == ["payload.read"])
  }

  @Test func `What a method looks into is read, whatever it answers`() {
    let result = run([.readsPayloads()], [.url, .activity, .shortcut, .share]) {
      OpeningAppDelegate()
    }
    #expect(result.failures.isEmpty && result.idleLaws.isEmpty)
    let taps = run([.readsPayloads()], [.notification]) { OpeningAppDelegate() }
    #expect(taps.failures.map(\.law) == ["payload.read"], "the centre has no delegate")
  }

  @Test(arguments: [true, false], [true, false])
  func `A link that opens the app is read in the launch options, and delivered unless refused`(
    reads: Bool, wants: Bool
  ) throws {
    let test = AppTest("launching", laws: [.readsPayloads()]) {
      HostedApp(manifest: .empty, context: $0) { LaunchingAppDelegate(reads: reads, wants: wants) }
    }
    let text = "scenefuzz 1\nplatform sceneless-ios17\nscenes 1\n\nopenURL 1\n"
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.skipped == [])
    #expect(play.callbacks.contains { $0.kind == .appOpenURL } == wants, "\(play.lanes)")
    #expect((play.failure == nil) == reads, "\(play.lanes)")
  }

  @Test func `An app that shows no window is found without scenes, too`() {
    let bare = run([.showsWindow()], cases: 20) { DeafAppDelegate() }
    #expect(bare.failures.map(\.law) == ["window.visible"])
    let shown = run([.showsWindow()], cases: 20) { WindowAppDelegate() }
    #expect(shown.failures.isEmpty && shown.idleLaws.isEmpty)
  }
}

// MARK: - Windows, controllers and state

/// Makes its window in code.
private final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Heard.lines.append("launched with \(window == nil ? "no window" : "a window")")
    if window == nil {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = CountingController()
    }
    window?.makeKeyAndVisible()
    return true
  }
}

private final class CountingController: UIViewController {
  private var page = 0

  override func viewDidLoad() {
    restorationIdentifier = "pages"
    Heard.lines.append("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { Heard.lines.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) {
    Heard.lines.append("viewDidAppear at \(page)")
    page += 1
  }
  override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(NSNumber(value: page), forKey: "page")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    page = coder.decodeObject(of: NSNumber.self, forKey: "page")?.intValue ?? 0
  }
}

/// Saves and restores its state in the forms of before iOS 13.2.
private final class OldStateAppDelegate: UIResponder, UIApplicationDelegate {
  let restores: Bool
  var window: UIWindow?

  init(restores: Bool) { self.restores = restores }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CountingController()
    window?.rootViewController?.restorationIdentifier = "pages"
    window?.makeKeyAndVisible()
    return true
  }
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  {
    Heard.lines.append("saves")
    return true
  }
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  {
    Heard.lines.append("may restore")
    return restores
  }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode(NSNumber(value: 7), forKey: "tab")
  }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    let tab = coder.decodeObject(of: NSNumber.self, forKey: "tab")?.intValue ?? 0
    Heard.lines.append("restored \(tab)")
  }
}

/// Makes its window in code, and says when it is there.
private final class CodeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow? {
    didSet { Heard.lines.append("window set") }
  }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) { Heard.lines.append(window == nil ? "connects without" : "connects with a window") }
}

extension ScenelessAppTests {
  private func watch<Delegate: UIApplicationDelegate>(
    _ events: String, _ manifest: SceneManifest = .empty,
    on platform: String = "sceneless-ios17", _ make: @escaping @MainActor () -> Delegate
  ) throws -> AppPlay {
    Heard.lines = []
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 1\n\n" + events
    let test = AppTest("shown", laws: []) {
      HostedApp(manifest: manifest, context: $0) {
        UIStoryboard.register("Main") { CountingController() }
        return make()
      }
    }
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.skipped == [])
    return play
  }

  @Test func `A window in code is the application's, and its controller is told once of each`()
    throws
  {
    _ = try watch("launch 1\n") { WindowAppDelegate() }
    #expect(
      Heard.lines
        == ["launched with no window", "viewDidLoad", "viewWillAppear", "viewDidAppear at 0"])
  }

  @Test func `The main storyboard's window is there before the launch method`() throws {
    var manifest = SceneManifest.empty
    manifest.mainStoryboard = "Main"
    _ = try watch("launch 1\n", manifest) { WindowAppDelegate() }
    #expect(
      Heard.lines
        == ["viewDidLoad", "launched with a window", "viewWillAppear", "viewDidAppear at 0"])
    // With scenes it is another file of the Info.plist that counts.
    _ = try watch("launch 1\n", manifest, on: "iphone-ios17") { WindowAppDelegate() }
    #expect(Heard.lines.first == "launched with no window")
  }

  @Test(arguments: [true, false])
  func `State is saved and restored in the old forms, where the app answers yes`(restores: Bool)
    throws
  {
    _ = try watch("launch 1\nhome\nsystemKill\nlaunch 1\n") {
      OldStateAppDelegate(restores: restores)
    }
    let asked = Heard.lines.filter { !$0.hasPrefix("view") || $0.hasPrefix("viewDidAppear") }
    let restored = restores ? ["restored 7", "viewDidAppear at 1"] : ["viewDidAppear at 0"]
    #expect(asked == ["viewDidAppear at 0", "saves", "may restore"] + restored)
  }

  @Test(arguments: ["iphone-ios17", "iphone-ios17-code"])
  func `The manifest says whether a scene has a window from a storyboard, not the platform`(
    platform: String
  ) throws {
    let code = try watch("launch 1\n", SceneManifest { CodeSceneDelegate() }, on: platform) {
      DeafAppDelegate()
    }
    #expect(
      !code.callbacks.contains { $0.kind == .windowSet } && Heard.lines == ["connects without"])
    let board = SceneManifest(storyboard: "Main") { CodeSceneDelegate() }
    let shown = try watch("launch 1\n", board, on: platform) { DeafAppDelegate() }
    let isDelivered = shown.callbacks.contains { $0.kind == .windowSet }
    #expect(isDelivered == (platform == "iphone-ios17"))
    #expect(Heard.lines.prefix(2) == ["window set", "connects with a window"])
    #expect(Heard.lines.filter { $0 == "window set" }.count == 1)
  }
}
