import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// Observers of a played process: registered and removed in the ways that apps have.
@MainActor
@Suite struct ObserverTests {
  /// Observes from a class that belongs to no actor.
  private final class Tracker {
    private let token: any NSObjectProtocol

    init() {
      token = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
      ) { _ in
        MainActor.assumeIsolated { Heard.lines.append("warned") }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }

  /// Keeps an observer's token.
  @MainActor private final class Held {
    var token: (any NSObjectProtocol)?
  }

  private func observes(_ name: String = "warned") -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { Heard.lines.append(name) }
    }
  }

  @Test func `An observer that is removed in any way hears nothing and is given back`() {
    let removals: [(Any?) -> Void] = [
      { NotificationCenter.default.removeObserver($0 as Any) },
      { token in token.map { NotificationCenter.default.removeObserver($0) } },
      {
        NotificationCenter.default.removeObserver(
          $0 as Any, name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      },
      { token in [token as Any].forEach(NotificationCenter.default.removeObserver) },
    ]
    for removal in removals {
      let made = Handmade()
      let token = observes()
      #expect(UIKitNotices.observerCount == 1)
      made.receives(.memoryNotice)
      removal(token)
      made.receives(.memoryNotice)
      #expect(Heard.lines == ["warned"])
      #expect(UIKitNotices.observerCount == 0)
      #expect(made.system.notes.map(\.verb) == [.takes, .returns])
      withExtendedLifetime(token) {}
    }
  }

  @Test func `An observer of a class without an actor ends with its object`() {
    let made = Handmade()
    var tracker: Tracker? = Tracker()
    made.receives(.memoryNotice)
    #expect(tracker != nil)
    tracker = nil
    made.receives(.memoryNotice)
    #expect(Heard.lines == ["warned"])
    #expect(made.system.notes.map(\.verb) == [.takes, .returns])
  }

  @Test
  func `Observers hear in the order in which they came, and one that another removes is left out`()
  {
    let made = Handmade()
    let held = Held()
    let tokens = (1...5).map { observes("\($0)") }
    let remover = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        if let last = held.token { NotificationCenter.default.removeObserver(last) }
      }
    }
    held.token = observes("last")
    made.receives(.memoryNotice)
    #expect(Heard.lines == ["1", "2", "3", "4", "5"])
    for token in tokens + [remover] { NotificationCenter.default.removeObserver(token) }
  }

  /// What hears by a method.
  @MainActor private final class Hearer: NSObject {
    func hears(_ note: Notification) { Heard.lines.append("method") }
  }

  @Test func `What the app posts is heard in the order of registration, and once by others`() {
    let made = Handmade()
    let name = Notification.Name("own")
    let center = NotificationCenter.default
    let tokens = (1...6).map { number in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        MainActor.assumeIsolated { Heard.lines.append("\(number)") }
        if number == 3 { NotificationCenter.default.post(name: .init("other"), object: nil) }
      }
    }
    let hearer = Hearer()
    center.addObserver(
      hearer, selector: Selector("hears:", Hearer.hears(_:)), name: name,
      object: made.app.application)
    // Foundation's own form, as a file that does not import UIKit has it.
    let other = center.addObserver(forName: name, object: nil as Any?, queue: nil) { note in
      MainActor.assumeIsolated { Heard.lines.append("other") }
    }
    let nested = center.addObserver(forName: .init("other"), object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { Heard.lines.append("nested") }
    }
    center.post(name: name, object: nil)
    #expect(Heard.lines == ["1", "2", "3", "nested", "4", "5", "6", "other"])
    Heard.lines = []
    center.post(name: name, object: made.app.application, userInfo: ["a": 1])
    #expect(Heard.lines == ["1", "2", "3", "nested", "4", "5", "6", "method", "other"])
    for token in tokens + [other, nested] { center.removeObserver(token) }
    withExtendedLifetime(made) {}
  }

  @Test func `The end of a process removes its observers from Foundation's centre, without a note`()
  {
    var made = Handmade()
    weak var object: Held?
    do {
      let kept = Held()
      object = kept
      NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { _ in _ = kept }
    }
    #expect(object != nil)
    made.relaunches()
    #expect(object == nil)
    #expect(made.system.notes.map(\.verb) == [.takes])
  }

  @Test func `A sequence of notifications is an observer until its task is cancelled`() throws {
    let test = AppTest("sequence", laws: [.balancesLedgers], usesTasks: true) {
      HostedApp(manifest: SceneManifest { AwaitingSceneDelegate() }, context: $0) {
        AwaitingAppDelegate()
      }
    }
    Heard.lines = []
    let events = "launch 1\nwork\nmemoryWarning\nwork\nwork\nmemoryWarning\nwork\nwork\n"
    let scenario = try Scenario(
      parsing: "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n" + events, file: "test.scene")
    _ = SceneFuzz.watch(scenario, test)
    #expect(Heard.lines == ["awaited", "awaited"])
    #expect(SceneFuzz.run(test, cases: 40).failures.isEmpty)
  }
}

private final class AwaitingAppDelegate: UIResponder, UIApplicationDelegate {}

/// Awaits memory warnings while its scene is connected.
private final class AwaitingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var task: Task<Void, Never>?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    task = Task {
      let name = UIApplication.didReceiveMemoryWarningNotification
      for await _ in NotificationCenter.default.notifications(named: name) {
        Heard.lines.append("awaited")
      }
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) { task?.cancel() }
}
