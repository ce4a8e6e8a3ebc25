import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {

    var window: UIWindow?

    // MARK: Application

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UINavigationBar.appearance().tintColor = .systemRed
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = AppDelegate.self
        return configuration
    }

    // MARK: Window scene

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
        window?.makeKeyAndVisible()
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            show(activity)
        }
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        show(userActivity)
        return true
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        lists?.activity
    }

    private func show(_ activity: NSUserActivity) {
        guard activity.activityType == ListViewController.activityType else { return }
        guard let name = activity.userInfo?["list"] as? String else { return }
        lists?.show(list: name)
    }

    private var lists: ListViewController? {
        (window?.rootViewController as? UINavigationController)?.viewControllers.first as? ListViewController
    }
}
