#if os(Linux)
  import CommandKit
  import CommandTrials
  import Foundation
  import SceneFuzzing
  import SceneLifecycle
  import SceneLowering
  import SceneReporting
  import SceneStarting
  import SceneTesting
  import Testing

  /// The parts of an app that its package does not have are said, or the app is not ready.
  struct InitUnseenTests {
    private static let delegates = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        BODY
      }

      """
    private static let links =
      "import UIKit\nextension SceneDelegate { func scene(_ s: UIScene, continue a: NSUserActivity) {} }\n"

    private func session(_ files: [String: String] = [:], body: String = "") throws -> Session {
      let session = try Session.recorded()
      try session.make(
        Self.delegates.replacing("BODY", with: body), at: "Notes/AppDelegate.swift")
      for (path, text) in files { try session.make(text, at: "Notes/" + path) }
      return session
    }

    private func remarks(_ session: Session) throws -> [String] {
      let digest = MadeDigest(try session.read("LifecycleTests/Made.digest"))
      return (digest?.unseen ?? []).filter { [.lost, .leftOut].contains($0.kind) }.map(\.line)
    }

    @Test(arguments: ["Contests/Links.swift", "DelegateTests.swift", "Vendor/Kit/Links.swift"])
    func `A source that extends a delegate is played, whatever the name of its folder`(
      path: String
    ) async throws {
      let session = try session([path: Self.links])
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      let name = path.split(separator: "/").last ?? ""
      #expect(try session.read("LifecycleTests/Made/Real/\(name)").contains("continue a"))
      #expect(try session.read("LifecycleTests/Made.digest").contains("../Notes/" + path))
      #expect(session.output.contains("payloads: activity"))
      #expect(try remarks(session).isEmpty)
    }

    @Test func `Of other people's code the app's names are taken, and the rest is said`()
      async throws
    {
      let session = try session(
        [
          "Vendor/Panel.swift": "import UIKit\nclass Panel: UIView { var style = Style.wide }\n",
          "Vendor/Style.swift": "enum Style { case wide }\n",
          "Vendor/Other.swift": "class Other {}\n", "Pods/Kit.swift": "class Panel {}\n",
          "Vendor/Demo.swift":
            "class Demo: UIResponder, UIApplicationDelegate { let p = Panel() }\n",
        ], body: "let panel = Panel()")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(try session.read("LifecycleTests/Made/Stubs/Panel.swift").contains("class Panel"))
      #expect(session.output.contains("stand-ins: none"))
      let left = [
        "left out: Pods/ (1 file, made by tools)",
        "left out: Vendor/ (2 files, other people's code)",
      ]
      #expect(try remarks(session) == left)
      for line in left { #expect(session.output.contains(line + "\n")) }
    }

    @Test(arguments: [
      ("SceneDelegate+Links.swift", "import UIKit\n#if DEBUG\n" + links, true),
      ("Links.swift", "import UIKit\n#if DEBUG\n" + links, true),
      ("Second.swift", "class Second: UIResponder, UISceneDelegate {}\n#endif\n", true),
      ("Store.swift", "#if DEBUG\nclass Store {}\n", false),
      ("Store.swift", "#if DEBUG\nclass Store { var first: (any UISceneDelegate)? }\n", false),
    ])
    func `A source that cannot be read and has a part of a delegate is a lost method`(
      path: String, text: String, isLost: Bool
    ) async throws {
      let session = try session([path: text])
      let status = await session.run("init --delegates DIR/Notes")
      #expect(status == (isLost ? .inconclusive : .holds), "\(session.output)")
      #expect(session.output.contains("no counterpart"))
      #expect(session.output.contains("\nlost: a part of S") == isLost)
      #expect(session.output.contains("its delegates are not whole: a part of S") == isLost)
      #expect(session.output.contains("\nnot played: ../Notes/") != isLost)
      #expect(session.output.contains("plays 300 cases") != isLost)
      #expect(try remarks(session).contains { $0.hasPrefix("lost: ") } == isLost)
    }

    @Test func `A loose file in a catalogue is no group, and the package is current`() async throws
    {
      let session = try session([
        "Assets.xcassets/.DS_Store": "x", "Assets.xcassets/README": "x",
        "Assets.xcassets/Group/.DS_Store": "x", "Assets.xcassets/Group/Contents.json": "{}",
        "Assets.xcassets/Group/Sky.colorset/Contents.json": "{}",
      ])
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(
        try session.read("LifecycleTests/Made/MadeAssets.swift").contains(
          "ColorResource(name: \"Sky\""))
      let digest = try session.read("LifecycleTests/Made.digest")
      #expect(!digest.contains("DS_Store") && !digest.contains("README"))
      #expect(digest.contains("../Notes/Assets.xcassets/Group/\n"))
      SceneFuzz.expectCurrentCopies(
        filePath: "\(session.folder)/LifecycleTests/Tests/NotesTests/NotesTests.swift")
    }

    @Test func `A storyboard's texts are what they stand for, and one that is none is said`()
      async throws
    {
      let session = try session(
        [
          "A.storyboard": "<document><viewController customClass='Terms' id='a'"
            + " storyboardIdentifier='Terms &amp; more'/></document>",
          "B.storyboard": "<document>", "Terms.swift": "class Terms: UIViewController {}\n",
        ], body: "var terms: Terms?")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(
        try session.read("LifecycleTests/Made/MadeStoryboards.swift").contains(
          "UIStoryboard.register(\"A\", identifier: \"Terms & more\") { Terms() }"))
      #expect(session.output.contains("not played: B.storyboard:1: this is no text in XML"))
    }

    private static let tap =
      "func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse,"
      + " withCompletionHandler done: @escaping () -> Void) { done() }"

    @Test(arguments: [
      (
        "", "class Taps: NSObject, UNUserNotificationCenterDelegate { \(tap) }", true,
        "let t = Taps()"
      ),
      ("", "class Taps: NSObject, UNUserNotificationCenterDelegate { \(tap) }", false, ""),
      (tap, "", true, ""),
      ("func messaging(_ m: Kit, didReceive r: Message) {}", "", false, ""),
      (
        "func application(_ a: UIApplication, didReceiveRemoteNotification i: [AnyHashable: Any],"
          + " fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) { done(.noData) }",
        "", false, ""
      ),
      (
        "func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification,"
          + " withCompletionHandler d: @escaping (UNNotificationPresentationOptions) -> Void) { d([]) }",
        "", false, ""
      ),
    ])
    func `A tap on a notification is played where its method is, and for no other method`(
      method: String, other: String, isPlayed: Bool, use: String
    ) async throws {
      let session = try session(
        ["Other.swift": "import UserNotifications\n" + other], body: method + "\n" + use)
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(session.output.contains("payloads: notification") == isPlayed, "\(session.output)")
      let stub = try? session.read("LifecycleTests/Made/Stubs/Taps.swift")
      #expect(stub?.contains("func userNotificationCenter") ?? true)
    }

    /// A compiler that must not run.
    private struct NoFrontend: SwiftFrontend {
      func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
        Issue.record("the compiler reads what is refused at once")
        return nil
      }
    }

    @Test(arguments: ["AppDelegate.m", "App/AppDelegate.mm"])
    func `An app that begins in Objective-C is refused before the compiler reads anything`(
      path: String
    ) async throws {
      let session = try Session()
      session.frontend = NoFrontend()
      try session.make("import UIKit\nclass Page: UIViewController {}\n", at: "Notes/Page.swift")
      try session.make("@implementation AppDelegate\n@end\n", at: "Notes/" + path)
      #expect(await session.run("init --delegates DIR/Notes") == .inconclusive)
      #expect(session.messages.contains("begins in '\(path)', which is not written in Swift"))
    }

    @Test func `A source in another language beside delegates in Swift changes nothing`()
      async throws
    {
      let session = try InitDelegatesTests().template()
      try session.make("@implementation Old\n@end\n", at: "Notes/AppDelegate.m")
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.messages)")
    }

    @Test func `A command that is printed is quoted for a shell`() {
      let help = PlatformBuild.notBuilt("/tmp/a b\"$(touch f)").diagnostic.help ?? ""
      #expect(help.contains("swift build --package-path '/tmp/a b\"$(touch f)' and"), "\(help)")
    }
  }
#endif
