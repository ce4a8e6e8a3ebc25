/// A scene's delegate, which receives its callbacks; it ignores those that it leaves out.
///
/// Source: Apple, uiscenedelegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene connects, perhaps with something that opened it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone; its session may connect again.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene comes to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene stops being active; an interruption may be all there is to it.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is in the background; the system takes its snapshot afterwards.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// URLs are opened in a scene that was there before.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity will come.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity came to a scene that was there before.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity did not come.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// An activity is about to be saved.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Asks for what restores the scene; the session keeps it.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores what the user was at, before the scene's connection is over.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// The scene of SwiftUI's behind the delegate; nil for a scene of UIKit's.
  static func _hostedScene() -> (any _HostedScene)?
}

/// A scene of SwiftUI's behind a delegate of UIKit's: SwiftUI's own matter.
@preconcurrency @MainActor
public protocol _HostedScene: AnyObject {}

/// The delegate of a window scene, which receives further callbacks.
///
/// Source: Apple, uiwindowscenedelegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowKeeper {
  /// The user picked a quick action for a scene that was there before.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The user picked a quick action for a scene that was there before.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// The user accepted a CloudKit share in a scene that was there before.
  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata)
  /// The scene's size, orientation or traits have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// The scene's geometry has changed, as since iOS 26; the host calls the older form.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// Asks how the buttons of the scene's window look; the host never asks.
  func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle
}
