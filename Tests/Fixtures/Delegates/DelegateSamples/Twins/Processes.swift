import BackgroundTasks
import UIKit
import UserNotifications

/// P1: a news reader that fetches what is new whenever the user comes back.
class NewsReaderAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  private var isFetching = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if isFixed {
      observe(UIApplication.willEnterForegroundNotification) { [weak self] in self?.fetch() }
    }
    observe(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.stop() }
    return true
  }

  // The bug: this method has been silent since the app adopted scenes.
  func applicationWillEnterForeground(_ application: UIApplication) {
    if !isFixed { fetch() }
  }

  private func fetch() {
    if isFetching { return }
    isFetching = true
    services.start("fetch", in: nil)
  }

  private func stop() {
    if isFetching { services.stop("fetch", in: nil) }
    isFetching = false
  }
}

/// P4: an analytics kit that reports how often the app is opened.
class AnalyticsAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  private var isOpen = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observe(UIApplication.didBecomeActiveNotification) { [weak self] in self?.open() }
    observe(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.isOpen = false }
    return true
  }

  private func open() {
    // The bug: the end of an interruption makes the app active, too.
    if isFixed && isOpen { return }
    isOpen = true
    services.count("an open")
  }
}

/// P5: a crash reporter that says whether the app was launched by the user.
class CrashReporterAppDelegate: TwinAppDelegate, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  private var isJudged = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    if !isFixed {
      // The bug: with scenes, every launch reads background here.
      let isBackground = application.applicationState == .background
      services.decide(isBackground ? "a background launch" : "a launch by the user")
    }
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    judge("a background launch")
    completionHandler(.noData)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    judge("a background launch")
    completionHandler(.noData)
  }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    judge("a background launch")
    completionHandler()
  }

  func judge(_ launch: String) {
    if isFixed, !isJudged { services.decide(launch) }
    isJudged = true
  }
}

/// P5: what the crash reporter's app shows.
class CrashReporterSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    (app as? CrashReporterAppDelegate)?.judge("a launch by the user")
  }
}

/// P15: an analytics queue that asks for time to send its events when the app leaves.
class EventQueueAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  private var task = UIBackgroundTaskIdentifier.invalid

  var isSending: Bool { task != .invalid }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observe(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.send() }
    return true
  }

  private func send() {
    // The bug: the task of the last time may not be over; its number is overwritten.
    if isFixed { finish() }
    task = UIApplication.shared.beginBackgroundTask { [weak self] in self?.finish() }
  }

  /// The server has answered.
  func finish() {
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}

/// P16: live scores over a stream that takes its time to pause.
class LiveScoresAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  private var isRunning = false
  private var isWanted = false
  private(set) var isPausing = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observe(UIApplication.willEnterForegroundNotification) { [weak self] in self?.resume() }
    observe(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.pause() }
    return true
  }

  private func resume() {
    isWanted = true
    services.enable("stream")
    if isRunning { return }
    isRunning = true
    services.start("stream", in: nil)
  }

  private func pause() {
    isWanted = false
    services.disable("stream")
    isPausing = isRunning
  }

  /// The server has confirmed the pause.
  func finishPausing() {
    isPausing = false
    // The bug: by now the user may be back.
    if isFixed && isWanted { return }
    guard isRunning else { return }
    isRunning = false
    services.stop("stream", in: nil)
  }
}
