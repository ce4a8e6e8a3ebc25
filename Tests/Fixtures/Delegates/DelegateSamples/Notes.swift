import BackgroundTasks
import SwiftUI
import UIKit
import UserNotifications

// What Swift 6 lets be written where no actor is.

/// Colours of an app.
enum Theme {
  static let brand = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let background = UIColor.systemBackground
  static let title = UIFont.systemFont(ofSize: 17, weight: .bold)
  static let icon = UIImage(systemName: "star")
}

/// Asks for notifications and schedules them.
struct NotificationService {
  func ask() async throws -> Bool {
    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
  }

  func schedule(_ text: String) {
    let content = UNMutableNotificationContent()
    content.title = text
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    let request = UNNotificationRequest(
      identifier: UUID().uuidString, content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
  }
}

/// Asks for background time where no actor is.
struct BackgroundSaver {
  let application: UIApplication

  func saves() {
    let identifier = application.beginBackgroundTask(withName: "save")
    application.endBackgroundTask(identifier)
  }
}

/// What an app shows.
@MainActor
@Observable
final class NotesModel {
  var links: [URL] = []
}

/// Lists links, as a view of 2026 does.
struct NotesView: View {
  @Environment(NotesModel.self) private var model
  @AppStorage("sorted") private var isSorted = false
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(model.links, id: \.self) { link in
        Text(link.absoluteString).font(.body)
      }
      .navigationTitle("Notes")
    }
  }
}

/// Answers notifications in methods that are `async`.
class NotesAppDelegate: UIResponder, UIApplicationDelegate {
  let opened = NotesModel()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }
}

extension NotesAppDelegate: UNUserNotificationCenterDelegate {
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let identifier = response.notification.request.identifier
    await MainActor.run {
      if let url = URL(string: "app://\(identifier)") { opened.links.append(url) }
    }
  }
}

/// Shows a view of SwiftUI's in a window with a bar.
class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.tintColor = UIColor(named: "AccentColor") ?? .systemIndigo
    let delegate = UIApplication.shared.delegate as? NotesAppDelegate
    let content = NotesView().environment(delegate?.opened)
    let root = UINavigationController(rootViewController: UIHostingController(rootView: content))
    root.navigationBar.standardAppearance = UINavigationBarAppearance()
    root.view.layer.cornerRadius = 8
    window.rootViewController = root
    self.window = window
    window.makeKeyAndVisible()
  }
}
