import SwiftUI
import UIKit

final class MuseumSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let guide = MuseumGuide()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: MuseumView(guide: guide))
    window.makeKeyAndVisible()
    self.window = window
  }
}
