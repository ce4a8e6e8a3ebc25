import UIKit

/// Covers the window while it is inactive, for the switcher's snapshot.
class CoverSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.tintColor = .systemTeal
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) { addCover() }
  func sceneDidBecomeActive(_ scene: UIScene) { cover.removeFromSuperview() }

  func addCover() {
    guard let window else { return }
    cover.frame = window.bounds
    cover.tag = 99
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(cover)
  }
}

/// Takes the cover away when the window comes to the foreground: an interruption leaves it there.
class StuckCoverSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let cover = UIView(frame: .zero)

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    cover.tag = 99
    cover.backgroundColor = UIColor.black.withAlphaComponent(0.9)
    window?.addSubview(cover)
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    UIView.animate(withDuration: 0.2, animations: { self.cover.alpha = 0 }) { _ in
      self.cover.alpha = 1
      self.cover.removeFromSuperview()
    }
  }
}
