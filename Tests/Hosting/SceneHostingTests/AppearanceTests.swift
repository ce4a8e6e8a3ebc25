import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// A controller that says what it is told.
private final class NotingController: UIViewController {
  private let name: String
  /// Whether something covers it over everything.
  private(set) var isCovered = false

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { Heard.lines.append("\(name) loads") }
  override func viewWillAppear(_ animated: Bool) { Heard.lines.append("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) {
    Heard.lines.append("\(name) appears")
    isCovered = false
  }
  override func viewWillDisappear(_ animated: Bool) { Heard.lines.append("\(name) will go") }
  override func viewDidDisappear(_ animated: Bool) {
    Heard.lines.append("\(name) is gone")
    isCovered = true
  }
}

/// A controller that says all it is told as it appears.
private final class OrderedController: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { Heard.lines.append("\(name) will") }
  override func viewIsAppearing(_ animated: Bool) { Heard.lines.append("\(name) is") }
  override func viewDidAppear(_ animated: Bool) { Heard.lines.append("\(name) did") }
  override func viewWillDisappear(_ animated: Bool) { Heard.lines.append("\(name) goes") }
}

/// A controller that says why it comes and goes.
private final class ReasonController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    Heard.lines.append("in \(isMovingToParent) \(isBeingPresented)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    Heard.lines.append("out \(isMovingFromParent) \(isBeingDismissed)")
  }
}

/// A scene delegate with a window in code.
private final class CodeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = NotingController("\(session.slot)")
    window?.makeKeyAndVisible()
  }
}

private final class CodeAppDelegate: UIResponder, UIApplicationDelegate {}

/// What controllers are told as windows, containers and presentations show and hide them.
@MainActor
@Suite struct AppearanceTests {
  private static let arrival = ["a loads", "a will appear", "a appears"]

  /// What is heard of something.
  private func heard(_ body: () -> Void) -> [String] {
    Heard.lines = []
    body()
    return Heard.lines
  }

  /// A visible window of a scene whose views are on screen.
  private func window(_ root: UIViewController, in made: Handmade) throws -> UIWindow {
    let id = made.scene(1)
    made.connects(id)
    let scene = try #require(made.app.windowScene(id))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    made.receives(.viewWillAppear, id)
    made.receives(.viewDidAppear, id)
    return window
  }

