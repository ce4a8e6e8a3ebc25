import UIKit

/// Files that a background session has brought; they are protected once they are in their place.
@MainActor
final class DownloadStore {
  private(set) var waiting: [String] = []
  private(set) var moved = 0

  func add(_ file: String) { waiting.append(file) }

  func moveWaiting() {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    for file in waiting {
      try? Data(file.utf8).write(to: folder.appendingPathComponent(file))
      moved += 1
    }
    waiting = []
  }
}

/// Takes what a background session has brought while the app did not run.
class DownloadsAppDelegate: UIResponder, UIApplicationDelegate {
  let store = DownloadStore()
  /// Sessions whose events came, with what tells the system that they are dealt with.
  private var completionHandlers: [(identifier: String, handler: () -> Void)] = []
  private(set) var tasks: [UIBackgroundTaskIdentifier] = []

  var hasUnfinishedEvents: Bool { !completionHandlers.isEmpty }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    store.add("\(identifier)-\(store.moved + store.waiting.count)")
    completionHandlers.append((identifier, completionHandler))
    beginsMoving(application)
  }

  func beginsMoving(_ application: UIApplication) {
    var task = UIBackgroundTaskIdentifier.invalid
    task = application.beginBackgroundTask(withName: "move") { [weak self] in self?.ends(task) }
    tasks.append(task)
  }

  private func ends(_ task: UIBackgroundTaskIdentifier) {
    tasks.removeAll { $0 == task }
    UIApplication.shared.endBackgroundTask(task)
  }

  /// The session has told all: what `urlSessionDidFinishEvents(forBackgroundURLSession:)` does.
  func finishEvents() {
    if UIApplication.shared.isProtectedDataAvailable { store.moveWaiting() }
    let done = completionHandlers
    completionHandlers = []
    done.forEach { $0.handler() }
    endsMoving()
  }

  func endsMoving() { tasks.forEach { ends($0) } }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    store.moveWaiting()
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    store.moveWaiting()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    UserDefaults.standard.set(store.waiting, forKey: "waiting")
    finishEvents()
  }
}

/// Keeps one background task, which the next event of a session overwrites.
class ForgetfulDownloadsAppDelegate: DownloadsAppDelegate {
  private var backgroundTask = UIBackgroundTaskIdentifier.invalid

  override func beginsMoving(_ application: UIApplication) {
    backgroundTask = application.beginBackgroundTask(withName: "move") { [weak self] in
      self?.endsMoving()
    }
  }

  override func endsMoving() {
    UIApplication.shared.endBackgroundTask(backgroundTask)
    backgroundTask = .invalid
  }
}
