import UIKit

final class JournalAppDelegate: NSObject, UIApplicationDelegate {
  let store = JournalStore()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    store.save()
  }
}
