import UIKit

/// Keeps its observer's token as `Any`, and observes where no actor is.
class TrackingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var token: Any?
  private var tracker: Tracker?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    tracker = Tracker()
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    tracker = nil
    if let token { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.removeObserver(self)
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// Observes while it lives; as most of an app's classes, it belongs to no actor.
final class Tracker {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in
      self?.flush()
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  func flush() { UIApplication.shared.applicationIconBadgeNumber = 0 }
}
