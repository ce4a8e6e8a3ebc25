#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  import SceneSeam
  public import UIKit

  /// A scene delegate that forwards all that it receives to the app's object.
  ///
  /// An app derives its own from it for its windows; what it overrides calls `super`. Not yet compiled by
  /// Apple's compiler.
  @MainActor
  open class SeamSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The scene's window: a storyboard's, or the one that is made for the scene.
    open var window: UIWindow?
    /// The scene, once it has connected and as long as UIKit keeps it.
    public private(set) weak var scene: UIScene?

    /// The driver of the app's object.
    public var driver: AppDriver {
      guard let driver = AppDriver.current else {
        preconditionFailure(
          "no app is driven: derive the application delegate from 'SeamAppDelegate', or make an "
            + "'AppDriver' before the first scene connects and keep it")
      }
      return driver
    }

    // MARK: What an app overrides

    /// Makes the window of a scene that connects and has none yet; this one makes none.
    ///
    /// It is there when the app's object hears of the connection.
    open func makeWindow(for scene: UIWindowScene) -> UIWindow? { nil }

    /// Returns what restores the scene; an app that keeps its state in its store has no need to.
    open func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      driver.receives(.saveState, scene)
      return nil
    }

    // MARK: The life cycle

    /// Makes the window where there is none, then forwards it.
    open func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      self.scene = scene
      if window == nil, let scene = scene as? UIWindowScene { window = makeWindow(for: scene) }
      driver.connects(scene, connectionOptions)
    }

    /// Forwards it.
    open func sceneDidDisconnect(_ scene: UIScene) { driver.receives(.disconnect, scene) }
    /// Forwards it.
    open func sceneWillEnterForeground(_ scene: UIScene) { driver.receives(.foreground, scene) }
    /// Forwards it.
    open func sceneDidBecomeActive(_ scene: UIScene) { driver.receives(.active, scene) }
    /// Forwards it.
    open func sceneWillResignActive(_ scene: UIScene) { driver.receives(.resign, scene) }
    /// Forwards it.
    open func sceneDidEnterBackground(_ scene: UIScene) { driver.receives(.background, scene) }

    // MARK: Payloads

    /// Forwards it.
    open func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      driver.opens(URLContexts, in: scene)
    }

    /// Forwards it.
    open func scene(
      _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
    ) {
      driver.receives(.willContinue, scene)
    }

    /// Forwards it.
    open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      driver.continues(userActivity, in: scene)
    }

    /// Forwards it.
    open func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      driver.receives(.failActivity, scene)
    }

    /// Forwards it.
    open func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
      driver.receives(.updateActivity, scene)
    }

    /// Forwards it.
    open func scene(
      _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
      driver.receives(.restore, scene)
    }

    /// Forwards it.
    open func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      driver.performs(shortcutItem, in: windowScene)
      completionHandler(true)
    }

    #if OUR_UIKIT || canImport(CloudKit)
      /// Forwards it.
      open func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith metadata: SceneShare
      ) {
        driver.accepts(metadata, in: windowScene)
      }
    #endif

    /// Forwards it.
    open func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      driver.receives(.geometry, windowScene)
    }
  }
#endif
