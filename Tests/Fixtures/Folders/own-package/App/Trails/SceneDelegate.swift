import UIKit
import TrailKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: TrailListViewController())
        window.makeKeyAndVisible()
        self.window = window

        if let item = connectionOptions.shortcutItem {
            show(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        show(shortcutItem)
        completionHandler(true)
    }

    private func show(_ item: UIApplicationShortcutItem) {
        let navigation = window!.rootViewController as! UINavigationController
        if let trail = TrailLibrary.shared.trail(for: item.type) {
            navigation.pushViewController(TrailViewController(trail: trail), animated: false)
        }
    }
}
