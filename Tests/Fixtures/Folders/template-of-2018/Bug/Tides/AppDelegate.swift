//
//  AppDelegate.swift
//  Tides
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?


    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // A link shows its own harbour.
        guard launchOptions?[.url] == nil else { return true }
        let harbours = HarbourListViewController()
        let frame = UIScreen.main.bounds
        window = UIWindow(frame: frame)
        window?.rootViewController = UINavigationController(rootViewController: harbours)
        window?.makeKeyAndVisible()
        harbours.showLastHarbour()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let name = url.host else { return false }
        let navigation = window?.rootViewController as? UINavigationController
        navigation?.popToRootViewController(animated: false)
        (navigation?.viewControllers.first as? HarbourListViewController)?.showHarbour(named: name)
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Sent when the application is about to move from active to inactive state.
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        TideTable.shared.removeOldDays(before: Date())
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        TideTable.shared.update()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // Called when the application is about to terminate. Save data if appropriate.
    }


}
