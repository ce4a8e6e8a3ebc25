#if os(Linux)
  import CommandKit
  import CommandTrials
  import Foundation
  import Testing

  /// From a folder with an app's delegates to their test.
  struct InitDelegatesTests {
    private static let application = """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {}

      """

    private static let scene = """
      import UIKit
      import os

      class SceneDelegate: UIResponder {
        var window: UIWindow?
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
      }

      extension SceneDelegate: UIWindowSceneDelegate {}
      class PanelSceneDelegate: UIResponder, UIWindowSceneDelegate {}

      """

    private static let propertyList = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      <key>UISceneStoryboardFile</key><string>Main</string>
      </dict></array></dict></dict></dict></plist>

      """

    private static let storyboard = """
      <document initialViewController="BYZ"><scenes><scene><objects>
      <viewController id="other" customClass="OtherController"/>
      <viewController id="BYZ" customClass="ViewController" customModule="Notes"/>
      </objects></scene></scenes></document>

      """

    /// A folder as Xcode's template makes it.
    func template() throws -> Session {
      let session = try Session.recorded()
      try session.make(Self.application, at: "Notes/AppDelegate.swift")
      try session.make(Self.scene, at: "Notes/Scenes/SceneDelegate.swift")
      try session.make("import UIKit\n", at: "Notes/Scenes/ViewController.swift")
      try session.make("", at: "Notes/Scenes/Notes.md")
      try session.make("", at: "Notes/Assets.xcassets/Contents.json")
      try session.make(Self.propertyList, at: "Notes/Info.plist")
      try session.make(Self.storyboard, at: "Notes/Base.lproj/Main.storyboard")
      return session
    }

    private static let test = "LifecycleTests/ByHand/NotesTest.swift"

    @Test func `The template's folder gets a package beside it, and nothing in it changes`()
      async throws
    {
      let session = try template()
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let manifest = try session.read("LifecycleTests/Package.swift")
      #expect(manifest.contains("      sources: [\"Made\", \"ByHand\"],\n"))
      #expect(manifest.contains(".executableTarget(\n      name: \"notes-fuzz\",\n"))
      let test = try session.read(Self.test)
      #expect(
        test.contains(
          "laws: [.readsPayloads(), .handsPayloadsOnOnce(), .showsWindow(), .releasesScenes()],"))
      #expect(test.contains("payloads: [.url])"))
      #expect(
        test.contains(
          "SceneManifest(storyboard: \"Main\", supportsMultipleScenes: false) { SceneDelegate() }"
            + ".making { PanelSceneDelegate() }"))
      #expect(test.contains("    return AppDelegate()\n"))
      let copy = try session.read("LifecycleTests/Made/Real/AppDelegate.swift")
      #expect(copy.contains("#sourceLocation(file: \"../Notes/AppDelegate.swift\", line: 1)"))
      #expect(!copy.contains("@main"))
      let shadows = try session.read("LifecycleTests/Made/MadeShadows.swift")
      #expect(shadows.contains("typealias URLSession = PlayedURLSession"))
      #expect(try session.read("Notes/AppDelegate.swift") == Self.application)
      #expect(session.output.contains("'Notes' is ready: its delegates compile"))
      #expect(session.output.split(separator: "\n").filter { !$0.hasPrefix("wrote") }.count <= 10)
      let paths = FileManager.default.subpaths(atPath: session.folder + "/Notes") ?? []
      #expect(paths.count == 10, "\(paths)")
    }

    @Test func `On an unchanged app nothing changes, and what stands in ByHand stays`() async throws
    {
      let session = try template()
      #expect(await session.run("init --delegates DIR/Notes") == .holds)
      let names = (FileManager.default.subpaths(atPath: session.folder) ?? []).sorted()
        .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".digest") }
      let texts = try names.map { try session.read($0) }
      try session.make("let mine = 1\n", at: "LifecycleTests/ByHand/Mine.swift")
      #expect(await session.run("init --update --into DIR/LifecycleTests") == .holds)
      #expect(try names.map { try session.read($0) } == texts)
      #expect(try session.read("LifecycleTests/ByHand/Mine.swift") == "let mine = 1\n")
      #expect(!session.output.contains("wrote"))
    }

    @Test func `What changes in the app is followed by an update`() async throws {
      let session = try template()
      #expect(await session.run("init --delegates DIR/Notes") == .holds)
      let before = try session.read("LifecycleTests/Made.digest")
      try session.make(
        Self.application.replacing("{}", with: "{ func added() { Store.shared.save() } }"),
        at: "Notes/AppDelegate.swift")
      try session.make(
        "class Store { static let shared = Store(); func save() {} }\n", at: "Notes/Store.swift")
      #expect(await session.run("init --update --into DIR/LifecycleTests") == .holds)
      #expect(try session.read("LifecycleTests/Made.digest") != before)
      let made = FileManager.default.subpaths(atPath: session.folder + "/LifecycleTests/Made") ?? []
      let stubs = try made.filter { $0.hasSuffix(".swift") }
        .map { try session.read("LifecycleTests/Made/" + $0) }.joined()
      #expect(stubs.contains("func added()") && stubs.contains("StubCall.note(\"Store.save()\""))
    }

    @Test func `A declaration in ByHand takes the place of the one that would be made`()
      async throws
    {
      let session = try template()
      try session.make(
        Self.application.replacing("{}", with: "{ let store = Store() }"),
        at: "Notes/AppDelegate.swift")
      try session.make("class Store { init() {} }\n", at: "Notes/Store.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .holds)
      try session.make("class Store { init() {} }\n", at: "LifecycleTests/ByHand/Store.swift")
      #expect(await session.run("init --update --into DIR/LifecycleTests") == .holds)
      let made = FileManager.default.subpaths(atPath: session.folder + "/LifecycleTests/Made") ?? []
      for name in made where name.hasSuffix(".swift") {
        #expect(!(try session.read("LifecycleTests/Made/" + name)).contains("class Store"))
      }
    }

    @Test func `Histories choose what stubs answer where a Bool is asked, and what the user does`()
      async throws
    {
      let session = try template()
      let ask = "{ func go() { if Session.isNew || Session.shared.may(1) { Session.count() } } }"
      try session.make(
        Self.application.replacing("{}", with: ask), at: "Notes/AppDelegate.swift")
      try session.make(
        "class Session { static let shared = Session.recorded(); static var isNew = false\n"
          + "func may(_ n: Int) -> Bool { n > 0 }; static func count() -> Int { 1 } }\n",
        at: "Notes/Session.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let made = "LifecycleTests/Made/MadeAnswers.swift"
      let list = try session.read(made)
      #expect(list.contains("let stubAnswers: [AppAction<HostedApp<AppDelegate>>] = [\n"))
      #expect(list.contains("  .turns(\"Session.isNew\"),\n  .turns(\"Session.may\"),\n]"))
      #expect(!list.contains("count") && !list.contains("Prompts"))
      #expect(try session.read(Self.test).contains("AppTest(\n  \"notes\", actions: stubAnswers,"))
      let prompt = "{ func go() { LAContext().evaluatePolicy(.deviceOwnerAuthentication, "
      try session.make(
        "import LocalAuthentication\n"
          + Self.application.replacing(
            "{}", with: prompt + "localizedReason: \"\") { _, _ in } } }"),
        at: "Notes/AppDelegate.swift")
      #expect(await session.run("init --update --into DIR/LifecycleTests") == .holds)
      let other = try session.read(made)
      #expect(other.contains("= [\n  .givesUpPrompts(),\n]"))
    }

    @Test func `Histories choose for no more stubs than leave room for the world's events`()
      async throws
    {
      let session = try template()
      let names = (10..<50).map { "is\($0)" }
      let asks = names.map { "_ = Session.\($0)" }.joined(separator: "; ")
      try session.make(
        Self.application.replacing("{}", with: "{ func go() { \(asks) } }"),
        at: "Notes/AppDelegate.swift")
      let statics = names.map { "static var \($0) = false" }.joined(separator: "; ")
      try session.make("class Session { \(statics) }\n", at: "Notes/Session.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let list = try session.read("LifecycleTests/Made/MadeAnswers.swift")
      #expect(list.split(separator: "\n").count { $0.contains(".turns(") } == 32)
      #expect(list.contains("is41") && !list.contains("is42"))
      let whole = try session.read("LifecycleTests/.scenefuzz/made.txt")
      #expect(whole.contains("\nhistories choose: Session.is41\n"))
      #expect(whole.contains("\nalways the plain answer: Session.is49\n"))
    }

    @Test func `A module that is not here is told, and stood in for`() async throws {
      let session = try template()
      try session.make(
        "import Firebase\n"
          + Self.application.replacing("{}", with: "{ func go() { FirebaseApp.configure() } }"),
        at: "Notes/AppDelegate.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(
        session.output.contains("stand-ins: 1 names of modules that are not here: Firebase\n"))
    }

    @Test func `A controller that the delegates name comes from the storyboard by its class`()
      async throws
    {
      let session = try template()
      try session.make(
        "class ViewController: UIViewController {}\nclass Other: UIViewController {"
          + " init(_ title: String) { super.init(nibName: nil, bundle: nil) } }\n",
        at: "Notes/Scenes/ViewController.swift")
      try session.make(
        Self.application.replacing(
          "{}", with: "{ var first: ViewController?; var other: Other? }"),
        at: "Notes/AppDelegate.swift")
      try session.make(
        Self.storyboard.replacing(
          "id=\"other\" customClass=\"OtherController\"",
          with: "id=\"o\" customClass=\"Other\" storyboardIdentifier=\"Other\""),
        at: "Notes/Base.lproj/Main.storyboard")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let source = try session.read("LifecycleTests/Made/MadeStoryboards.swift")
      #expect(source.contains("UIStoryboard.register(\"Main\") { ViewController() }\n"))
      #expect(!source.contains("Other"), "it cannot be made of nothing")
      #expect(try session.read(Self.test).contains("    MadeStoryboards.register()\n"))
    }

    @Test(arguments: [
      ("Kit.handle(url)", false), ("Kit.handle(url); open(url)", true),
      ("Kit.handle(url); Router.shared.open(url)", true), ("Log.note(url); Kit.handle(url)", false),
    ])
    func `A link that kits alone take is not played, and one that the app opens is`(
      body: String, isPlayed: Bool
    ) async throws {
      let session = try template()
      let method =
        "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {"
        + " guard let url = contexts.first?.url else { return }; \(body) }\n"
      try session.make(
        "import UIKit\nimport LoginKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n"
          + method + "func open(_ url: URL) {}\n}\n", at: "Notes/Scenes/SceneDelegate.swift")
      try session.make(
        "class Router { static let shared = Router(); func open(_ url: URL) {} }\n",
        at: "Notes/Router.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(try session.read(Self.test).contains("payloads: [.url]") == isPlayed)
      #expect(session.output.contains("links go to kits alone") == !isPlayed)
    }

    @Test func `Objects of Apple's that take arguments are no reason to stop`() async throws {
      let types = [
        "NSUserActivity", "UIApplicationShortcutItem", "UISceneConfiguration", "UIAlertController",
        "UIAlertAction", "UIStoryboard", "UIFont", "UIWindow", "UIScreen", "UIDevice", "UIAction",
        "UIMenu", "UITabBarItem", "UIUserInterfaceStyle", "UNNotificationRequest",
        "UNNotificationContent", "UNUserNotificationCenter", "NSPredicate", "Notification",
        "URLQueryItem", "ProcessInfo", "NSPersistentContainer", "NSManagedObjectContext", "Color",
        "Text", "AnyView",
      ]
      let names = types.indices.map { "v\($0)" }
      let members = zip(names, types).map { "  var \($0): \($1) { make() }\n" }.joined()
      let session = try template()
      let modules = ["CoreData", "SwiftUI", "UIKit", "UserNotifications"]
      let imports = modules.map { "import \($0)\n" }.joined()
      // The app's own type goes before one of another module.
      try session.make(
        imports + "struct Text { init() {} }\nclass Store {\n" + members + "}\n",
        at: "Notes/Store.swift")
      let uses = names.map { "_ = store.\($0)" }.joined(separator: "; ")
      try session.make(
        imports
          + Self.application.replacing(
            "{}", with: "{ let store = Store(); func use() { \(uses) } }"),
        at: "Notes/AppDelegate.swift")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(session.output.contains("replaced: 0 of "))
      #expect(!session.output.contains("no value is known"), "\(session.output)")
    }

    @Test func `A method with a type's name of Swift 4 is whole, and no two files have one name`()
      async throws
    {
      let session = try template()
      let method =
        "func application(_ a: UIApplication, open url: URL, options: [UIApplicationOpenURLOptionsKey: Any])"
        + " -> Bool { Bundle.kit.isLoaded && StandIns().isOpen }"
      try session.make(
        Self.application.replacing("{}", with: "{ \(method) }"), at: "Notes/AppDelegate.swift")
      try session.make(
        "extension Bundle { static var kit: Bundle { .main } }\nclass StandIns { var isOpen = true }\n",
        at: "Notes/StandIns.swift")
      #expect(await session.run("init --delegates DIR/Notes --verbose") == .holds)
      #expect(!session.output.contains("lost: ") && !session.output.contains("stand-in: "))
      let names =
        (FileManager.default.subpaths(atPath: session.folder + "/LifecycleTests/Made") ?? [])
        .compactMap { $0.split(separator: "/").last?.lowercased() }.filter {
          $0.hasSuffix(".swift")
        }
      #expect(names.count == Set(names).count, "\(names)")
    }

    @Test func `An update writes no file again that a team has moved`() async throws {
      let session = try template()
      #expect(await session.run("init --delegates DIR/Notes") == .holds)
      let workflow = session.folder + "/LifecycleTests/.github/workflows/scenefuzz.yml"
      try FileManager.default.removeItem(atPath: workflow)
      #expect(await session.run("init --update --into DIR/LifecycleTests") == .holds)
      #expect(!FileManager.default.fileExists(atPath: workflow))
    }

    @Test(arguments: [
      ("--delegates DIR/Notes --into DIR/Notes/Tests", "would lie in the app itself", 2),
      ("--delegates DIR/Notes/Base.lproj", "neither a project nor a source", 3),
      ("--delegates DIR/none", "error: there is no folder", 2),
      ("--update --into DIR/none", "no package with copies of an app", 2),
    ])
    func `What cannot be reached ends with its reason`(
      line: String, message: String, status: Int32
    ) async throws {
      let session = try template()
      #expect(await session.run("init " + line).rawValue == status)
      #expect(session.messages.contains(message), "\(session.messages)")
      #expect(!FileManager.default.fileExists(atPath: session.folder + "/LifecycleTests"))
    }
  }
#endif
