import UIKit

/// What is wrong with this build of the radio; a variable of the environment says it.
enum RadioBug: String {
  case link
  case save
  case trap
  /// The windows have a delegate of another module.
  case module
  /// A static property is not made again with the app's process.
  case lasts
}

@MainActor
var bug = ProcessInfo.processInfo.environment["RADIO"].flatMap { RadioBug(rawValue: $0) }

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let stations = Stations()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    stations.load()
    return true
  }

  /// Bug: it takes stations for unused that the user has kept.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    if bug == .trap { stations.free() }
  }
}
