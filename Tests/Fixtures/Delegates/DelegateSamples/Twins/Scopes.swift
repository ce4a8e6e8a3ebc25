import UIKit

/// P9, P10: what all windows of an app share.
class SharingAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  private var isOpen = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observe(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.closeSocket() }
    return true
  }

  func openSocket() {
    if isOpen { return }
    isOpen = true
    services.start("socket", in: nil)
  }

  func closeSocket() {
    if !isOpen { return }
    isOpen = false
    services.stop("socket", in: nil)
  }
}

/// P9: a chat that keeps its connection to the server while one of its windows is visible.
class ChatSocketSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  private var sharing: SharingAppDelegate? { app as? SharingAppDelegate }

  func sceneWillEnterForeground(_ scene: UIScene) { sharing?.openSocket() }

  func sceneDidEnterBackground(_ scene: UIScene) {
    // The bug: one window in the background is taken for the app in the background.
    if !isFixed { sharing?.closeSocket() }
  }
}

/// P10: a health diary whose windows share one store.
class HealthDiaryAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  var isSyncing = false
}

/// P10: a window of the health diary.
class HealthDiarySceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  private var diary: HealthDiaryAppDelegate? { app as? HealthDiaryAppDelegate }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    showWindow(in: scene)
    // The bug: each scene delegate makes its own store, and the store starts a coordinator.
    if isFixed && diary?.isSyncing == true { return }
    diary?.isSyncing = true
    services?.start("sync coordinator", in: nil)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    let isLast = UIApplication.shared.connectedScenes.allSatisfy { $0 === scene }
    guard let diary, diary.isSyncing, isLast else { return }
    diary.isSyncing = false
    services?.stop("sync coordinator", in: nil)
  }
}

/// P11: a browser whose windows become ready some time after they connect.
class BrowserAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  var settingUp: [BrowserSceneDelegate] = []

  /// The tabs of a window have been read.
  func finishSetUp() { settingUp.removeFirst().isReady = true }
}

/// P11: a window of the browser.
class BrowserSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  var isReady = false

  private var browser: BrowserAppDelegate? { app as? BrowserAppDelegate }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    showWindow(in: scene)
    services?.take("tab observer", for: scene)
    browser?.settingUp.append(self)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    browser?.settingUp.removeAll { $0 === self }
    // The bug: a window that goes before it is ready keeps what it has taken.
    if isReady || isFixed { services?.giveBack("tab observer", for: scene) }
  }
}

/// P13: a video player that pauses while the user is elsewhere.
class VideoPlayerAppDelegate: TwinAppDelegate, UIApplicationDelegate {}

/// P13: a window of the video player.
class VideoPlayerSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  private(set) var isPlaying = false
  private var isPaused = false

  func play(in scene: UIScene) {
    isPaused = false
    isPlaying = true
    services?.start("playback", in: scene)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    guard isPlaying else { return }
    isPlaying = false
    isPaused = true
    services?.stop("playback", in: scene)
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    // The bug: after a banner or a call there is no foreground to enter.
    if !isFixed { resume(scene) }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if isFixed { resume(scene) }
  }

  private func resume(_ scene: UIScene) {
    if isPaused { play(in: scene) }
  }
}

/// P14: a wallet that covers its balances when the user leaves.
class WalletAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // The bug: one window of two can go to the background, and the system photographs it.
    observe(UIApplication.didEnterBackgroundNotification) {
      for scene in UIApplication.shared.connectedScenes where scene.activationState == .background {
        (scene.delegate as? WalletSceneDelegate)?.cover(scene)
      }
    }
    return true
  }
}

/// P14: a window of the wallet, or its list in the car.
class WalletSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  private let coverView = UIView(frame: .zero)
  private var isCovered = false

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    showWindow(in: scene)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if isCovered { services?.uncover(scene) }
    isCovered = false
    coverView.removeFromSuperview()
    services?.show("the balance", in: scene)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    if isFixed { cover(scene) }
  }

  func cover(_ scene: UIScene) {
    if isCovered { return }
    isCovered = true
    window?.addSubview(coverView)
    services?.cover(scene)
  }
}
