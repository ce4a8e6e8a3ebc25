import BackgroundTasks
import UIKit

/// What the user has heard, in a file that is written now and then.
@MainActor
final class ListeningStore {
  private struct Saved: Codable {
    var position: Int
    var episodes: [String]
  }

  private(set) var position = 0
  private(set) var episodes: [String] = []

  private var url: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("listening.json")
  }

  func load() {
    guard let data = try? Data(contentsOf: url),
      let saved = try? JSONDecoder().decode(Saved.self, from: data)
    else { return }
    position = saved.position
    episodes = saved.episodes
  }

  func save() {
    let saved = Saved(position: position, episodes: episodes)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(saved).write(to: url, options: .atomic)
    UserDefaults.standard.set(position, forKey: "position")
  }

  func listen() { position += 1 }
  func add(_ episode: String) { episodes.append(episode) }
}

/// Looks for new episodes in the background and writes down what was heard.
class PodcastsAppDelegate: UIResponder, UIApplicationDelegate {
  static let refreshIdentifier = "com.example.podcasts.refresh"
  static let cleanUpIdentifier = "com.example.podcasts.cleanup"

  let store = ListeningStore()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.register(defaults: ["skip": 30])
    store.load()
    BGTaskScheduler.shared.register(
      forTaskWithIdentifier: Self.refreshIdentifier, using: nil
    ) { [weak self] task in
      MainActor.assumeIsolated { self?.refresh(task) }
    }
    BGTaskScheduler.shared.register(
      forTaskWithIdentifier: Self.cleanUpIdentifier, using: .main
    ) { task in
      task.setTaskCompleted(success: true)
    }
    return true
  }

  /// Asks for the next refresh, and for a clean-up at night.
  func schedule() {
    let refresh = BGAppRefreshTaskRequest(identifier: Self.refreshIdentifier)
    refresh.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
    let cleanUp = BGProcessingTaskRequest(identifier: Self.cleanUpIdentifier)
    cleanUp.requiresExternalPower = true
    do {
      try BGTaskScheduler.shared.submit(refresh)
      try BGTaskScheduler.shared.submit(cleanUp)
    } catch {
      UserDefaults.standard.set("\(error)", forKey: "schedulingError")
    }
  }

  private func refresh(_ task: BGTask) {
    schedule()
    task.expirationHandler = { task.setTaskCompleted(success: false) }
    store.add("episode-\(store.episodes.count)")
    store.save()
    task.setTaskCompleted(success: true)
  }
}

/// Plays an episode, and saves where the user is every few seconds.
class PodcastsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var saver: Timer?
  private let toast = UILabel(frame: .zero)

  var app: PodcastsAppDelegate? { UIApplication.shared.delegate as? PodcastsAppDelegate }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UITabBarController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    startsSaving()
    showToast()
  }

  private func startsSaving() {
    saver?.invalidate()
    saver = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.app?.store.listen()
        self?.app?.store.save()
      }
    }
  }

  private func showToast() {
    toast.text = "Welcome back"
    window?.addSubview(toast)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.hideToast()
    }
  }

  private func hideToast() { toast.removeFromSuperview() }

  func sceneDidEnterBackground(_ scene: UIScene) {
    stopsSaving()
    app?.store.save()
    app?.schedule()
  }

  func sceneDidDisconnect(_ scene: UIScene) { stopsSaving() }

  private func stopsSaving() {
    saver?.invalidate()
    saver = nil
  }
}

/// Makes a timer each time the window becomes active: an interruption leaves one behind.
class ForgetfulPodcastsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var saver: Timer?

  func sceneDidBecomeActive(_ scene: UIScene) {
    saver = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
      MainActor.assumeIsolated {
        (UIApplication.shared.delegate as? PodcastsAppDelegate)?.store.save()
      }
    }
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    saver?.invalidate()
    saver = nil
  }
}
