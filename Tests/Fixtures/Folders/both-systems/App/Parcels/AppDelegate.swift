import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if #available(iOS 13.0, *) {
            // The scene delegate makes the window.
            Tracker.shared.start(style: "scenes")
        } else {
            Tracker.shared.start(style: "one window")
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = ParcelListViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        return true
    }

    // iOS 12 and earlier
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        return ParcelLinks.open(url, in: window)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Tracker.shared.stop()
    }

    @available(iOS 13.0, *)
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

}
