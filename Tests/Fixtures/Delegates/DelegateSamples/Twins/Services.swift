import UIKit

/// What stands behind a sample's delegates: its player, socket, store, router.
///
/// In an app each is a class of its own. A test puts one in their place that writes down what they do.
@MainActor
protocol Services: AnyObject {
  /// Work of a scene begins, or of the app where none is named.
  func start(_ work: String, in scene: UIScene?)
  func stop(_ work: String, in scene: UIScene?)
  /// Work of the app is meant to run from now on, or not.
  func enable(_ work: String)
  func disable(_ work: String)
  /// A scene has something that it has to give back.
  func take(_ thing: String, for scene: UIScene)
  func giveBack(_ thing: String, for scene: UIScene)
  /// Something is decided, or counted.
  func decide(_ what: String)
  func count(_ what: String)
  /// A secret is on the screen; the window is covered or not.
  func show(_ secret: String, in scene: UIScene)
  func cover(_ scene: UIScene)
  func uncover(_ scene: UIScene)
  /// Something has to show, in a scene or in any; it does.
  func want(_ view: String, in scene: UIScene?)
  func present(_ view: String, in scene: UIScene)
  /// A window's document changes, is saved, deleted, or read again.
  func change(_ document: String, of session: UISceneSession)
  func save(_ document: String, of session: UISceneSession, version: Int)
  func delete(_ document: String, of session: UISceneSession)
  func restore(_ document: String, of session: UISceneSession, version: Int)
}

/// What the application delegates of the samples have in common.
@MainActor
class TwinAppDelegate: UIResponder {
  let services: any Services
  /// Whether the bug is mended.
  let isFixed: Bool

  init(_ services: any Services, isFixed: Bool) {
    self.services = services
    self.isFixed = isFixed
    super.init()
  }

  /// Observes the application for as long as the process lasts.
  ///
  /// The actor is spelt out: where it comes from UIKit's class, Swift 5 mangles the closure's type in two ways.
  @MainActor
  func observe(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { body() }
    }
  }
}

/// What the scene delegates of the samples have in common.
class TwinSceneDelegate: UIResponder {
  var window: UIWindow?

  var app: TwinAppDelegate? { UIApplication.shared.delegate as? TwinAppDelegate }
  var services: (any Services)? { app?.services }
  var isFixed: Bool { app?.isFixed ?? false }

  /// Shows a window, where the scene has windows.
  func showWindow(in scene: UIScene, _ root: UIViewController? = nil) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = root ?? UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A window in which nothing of the sample happens.
class PlainTwinSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    showWindow(in: scene)
  }
}
