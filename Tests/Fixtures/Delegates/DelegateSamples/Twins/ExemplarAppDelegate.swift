import UIKit
import UserNotifications

/// An application delegate that does everything right: no ready-made law minds it.
class ExemplarAppDelegate: OpeningAppDelegate, UIApplicationDelegate {
  private var isStarted = false
  private var isJudged = false
  private var isStreaming = false
  private var isStreamWanted = false
  private(set) var isPausing = false
  private var task = UIBackgroundTaskIdentifier.invalid
  private var banners = 0
  /// Windows in the foreground.
  private(set) var foreground: [UIScene] = []
  private var drafts: [(session: UISceneSession, count: Int)] = []

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observe(UIApplication.willEnterForegroundNotification) { [weak self] in self?.comes() }
    observe(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.goes() }
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  private func comes() {
    services.count("an open")
    isStreamWanted = true
    services.enable("stream")
    if !isStreaming { services.start("stream", in: nil) }
    isStreaming = true
    endTask()
  }

  private func goes() {
    isStreamWanted = false
    services.disable("stream")
    isPausing = isStreaming
    endTask()
    task = UIApplication.shared.beginBackgroundTask { [weak self] in self?.endTask() }
  }

  func finishPausing() {
    isPausing = false
    if isStreamWanted || !isStreaming { return }
    isStreaming = false
    services.stop("stream", in: nil)
  }

  private func endTask() {
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }

  func judge(_ launch: String) {
    if !isJudged { services.decide(launch) }
    isJudged = true
  }

  func start(for scene: UIScene) {
    if !isStarted { services.start("the start-up", in: scene) }
    isStarted = true
  }

  // MARK: Windows

  func arrives(_ scene: UIScene) {
    if foreground.isEmpty { services.start("sync", in: nil) }
    foreground.append(scene)
    services.start("clock", in: scene)
  }

  func leaves(_ scene: UIScene) {
    guard foreground.contains(where: { $0 === scene }) else { return }
    foreground.removeAll { $0 === scene }
    services.stop("clock", in: scene)
    if foreground.isEmpty { services.stop("sync", in: nil) }
  }

  func announce() {
    services.want("banner", in: nil)
    let target = foreground.first { $0.activationState == .foregroundActive }
    if let target { services.present("banner", in: target) } else { banners += 1 }
  }

  func showBanners(in scene: UIScene) {
    for _ in 0..<banners { services.present("banner", in: scene) }
    banners = 0
  }

  // MARK: Sessions

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if session.role == .windowApplication { services.decide("the main configuration") }
    return UISceneConfiguration(name: nil, sessionRole: session.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    let connected = application.connectedScenes.map(\.session)
    for session in sceneSessions where !connected.contains(session) {
      DocumentFile.remove(session)
      services.delete("draft", of: session)
    }
  }

  func type(in session: UISceneSession) {
    let count = (draft(of: session) ?? 0) + 1
    drafts.removeAll { $0.session === session }
    drafts.append((session, count))
    services.change("draft", of: session)
  }

  private func draft(of session: UISceneSession) -> Int? {
    drafts.first { $0.session === session }?.count
  }

  func save(_ session: UISceneSession) {
    guard let count = draft(of: session) else { return }
    DocumentFile.write(count, session)
    services.save("draft", of: session, version: count)
  }

  func restore(_ session: UISceneSession) {
    guard draft(of: session) == nil, let saved = DocumentFile.read(session) else { return }
    drafts.append((session, saved))
    services.restore("draft", of: session, version: saved)
  }

  // MARK: Work in the background

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    judge("a background launch")
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    judge("a background launch")
    completionHandler(.noData)
  }
}
