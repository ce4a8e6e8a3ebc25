package import SceneLifecycle

/// The situation that a person sees before an event: the event's words depend on nothing else.
///
/// It is made up from the events and the callbacks before, never from the engine: a written history
/// has the same steps wherever it was played.
package struct Situation: Hashable, Sendable {
  /// The device and its version.
  package let platform: Platform
  /// How many windows the history may have.
  package let scenes: Int
  /// How the steps call the app.
  package let app: String
  /// Whether the app is not running as far as its user can tell.
  package private(set) var isDead = true
  /// The windows that the device knows, on the screen or as cards.
  package private(set) var windows = SceneSet.none
  /// The covers over the app, the uppermost last.
  private(set) var covers: [Cover] = []
  /// Whether the device shows its lock screen.
  private(set) var isLocked = false

  /// A cover that takes the focus of an app that stays on the screen.
  enum Cover: Hashable, Sendable {
    case controlCenter
    case notificationCenter
    case alert
    case siri
    case call
  }

  /// Creates the situation before the first event: the app was just installed.
  package init(_ platform: Platform, scenes: Int, app: String) {
    self.platform = platform
    self.scenes = scenes
    self.app = app
  }

  // MARK: Names

  /// Returns the name of an event's window.
  func window(_ event: Event) -> String {
    scenes == 1 ? "the window of \(app)" : "window \(Int(event.scene) + 1)"
  }

  /// Returns the name of what a person touches: the app itself where a history has one window.
  func touched(_ event: Event) -> String { scenes == 1 ? app : window(event) }

  /// Whether the device knows the event's window already.
  func knows(_ event: Event) -> Bool {
    event.scene < 64 && windows.contains(Int(event.scene))
  }

  /// Returns the words with which of several windows it is about behind them.
  func words(_ words: String, _ event: Event, _ verb: String) -> String {
    scenes == 1 ? words : words + ": window \(Int(event.scene) + 1) \(verb)"
  }

  /// Returns the words with the number of the scene, which is no window, behind them.
  func words(_ words: String, ofScene event: Event) -> String {
    scenes == 1 ? words : words + " (scene \(Int(event.scene) + 1))"
  }
}

// MARK: - What happens

extension Situation {
  /// Notes that an event happened: what its user sees of it at once.
  package mutating func note(_ entry: Scenario.Entry) {
    let event = entry.event
    switch event.kind {
    case .controlCenter: covers.append(.controlCenter)
    case .notificationCenter: covers.append(.notificationCenter)
    case .alert: covers.append(.alert)
    case .siri: covers.append(.siri)
    case .call: covers.append(.call)
    case .endInterruption: _ = covers.popLast()
    case .home, .otherApp, .answerCall: covers = []
    case .lock, .reboot:
      covers = []
      isLocked = platform.isHandheld
    case .unlock: isLocked = false
    case .launch, .open, .returnToApp, .openURL, .universalLink, .handoff, .shortcutItem,
      .notificationTap, .cloudKitShare:
      // Who goes on in the app has sent away what lay over it; a call goes on.
      covers.removeAll { $0 != .call }
      isLocked = false
    case .closeCard:
      if event.scene < 64 { windows.remove(Int(event.scene)) }
    case .kill:
      covers = []
      if platform.usesScenes && !Self.keepsSessions(entry) { windows = .none }
    case .reinstall, .restoreBackup:
      covers = []
      windows = .none
    case .close:
      if event.scene < 64 && !Self.keepsSessions(entry) { windows.remove(Int(event.scene)) }
    // What these change is read at the callbacks that follow.
    case .hide, .reclaim, .makeKey, .rotate, .changeTraits, .touch, .pressKey, .cover, .uncover,
      .appSwitcher, .switcherBack, .focusAway, .focusBack, .updateActivity,
      .requestActivation, .requestNewWindow, .requestDestruction, .requestRefresh, .serveRefresh,
      .registerAccessory, .connectDisplay, .disconnectDisplay, .connectCar, .disconnectCar,
      .hideCar, .showCar, .prewarm, .suspend, .crash, .systemKill, .systemTerminate, .overrun,
      .silentPush, .registerForPush, .backgroundFetch, .backgroundTask, .urlSession,
      .locationUpdate, .appIntent, .update, .backgroundTaskExpiry, .beginBackgroundMode,
      .endBackgroundMode, .memoryWarning, .timeChange, .screenshot,
      .reportDiscards, .foregroundPush, .notificationAction, .action, .tick, .work:
      break
    }
  }

  /// Whether an app that the user ends keeps its sessions.
  private static func keepsSessions(_ entry: Scenario.Entry) -> Bool {
    entry.choices.contains { $0.kind == .killDiscards && $0.answerText == "no" }
  }

  /// Notes what could be read at a callback.
  package mutating func note(_ callback: Callback) {
    switch callback.kind {
    case .processEnded, .launchRefused, .installed:
      isDead = true
      covers.removeAll { $0 != .call }
    // A process that is only prewarmed has come this far, and its user sees nothing of it.
    case .main: return
    default:
      isDead = false
      windows = platform.usesScenes ? callback.open : SceneSet(0)
    }
  }
}
