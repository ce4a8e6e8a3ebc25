import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private let pages = PageViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: pages)
        window?.makeKeyAndVisible()
        if let item = options.shortcutItem {
            perform(item)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(perform(shortcutItem))
    }

    @discardableResult
    private func perform(_ item: UIApplicationShortcutItem) -> Bool {
        switch Shortcut(rawValue: item.type) {
        case .newEntry: pages.beginEntry()
        case .search: pages.beginSearch()
        case nil: return false
        }
        return true
    }
}
