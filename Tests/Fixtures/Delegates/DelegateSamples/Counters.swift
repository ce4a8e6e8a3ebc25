import UIKit

/// Counts every activation as an open: an interruption is one, too.
class EagerCounterSceneDelegate: SceneState, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    let opens = UserDefaults.standard.integer(forKey: "opens")
    UserDefaults.standard.set(opens + 1, forKey: "opens")
  }
}

/// Counts an open when the app comes to the foreground.
class SoundCounterSceneDelegate: SceneState, UIWindowSceneDelegate {
  func sceneWillEnterForeground(_ scene: UIScene) {
    let opens = UserDefaults.standard.integer(forKey: "opens")
    UserDefaults.standard.set(opens + 1, forKey: "opens")
  }
}
