import UIKit

/// A scene delegate that does everything right, in windows, in the car and on a display.
class ExemplarSceneDelegate: OpeningSceneDelegate, UIWindowSceneDelegate {
  private var exemplar: ExemplarAppDelegate? { app as? ExemplarAppDelegate }
  private let coverView = UIView(frame: .zero)

  private func isWindow(_ scene: UIScene) -> Bool { scene.session.role == .windowApplication }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    services?.take("observer of tabs", for: scene)
    keeps(connectionOptions)
    if let item = connectionOptions.shortcutItem { keeps(item) }
    guard isWindow(scene) else { return }
    showWindow(in: scene)
    exemplar?.start(for: scene)
    services?.take("the main view", for: scene)
    exemplar?.restore(session)
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    if isWindow(scene) { exemplar?.arrives(scene) }
  }

  override func sceneDidBecomeActive(_ scene: UIScene) {
    defer { super.sceneDidBecomeActive(scene) }
    guard isWindow(scene) else { return }
    exemplar?.judge("a launch by the user")
    coverView.removeFromSuperview()
    services?.uncover(scene)
    services?.show("the draft", in: scene)
    services?.start("playback", in: scene)
    exemplar?.showBanners(in: scene)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard isWindow(scene) else { return }
    window?.addSubview(coverView)
    services?.cover(scene)
    services?.stop("playback", in: scene)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    guard isWindow(scene) else { return }
    exemplar?.save(scene.session)
    exemplar?.leaves(scene)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    services?.giveBack("observer of tabs", for: scene)
    if isWindow(scene) { services?.giveBack("the main view", for: scene) }
    exemplar?.leaves(scene)
  }

  /// The user taps 'Share'.
  func share(in scene: UIScene) {
    services?.want("sheet", in: scene)
    services?.present("sheet", in: scene)
  }
}
