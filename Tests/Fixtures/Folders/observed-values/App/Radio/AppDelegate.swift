import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    @objc dynamic let station = Station()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}

/// What plays. Windows observe it.
@objc final class Station: NSObject {

    @objc dynamic var name = "None"
    @objc dynamic var isPlaying = false
}
