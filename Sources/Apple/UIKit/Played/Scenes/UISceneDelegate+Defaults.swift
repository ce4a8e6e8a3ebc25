extension UISceneDelegate {
  public static func _hostedScene() -> (any _HostedScene)? { nil }

  /// Does nothing: the app leaves it out.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing: the app leaves it out.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing: the app leaves it out.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing: the app leaves it out.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing: the app leaves it out.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing: the app leaves it out.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing: the app leaves it out.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    MissingMethod.openURLContexts.recordCall()
  }
  /// Does nothing: the app leaves it out.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing: the app leaves it out.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    MissingMethod.continueActivity.recordCall()
  }
  /// Does nothing: the app leaves it out.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing: the app leaves it out.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  /// Leaves the session what the app itself has put there: an app without the method is not asked.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    scene.session.stateRestorationActivity
  }
  /// Does nothing: the app leaves it out.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
}

extension UIWindowSceneDelegate {
  /// Begins the form that is `async`, or answers for an app that leaves both out.
  nonisolated public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    AsyncForm.begins("windowScene(_:performActionFor:) async", of: self, completionHandler) {
      await self.windowScene(windowScene, performActionFor: shortcutItem)
    }
  }
  /// Answers for an app that leaves it out.
  nonisolated public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) -> Bool {
    // Of no actor and without waiting: it has to end where it is called.
    AsyncForm.isMissing()
    MissingMethod.performAction.recordCall()
    return false
  }
  /// Does nothing: the app leaves it out.
  public func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShareMetadata
  ) { MissingMethod.acceptShare.recordCall() }
  /// Does nothing: the app leaves it out.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing: the app leaves it out.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  /// Answers for an app that leaves it out.
  public func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle { .automatic }
}
