import SwiftUI

final class TodoAppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var shortcut: String?

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    shortcut = shortcutItem.type
    completionHandler(true)
  }
}
