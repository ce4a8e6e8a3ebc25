import Foundation
import SceneAdapter
import SceneSeam
import Testing
import UIKit
import UserNotifications

/// What the driver does where no history is played: one object after the other, as UIKit calls.
@MainActor
@Suite struct DriverTests {
  /// An app that writes a line for each call, and does in its handlers what a test wants.
  @MainActor
  struct LineApp: @MainActor SceneApp {
    /// What the app has written, and what it does when it becomes active.
    @MainActor
    final class Lines {
      var all: [String] = []
      var whenActive: () -> Void = {}
    }

    let context: AppContext
    let lines: Lines
    var taps = 0

    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      lines.all.append(
        "connect \(options.payload.map { "\($0.id) \($0.url?.path ?? "-")" } ?? "-")")
    }
    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      lines.all.append("payload \(payload.id) \(payload.url?.path ?? "-") in \(scene)")
    }
    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      lines.all.append("active")
      lines.whenActive()
      lines.all.append("active ends")
    }
    mutating func sceneWillResignActive(_ scene: SceneID) { lines.all.append("resign") }
    mutating func performBackgroundWork(_ cause: BackgroundCause) {
      lines.all.append("\(cause) \(context.content.map { "\($0)" } ?? "-")")
    }
    mutating func backgroundTaskDidExpire(_ task: AppBackgroundTask) {
      lines.all.append("expired \(task.id)")
    }
    mutating func requestDidFail(_ session: SessionID?) {
      lines.all.append("refused \(session.map { "\($0)" } ?? "-")")
    }
  }

  private let lines = LineApp.Lines()
  private let driver: AppDriver

  init() throws {
    let name = "SceneAdapterTests-" + UUID().uuidString
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.removePersistentDomain(forName: name)
    let store = AppContext.Store(
      defaults: LockableStore(), files: LockableStore(), keychain: LockableStore())
    let lines = lines
    driver = AppDriver(store: store, defaults: defaults) { LineApp(context: $0, lines: lines) }
  }

  private func scene(
    _ name: String = "A", _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) -> UIScene {
    let session = UISceneSession(identifier: name, slot: 0, role: .windowApplication)
    return UIWindowScene(session: session, connectionOptions: options)
  }

  private func context(_ text: String) throws -> UIOpenURLContext {
    UIOpenURLContext(
      url: try #require(URL(string: text)),
      options: UIScene.OpenURLOptions(sourceApplication: nil, openInPlace: false))
  }

  private func response(_ identifier: String, action: String? = nil) -> UNNotificationResponse {
    let content = UNNotificationContent(body: "", userInfo: [:])
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    return UNNotificationResponse(
      notification: UNNotification(request: request),
      actionIdentifier: action ?? UNNotificationDefaultActionIdentifier)
  }

  /// Lets what waits on the main queue be done.
  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `What UIKit calls while a handler runs comes after it`() {
    let scene = scene()
    lines.whenActive = { [driver] in driver.receives(.resign, scene) }
    driver.receives(.active, scene)
    #expect(lines.all == ["active", "active ends", "resign"])
  }

  @Test func `Of two URLs that open a scene, one comes with it and one follows`() throws {
    let options = UIScene.ConnectionOptions(urlContexts: [
      try context("notes://x/b"), try context("notes://x/a"),
    ])
    driver.connects(scene("A", options), options)
    #expect(lines.all == ["connect 1 /a", "payload 2 /b in scene 1"])
  }

  @Test
  func `The link that opens a window is not delivered again by SwiftUI, and an equal one is later`()
    throws
  {
    let link = try context("notes://x/a")
    let options = UIScene.ConnectionOptions(urlContexts: [link])
    let scene = scene("A", options)
    driver.connects(scene, options)
    driver.opens(try #require(URL(string: "notes://x/b")), inContentOf: scene)
    driver.opens(link.url, inContentOf: scene)
    #expect(lines.all == ["connect 1 /a", "payload 2 /b in scene 1"])
    driver.opens(link.url, inContentOf: scene)
    #expect(lines.all.last == "payload 3 /a in scene 1")
    // A window that SwiftUI never told keeps nothing from the next link.
    let other = self.scene("B", options)
    driver.connects(other, options)
    driver.receives(.resign, other)
    driver.opens(link.url, inContentOf: other)
    #expect(lines.all.last == "payload 5 /a in scene 2")
  }

  @Test func `The activity that opens a window is not delivered again by SwiftUI`() {
    let activity = NSUserActivity(activityType: "com.example.note")
    let options = UIScene.ConnectionOptions(userActivities: [activity])
    let scene = scene("A", options)
    driver.connects(scene, options)
    driver.continues(activity, inContentOf: scene)
    #expect(lines.all == ["connect 1 -"])
    driver.continues(activity, inContentOf: scene)
    #expect(lines.all == ["connect 1 -", "payload 2 - in scene 1"])
  }

  @Test func `An app says how a notification is shown in the foreground; by default it is not`() {
    final class Loud: SeamAppDelegate {
      override func makeApp(_ context: AppContext) -> any SceneApp { Nothing() }
      override func presentation(of notification: UNNotification)
        -> UNNotificationPresentationOptions
      {
        [.sound]
      }
    }
    final class Silent: SeamAppDelegate {
      override func makeApp(_ context: AppContext) -> any SceneApp { Nothing() }
    }
    struct Nothing: SceneApp {}
    let notification = response("message").notification
    func shown(_ delegate: SeamAppDelegate) -> [UNNotificationPresentationOptions] {
      var answers: [UNNotificationPresentationOptions] = []
      delegate.userNotificationCenter(
        UNUserNotificationCenter.current(), willPresent: notification,
        withCompletionHandler: { answers.append($0) })
      return answers
    }
    #expect(shown(Loud()) == [.sound])
    let nothing: UNNotificationPresentationOptions = []
    #expect(shown(Silent()) == [nothing])
  }

  @Test func `An answer to a notification is one payload, cold and warm`() {
    let answer = response("message")
    let options = UIScene.ConnectionOptions(notificationResponse: answer)
    let scene = scene("A", options)
    driver.connects(scene, options)
    answer.target = scene
    driver.answers(answer)
    let second = self.scene("B")
    let other = response("other")
    other.target = second
    driver.answers(other)
    #expect(
      lines.all == ["connect 1 -", "payload 1 - in scene 1", "payload 2 - in scene 2"])
  }

  @Test func `An action that opens no scene is work in the background`() {
    driver.answers(response("message", action: "com.example.later"))
    #expect(lines.all == ["notificationAction message com.example.later"])
    #expect(driver.context.content == nil)
  }

  @Test func `A tap in an app without scenes is delivered to its implicit one`() {
    driver.answers(response("message"))
    #expect(lines.all == ["payload 1 - in the app"])
  }

  @Test func `Background time that UIKit does not give has expired`() async {
    let task = driver.context.beginBackgroundTask()
    #expect(lines.all == [])
    await turn()
    #expect(lines.all == ["expired \(task.id)"])
  }

  @Test func `A request for a session that is closed is refused later`() async {
    driver.context.requestDestruction(of: SessionID(identifier: 7, slot: 6))
    #expect(lines.all == [])
    await turn()
    #expect(lines.all == ["refused session 7"])
  }

  @Test func `A session that was closed for good leaves its slot, and no number`() {
    let first = scene("A").session
    let second = scene("B").session
    #expect(driver.identity(of: first) == SessionID(identifier: 1, slot: 0))
    #expect(driver.identity(of: second) == SessionID(identifier: 2, slot: 1))
    driver.discards([first])
    #expect(driver.identity(of: scene("C").session) == SessionID(identifier: 3, slot: 0))
    #expect(driver.identity(of: second) == SessionID(identifier: 2, slot: 1))
  }

  @Test func `What the user does reaches the app's object`() {
    driver.perform(in: LineApp.self) { $0.taps += 1 }
    #expect(driver.app(as: LineApp.self)?.taps == 1)
  }

  @Test func `A handle leads to the context on the main thread alone`() async {
    let handle = driver.context.handle
    #expect(handle.use { $0.openSessions.count } == 0)
    let elsewhere = await Task.detached { handle.use { $0.now } }.value
    #expect(elsewhere == nil)
  }
}
