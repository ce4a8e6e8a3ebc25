import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// Observes until it goes; it belongs to no actor.
private final class Tracker {
  private let token: any NSObjectProtocol

  init() {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

extension NSNotification.Name {
  fileprivate static let asked = NSNotification.Name("asked")
}

private final class AtHandAppDelegate: UIResponder, UIApplicationDelegate {}

/// A controller that observes from its loading to its end.
private final class ObservingController: UIViewController {
  private var tracker: Tracker?

  override func viewDidLoad() { tracker = Tracker() }
}

/// Shows a controller that observes, and observes more when it is asked to.
private final class AtHandSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var trackers: [Tracker] = []
  private var token: (any NSObjectProtocol)?
  static var kept: [Tracker] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ObservingController()
    window?.makeKeyAndVisible()
    if session.slot > 0 { return }
    token = NotificationCenter.default.addObserver(
      forName: .asked, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.trackers.append(Tracker()) }
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  func later() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.trackers.append(Tracker()) }
    }
  }
}

/// For which scene something is taken, and when it has to be given back.
@MainActor
@Suite struct SceneAtHandTests {
  private typealias App = HostedApp<AtHandAppDelegate>

  private func action(
    _ name: String, _ body: @escaping @MainActor (AtHandSceneDelegate) -> Void
  ) -> AppAction<App> {
    AppAction(name, in: .connectedScene) { app, scene in
      MainActor.assumeIsolated {
        app.delegate(of: scene, as: AtHandSceneDelegate.self).map(body)
      }
    }
  }

  private func play(_ events: String) throws -> AppPlay {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\n" + events
    let actions = [
      action("more") { $0.trackers.append(Tracker()) },
      action("later") { $0.later() },
      action("ask") { _ in NotificationCenter.default.post(name: .asked, object: nil) },
      action("keep") { _ in AtHandSceneDelegate.kept.append(Tracker()) },
    ]
    let test = AppTest(
      "at-hand", actions: actions, laws: [.balancesLedgers], usesTasks: true
    ) {
      HostedApp(manifest: SceneManifest { AtHandSceneDelegate() }, context: $0) {
        AtHandAppDelegate()
      }
    }
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.skipped == [])
    AtHandSceneDelegate.kept = []
    return play
  }

  @Test(arguments: ["do more 1\n", "do later 1\nwork\n", "do ask 2\n"])
  func `What an action of a scene takes is taken for that scene`(events: String) throws {
    let play = try play("launch 1\nopen 2\n" + events + "home\nreclaim 2\n")
    #expect(play.failure == nil)
    let taken = play.observations.filter { $0.verb == .takes }.compactMap(\.scene?.slot)
    // Each scene's own controller, the observer of the first scene, and what the action took.
    #expect(taken.sorted() == [0, 0, 0, 1])
  }

  @Test func `What is removed as a controller goes is given back in time`() throws {
    let play = try play("launch 1\nhome\nreclaim 1\n")
    #expect(play.failure == nil)
    #expect(play.observations.filter { $0.verb == .returns }.count == 2)
    #expect(play.observations.filter { $0.verb == .takes }.count == 2)
  }

  @Test func `What is never given back is named by its notification and its scene`() throws {
    let failure = try #require(try play("launch 1\ndo keep 1\nhome\nreclaim 1\n").failure)
    let name = UIApplication.didReceiveMemoryWarningNotification.rawValue
    // The report breaks its lines.
    let report = failure.report.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(report.contains("(\(name)) for scene 1 is held after its scene disconnected"))
  }
}
