import UIKit
import CarPlay

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        BookPlayer.shared.restore()
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if session.role == .carTemplateApplication {
            return UISceneConfiguration(name: "Car", sessionRole: session.role)
        }
        return UISceneConfiguration(name: "Phone", sessionRole: session.role)
    }
}
