import UIKit

final class ArticleAppDelegate: NSObject, UIApplicationDelegate {
  let log = ArticleLog()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    log.write("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    log.write("didFinishLaunching")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    log.write("didBecomeActive")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    log.write("willResignActive")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    log.write("didEnterBackground")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    log.write("willEnterForeground")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    log.write("willTerminate")
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    log.write("open \(url)")
    return true
  }
}
