/// Names that UIKit had up to Swift 4, for apps that are compiled in that mode.
///
/// Source: Apple, *Swift 4.2 release notes*: names of types became nested ones.
enum OldNames {
  /// Each old name with the one of today.
  private static let types = [
    ("UIApplicationLaunchOptionsKey", "UIApplication.LaunchOptionsKey"),
    ("UIApplicationOpenURLOptionsKey", "UIApplication.OpenURLOptionsKey"),
    ("UIApplicationState", "UIApplication.State"),
    ("UIAlertActionStyle", "UIAlertAction.Style"),
    ("UIAlertControllerStyle", "UIAlertController.Style"),
    ("UIControlState", "UIControl.State"),
    ("UIControlEvents", "UIControl.Event"),
  ]

  private static let notifications = [
    ("UIApplicationDidBecomeActive", "didBecomeActiveNotification"),
    ("UIApplicationDidEnterBackground", "didEnterBackgroundNotification"),
    ("UIApplicationDidFinishLaunching", "didFinishLaunchingNotification"),
    ("UIApplicationWillEnterForeground", "willEnterForegroundNotification"),
    ("UIApplicationWillResignActive", "willResignActiveNotification"),
    ("UIApplicationWillTerminate", "willTerminateNotification"),
  ]

  /// The name of the file.
  static let fileName = "MadeOldNames.swift"

  /// The source.
  static var text: String {
    let types = types.map { "typealias \($0) = \($1)" }
    let notifications = notifications.map {
      "  static var \($0): Notification.Name { UIApplication.\($1) }"
    }
    return """
      import Foundation
      import UIKit

      // Names that UIKit had up to Swift 4.
      \(types.joined(separator: "\n"))

      extension Notification.Name {
      \(notifications.joined(separator: "\n"))
      }

      """
  }
}