  @Test func `A window in code loads its root as it is shown, and what follows comes once`() throws
  {
    let made = Handmade()
    made.connects(made.scene(1))
    let window = UIWindow(windowScene: try #require(made.app.windowScene(made.scene(1))))
    window.rootViewController = NotingController("a")
    #expect(heard { window.makeKeyAndVisible() } == ["a loads"])
    let noted = heard {
      for name: LifecycleCallback.CallbackName in [
        .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillAppear, .viewDidAppear,
      ] { made.receives(name, made.scene(1)) }
    }
    #expect(noted == ["a will appear", "a appears"])
  }

  @Test func `That a view is in its place comes between what will be and what is, once each time`()
    throws
  {
    let made = Handmade()
    let id = made.scene(1)
    made.connects(id)
    let stack = UINavigationController(rootViewController: OrderedController("a"))
    let outer = OrderedController("o")
    outer.addChild(stack)
    let window = UIWindow(windowScene: try #require(made.app.windowScene(id)))
    window.rootViewController = outer
    window.makeKeyAndVisible()
    #expect(
      heard {
        made.receives(.viewWillAppear, id)
        made.receives(.viewWillAppear, id)
        made.receives(.viewDidAppear, id)
      } == ["o will", "a will", "o is", "a is", "o did", "a did"])
    #expect(
      heard { stack.pushViewController(OrderedController("b"), animated: true) }
        == ["a goes", "b will", "b is", "b did"])
    #expect(
      heard {
        made.receives(.viewWillDisappear, id)
        made.receives(.viewDidDisappear, id)
        made.receives(.viewWillAppear, id)
        made.receives(.viewWillDisappear, id)
      } == ["o goes", "b goes", "o will", "b will", "o is", "b is", "o goes", "b goes"])
  }

  @Test func `A controller knows whether it is pushed or popped, presented or dismissed`() throws {
    let made = Handmade()
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let window = try window(stack, in: made)
    let pushed = ReasonController()
    #expect(heard { stack.pushViewController(pushed, animated: true) } == ["in true false"])
    #expect(
      heard {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        pushed.present(cover, animated: true)
        cover.dismiss(animated: true)
      } == ["out false false", "in false false"])
    #expect(heard { stack.popViewController(animated: true) } == ["out true false"])
    let sheet = ReasonController()
    #expect(heard { root.present(sheet, animated: true) } == ["in false true"])
    #expect(heard { root.dismiss(animated: true) } == ["out false true"])
    #expect(!sheet.isBeingDismissed && !sheet.isBeingPresented && !pushed.isMovingFromParent)
    let own = ReasonController()
    #expect(
      heard {
        own.beginAppearanceTransition(true, animated: false)
        own.endAppearanceTransition()
        own.beginAppearanceTransition(false, animated: false)
        own.endAppearanceTransition()
      } == ["in false false", "out false false"])
    #expect(!own.isOnScreen)
    withExtendedLifetime(window) {}
  }

  @Test func `A window that comes after the views of its scene catches up`() throws {
    let made = Handmade()
    made.connects(made.scene(1))
    let scene = try #require(made.app.windowScene(made.scene(1)))
    for name: LifecycleCallback.CallbackName in [.viewDidLoad, .viewWillAppear, .viewDidAppear] {
      made.receives(name, made.scene(1))
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = NotingController("a")
    #expect(heard { window.makeKeyAndVisible() } == Self.arrival)
    #expect(heard { window.isHidden = true } == ["a will go", "a is gone"])
    #expect(heard { window.isHidden = false } == ["a will appear", "a appears"])
  }

  @Test func `A root in the place of another one is loaded and shown at once`() throws {
    let made = Handmade()
    let window = try window(NotingController("b"), in: made)
    let noted = heard { window.rootViewController = NotingController("a") }
    #expect(noted == ["b will go", "b is gone"] + Self.arrival)
  }

  @Test func `A push and a pop tell both controllers, in UIKit's order`() throws {
    let made = Handmade()
    let stack = UINavigationController(rootViewController: NotingController("b"))
    let window = try window(stack, in: made)
    let push = heard { stack.pushViewController(NotingController("a"), animated: true) }
    #expect(push == ["b will go", "a loads", "a will appear", "b is gone", "a appears"])
    let pop = heard { stack.popViewController(animated: true) }
    #expect(pop == ["a will go", "b will appear", "a is gone", "b appears"])
    withExtendedLifetime(window) {}
  }

  @Test func `What is presented over everything hides what lies below, and a sheet does not`()
    throws
  {
    let made = Handmade()
    let root = NotingController("b")
    let window = try window(root, in: made)
    let full = NotingController("a")
    full.modalPresentationStyle = .fullScreen
    let presented = heard { root.present(full, animated: true) }
    #expect(presented == ["a loads", "b will go", "a will appear", "a appears", "b is gone"])
    #expect(heard { made.receives(.viewWillDisappear, made.scene(1)) } == ["a will go"])
    #expect(heard { made.receives(.viewDidDisappear, made.scene(1)) } == ["a is gone"])
    made.receives(.viewWillAppear, made.scene(1))
    made.receives(.viewDidAppear, made.scene(1))
    let dismissed = heard { root.dismiss(animated: true) }
    #expect(dismissed == ["a will go", "b will appear", "b appears", "a is gone"])
    #expect(heard { root.present(NotingController("a"), animated: true) } == Self.arrival)
    #expect(heard { root.dismiss(animated: true) } == ["a will go", "a is gone"])
    withExtendedLifetime(window) {}
  }

  @Test func `The view of a child comes and goes with the view that it is put into`() throws {
    let made = Handmade()
    let root = NotingController("b")
    let window = try window(root, in: made)
    let child = NotingController("a")
    root.addChild(child)
    #expect(heard { root.view.addSubview(child.view) } == Self.arrival)
    #expect(heard { child.view.removeFromSuperview() } == ["a will go", "a is gone"])
    withExtendedLifetime(window) {}
  }

  @Test func `No history shows an active window in code whose root was not told all`() {
    let test = AppTest(
      "code",
      laws: [
        AppLaw<HostedApp<CodeAppDelegate>>("An active window was told.", id: "told") {
          eachScene { app, id in
            let root = app.windowScene(id)?.windows.first?.rootViewController
            guard let root = root as? NotingController else { return false }
            return !root.isViewLoaded || !(root.isOnScreen || root.isCovered)
          }.never(while: .isActive, .atRest)
        }
      ], platforms: ["iphone-ios26", "ipad-ios17-code"].compactMap(Platform.named)
    ) {
      HostedApp(manifest: SceneManifest { CodeSceneDelegate() }, context: $0) { CodeAppDelegate() }
    }
    let result = SceneFuzz.run(test, cases: 150)
    #expect(result.failures.isEmpty)
    #expect(result.idleLaws == [])
  }
}
