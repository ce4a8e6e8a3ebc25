import UIKit

/// P7: a kit that presents a sign-in sheet over the window in which the user asked for it.
class SignInKitAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  /// The user taps 'Sign in'.
  func signIn(in scene: UIScene) {
    services.want("the sign-in sheet", in: scene)
    // The bug: with two windows, the first of the connected scenes may be the other one.
    guard let anchor = isFixed ? scene : UIApplication.shared.connectedScenes.first else { return }
    let window = (anchor as? UIWindowScene)?.windows.first
    window?.rootViewController?.present(UIViewController(), animated: true)
    services.present("the sign-in sheet", in: anchor)
  }
}

/// P7: a window of the kit's app.
class SignInKitSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    showWindow(in: scene)
  }
}

/// P8: a navigation app with a map in its window and another in the car.
class NavigatorAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  private var isStarted = false
  private weak var owner: UIScene?

  func starts(for scene: UIScene) {
    if isStarted { return }
    isStarted = true
    services.start("the start-up", in: scene)
  }

  func show(in scene: UIScene) {
    if owner != nil { return }
    owner = scene
    services.take("the main view", for: scene)
  }

  func leaves(_ scene: UIScene) {
    guard owner === scene else { return }
    owner = nil
    services.giveBack("the main view", for: scene)
    let heir = UIApplication.shared.connectedScenes.first {
      $0 !== scene && $0.activationState == .foregroundActive
        && $0.session.role == .windowApplication
    }
    if let heir { show(in: heir) }
  }
}

/// P8: a scene of the navigation app, in a window or in the car.
class NavigatorSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  private var navigator: NavigatorAppDelegate? { app as? NavigatorAppDelegate }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let isWindow = session.role == .windowApplication
    let isCar = session.role == .carTemplateApplication
    if isWindow || isCar { navigator?.starts(for: scene) }
    // The bug: the first scene need not be a window; the car may be there before it.
    if isWindow || isCar && !isFixed { navigator?.show(in: scene) }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if scene.session.role == .windowApplication { navigator?.show(in: scene) }
  }

  func sceneDidDisconnect(_ scene: UIScene) { navigator?.leaves(scene) }
}

/// An app that shows hints in a window above its own.
class HintsAppDelegate: TwinAppDelegate, UIApplicationDelegate {}

/// A window with hints above it.
class HintsSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  private var hint: UIWindow?
  private(set) var isSigningIn = false

  /// Whether the sheet lies over the app's own window, if there is one.
  var isSheetShown: Bool {
    !isSigningIn || window?.rootViewController?.presentedViewController != nil
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    showWindow(in: scene)
  }

  func showHint(in scene: UIWindowScene) {
    let hint = UIWindow(windowScene: scene)
    hint.windowLevel = .alert + 1
    hint.rootViewController = UIViewController()
    // The bug: a window that only has to be seen becomes the key window.
    if isFixed { hint.isHidden = false } else { hint.makeKeyAndVisible() }
    self.hint = hint
  }

  /// The user taps 'Sign in'.
  func signIn(in scene: UIWindowScene) {
    isSigningIn = true
    scene.keyWindow?.rootViewController?.present(UIViewController(), animated: true)
  }
}
