import SceneTaskHooks
import Synchronization

/// Stands behind UIKit's objects: it answers their reads and gets their requests.
@MainActor
package protocol UIKitHost: AnyObject {
  /// The value of `UIApplication.applicationState` now.
  var applicationState: UIApplication.State { get }
  /// The elements of `UIApplication.connectedScenes` now, in an order of the host's.
  var connectedScenes: [UIScene] { get }
  /// The elements of `UIApplication.openSessions` now, in an order of the host's.
  var openSessions: [UISceneSession] { get }
  /// Whether the app has scenes; otherwise its windows belong to the screen.
  var usesScenes: Bool { get }
  /// The value of `UIApplication.isProtectedDataAvailable` now.
  var isProtectedDataAvailable: Bool { get }
  /// Whether the app declares that it supports several windows, and the device can show them.
  var supportsMultipleScenes: Bool { get }
  /// The value of `UIDevice.userInterfaceIdiom`.
  var idiom: UIUserInterfaceIdiom { get }
  /// The number of the system, as iOS counts.
  var systemVersion: Int { get }
  /// Whether each scene has a key window; otherwise the app has one.
  var hasKeyWindowPerScene: Bool { get }

  /// The value of a scene's `activationState` now.
  func activationState(of scene: UIScene) -> UIScene.ActivationState
  /// Takes the wish for a window, that of a session or a new one, which gets an activity.
  func activate(
    _ session: UISceneSession?, _ activity: NSUserActivity?, errorHandler: ((any Error) -> Void)?)
  /// Takes the wish that a session ends.
  func destroy(_ session: UISceneSession, errorHandler: ((any Error) -> Void)?)
  /// Takes the wish that a session's scene is brought up to date.
  func refresh(_ session: UISceneSession)
  /// Gives background time and returns its number.
  func beginBackgroundTask(expirationHandler: (() -> Void)?) -> Int
  /// Takes background time back.
  func endBackgroundTask(_ number: Int)
  /// Whether the history tells later that a scene has a key window: then nothing is posted now.
  func announcesKeyWindowLater(of scene: UIWindowScene) -> Bool
  /// Learns for which contents a scene is activated from now on.
  func conditionsChange(of scene: UIScene)
  /// Takes the wish for pushes.
  func registerForRemoteNotifications()
  /// The folder of the case that apps of a group share.
  func folder(ofGroup identifier: String) -> URL?
  /// The number on the app's icon, which the device keeps.
  var iconBadgeNumber: Int { get set }
  /// Whether some app opens a link.
  func opens(_ url: URL) -> Bool
  /// Opens a link for the app or one of its scenes, and says later whether some app got it.
  func open(_ url: URL, for scene: UIScene?, completion: @escaping (Bool) -> Void)
  /// Learns that a window is made.
  func makesWindow()
  /// How far the views of a window's scene have come: a window that becomes visible catches up.
  func views(of window: UIWindow) -> ViewProgress

  /// The time since the case began, for code of the app that reads a clock; no two readings are equal.
  func readsTime() -> Duration
  /// The next number that chance gives to the app.
  func drawsNumber() -> UInt64
  /// Learns that the app asks something of the network.
  func asksNetwork(_ label: String)
  /// Learns that the app was given a guess, in a sentence: what it does with it says less of it.
  func guesses(_ sentence: String)
  /// Ends the process because the app cannot be played so.
  func stops(_ sentence: String, help: String)
  /// Notes for a reader of the history what SwiftUI calls, and of which view.
  func notesCall(_ name: String, of view: String, in scene: UIScene?)
  /// Ends the process because of what the app has done, as an exception of the system's does.
  func raises(_ sentence: String)
  /// Whether the case steps the app's work.
  var stepsWork: Bool { get }
  /// Does work on the main actor once some time has passed on the case's clock.
  ///
  /// - Parameters:
  ///   - work: The work.
  ///   - wait: How much time.
  ///   - owner: Whose work it is.
  /// - Returns: Whether it will; false where the case does not step the app's work.
  func runsLater(_ work: @escaping HostedWork, after wait: Duration, of owner: WorkOwner) -> Bool
  /// Learns that something was taken that has to be given back, such as an observer.
  ///
  /// - Parameters:
  ///   - topic: What kind of thing it is.
  ///   - item: Its number among those of the topic.
  ///   - label: What it is more closely, such as the name of a notification.
  func takes(_ topic: String, item: Int, label: String)
  /// Learns that code is called which the app has given with something that was taken.
  func beginsCall(of topic: String, item: Int)
  /// Learns that this code has returned.
  func endsCall()
  /// Learns that it was given back.
  func givesBack(_ topic: String, item: Int)

  /// Finds what the app's manifest says of a configuration.
  func declared(_ name: String?, role: UISceneSession.Role) -> UISceneConfiguration.Declared?
  /// Keeps what a session holds, so that it survives the process.
  func keep(_ session: UISceneSession)
  /// Marks that what ends the process now is a mistake of the test, and no history of the app.
  func meetsMistake()
}

/// How far the views of a scene have come, as the history tells.
package enum ViewProgress {
  /// They are not shown.
  case hidden
  /// They are about to be shown.
  case appearing
  /// They are shown.
  case shown
}

/// The host of the process that is played now.
///
/// No code of the app runs while the host is read or changed, so Swift need not look out for overlapping
/// accesses: hence `@exclusivity(unchecked)`.
@MainActor
package enum CurrentHost {
  /// The host; nil while no app is played.
  @exclusivity(unchecked) package private(set) static var host: (any UIKitHost)?
  /// The thread that plays an app; 0 while none is played.
  private nonisolated static let player = Atomic<UInt>(0)

  /// The number of the system where no app is played.
  private nonisolated static let usualSystem = 26
  private nonisolated static let system = Atomic<Int>(usualSystem)

  /// The number of the system that is played, as iOS counts.
  nonisolated static var systemVersion: Int { system.load(ordering: .relaxed) }

  /// Whether the calling thread plays an app: elsewhere Foundation's objects do what they always do.
  package nonisolated static var isHere: Bool {
    player.load(ordering: .relaxed) == thread
  }

  /// Does something on the thread that plays an app, whichever work of the app asks for it.
  ///
  /// A stepped case runs work of no actor on that thread, too: no other runs beside it.
  package nonisolated static func here<Result: Sendable>(
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    let before = scene_thread_trust(true)
    defer { _ = scene_thread_trust(before) }
    return try MainActor.assumeIsolated(body)
  }

  private nonisolated static var thread: UInt { UInt(pthread_self()) }

  /// Puts a host behind UIKit's objects; what the last process set on the device is forgotten.
  package static func begin(_ host: any UIKitHost, application: UIApplication) {
    end()
    self.host = host
    system.store(host.systemVersion, ordering: .relaxed)
    player.store(thread, ordering: .relaxed)
    UIApplication.current = application
    UIDevice.current = UIDevice()
    UIScreen.main = UIScreen()
    UITraitCollection.current = .device
    UIStoryboard.beginProcess()
    CaseTimers.begins()
    PlayedTurn.begin()
    DefaultsWatch.begin()
    PlayedWork.begin()
    PlayedOperations.begin()
    PlayedURLSession.begins()
    UIPasteboard.general.begins()
  }

  /// Takes the host away: the process is over, and with it what is held outside of all objects.
  ///
  /// Calls of these as they go are the process's, and reach no host: a killed app does nothing.
  package static func end() {
    host = nil
    ProcessTable.forget()
    player.store(0, ordering: .relaxed)
    system.store(usualSystem, ordering: .relaxed)
  }
}
