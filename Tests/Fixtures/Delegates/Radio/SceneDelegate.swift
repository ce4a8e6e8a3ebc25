import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// Bug: a later process of the app finds what an earlier one has left here.
  static var hasAsked = false

  var window: UIWindow?

  private var stations: Stations? { (UIApplication.shared.delegate as? AppDelegate)?.stations }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = StationViewController()
    self.window = window
    window.makeKeyAndVisible()
    if bug == .lasts, !Self.hasAsked {
      Self.hasAsked = true
      _ = UIApplication.shared.beginBackgroundTask()
    }
    // Bug: a link that opens the window is lost.
    if bug != .link { self.scene(scene, openURLContexts: connectionOptions.urlContexts) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { controller?.open(context.url) }
  }

  func sceneDidEnterBackground(_ scene: UIScene) { stations?.save() }

  /// Bug: a window that is closed while it is active never enters the background.
  func sceneDidDisconnect(_ scene: UIScene) {
    if bug != .save { stations?.save() }
  }

  var controller: StationViewController? { window?.rootViewController as? StationViewController }
}
