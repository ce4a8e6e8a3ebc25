import Foundation
import SceneLowering
import SceneStubs
import Testing

@Suite struct CompilerTests {
  private static let delegate = """
    import UIKit
    import FirebaseKit

    class AppDelegate: UIResponder, UIApplicationDelegate, MessagingDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, open url: URL) -> Bool {
        FirebaseApp.configure()
        Messaging.messaging().delegate = self
        Analytics.log("open", parameters: ["url": url])
        guard Session.shared.isLoggedIn else { return false }
        if let user = Auth.auth().currentUser { print(user) }
        Auth.auth().signIn { user, error in print(user!, error == nil) }
        window?.rootViewController = Screens.home(for: url)
        Screens.open(broken: 1, at: url)
        return Router(Session.shared).open(url, from: .link)
      }
      func messaging(_ messaging: Messaging, token: String?) {}
    }
    """
  private static let own = """
    import UIKit
    import FirebaseKit
    final class Session { static let shared = Session(); private(set) var isLoggedIn = false }
    enum Source { case push(Int), link }
    class Router {
      private let session: Session
      init(_ session: Session) { self.session = session }
      func open(_ url: URL, from source: Source = .link) -> Bool { crash(session, url) }
    }
    enum Screens {
      static func home(for url: URL) -> HomeController { HomeController(url: url, theme: Theme()) }
      static func open(_ url: URL) {}
    }
    class HomeController: UIViewController {
      let kit: KitView
      init(url: URL, theme: Theme) { kit = KitView(); super.init() }
    }
    struct Theme { @Stored var color: Int }
    """
  private static let main = """
    import SceneSpies
    import UIKit
    Spies.start()
    let app = AppDelegate()
    app.window = UIWindow()
    let url = URL(string: "app://a")!
    print(app.application(UIApplication.shared, open: url))
    Spies.start()
    Spies.stub("Session.isLoggedIn", returns: true)
    Spies.stub("Router.open", returns: true)
    print(app.application(UIApplication.shared, open: url))
    print(app.window?.rootViewController as Any is HomeController)
    print(Spies.calls("Router.open").map { $0.arguments.map(\\.description) })
    print(Spies.calls.map(\\.name).joined(separator: " "))
    """

  @Test func `a delegate with kits and own types is made and built and runs`() throws {
    let platform = try #require(try SmallPlatform())
    defer { try? FileManager.default.removeItem(at: platform.folder) }
    let sources = Trial.lowered(
      [("AppDelegate.swift", Self.delegate), ("Own.swift", Self.own)], by: ProcessFrontend())
    let app = StubMaking.App(
      sources: sources, real: Set(StubMaking.delegates(in: sources)),
      platform: ["UIKit", "SceneSpies"])
    #expect(app.real == ["/app/AppDelegate.swift"])
    let checking = TypeChecking(
      frontend: ProcessFrontend(), moduleFolders: [platform.folder.path], moduleMaps: [])
    let start = Date()
    let made = try StubMaking(
      frontend: ProcessFrontend(), checking: checking, clock: { Date().timeIntervalSince(start) }
    ).make(app)
    #expect(made.report.end == .checked, "\(made.report.mistakes)")
    #expect(made.report.lostMethods.isEmpty)
    #expect(made.report.replacedStatements == 1, "\(made.files.map(\.text))")
    #expect(made.report.modules == ["FirebaseKit"])
    let output = try platform.output(
      of: made.files.map { ($0.name, $0.text) } + [("main.swift", Self.main)])
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.first == "false")
    #expect(lines.dropFirst().first == "true", "\(output)")
    #expect(lines.contains("[[\"app://a\", \"link\"]]"))
    #expect(lines.last?.contains("Router.init(_:) Router.open(_:from:)") ?? false)
    #expect(lines.last?.contains("AppDelegate.swift:14") ?? false)
  }
}
