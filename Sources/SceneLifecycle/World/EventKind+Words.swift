/// The published partition of events; each group is explored together with the core.
public enum EventGroup: String, Hashable, Sendable, CaseIterable {
  /// Launch, open, return, home, kill.
  case core
  /// Windows that come, go, turn and are touched.
  case windows
  /// What takes the focus for a while.
  case interruptions
  /// What is delivered to a scene.
  case payloads
  /// State that is saved and given back.
  case restoration
  /// What the app asks of the system.
  case requests
  /// Scenes that are not windows.
  case roles
  /// What happens to the process.
  case process
}

extension EventKind {
  /// The event's word in notation.
  public var word: String { Self.words[Int(rawValue)] }

  /// The kind of the world's events with a word; nil when there is none.
  public static func named(_ word: String) -> EventKind? {
    allCases.first { $0.word == word }
  }

  private static let words: [String] = (0..<count).map { number in
    switch EventKind(number: number) {
    case .returnToApp: "return"
    case .action: "do"
    case let kind: String(describing: kind)
    }
  }

  /// Whether the event is about one scene.
  @inlinable
  public var takesScene: Bool {
    switch self {
    case .launch, .open, .close, .closeCard, .hide, .reclaim, .makeKey, .rotate, .changeTraits,
      .touch, .pressKey, .focusAway, .focusBack, .openURL, .universalLink, .handoff,
      .shortcutItem, .notificationTap, .cloudKitShare, .updateActivity, .requestActivation,
      .requestNewWindow, .requestDestruction, .requestRefresh, .serveRefresh, .connectDisplay,
      .disconnectDisplay, .connectCar, .disconnectCar, .hideCar, .showCar:
      true
    default: false
    }
  }

  /// The group that the event belongs to.
  public var group: EventGroup {
    switch self {
    case .launch, .open, .returnToApp, .home, .kill: .core
    case .close, .closeCard, .hide, .reclaim, .makeKey, .rotate, .changeTraits, .touch, .pressKey,
      .reportDiscards:
      .windows
    case .controlCenter, .notificationCenter, .alert, .siri, .call, .answerCall, .endInterruption,
      .appSwitcher, .switcherBack, .otherApp, .lock, .unlock, .focusAway, .focusBack:
      .interruptions
    case .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare:
      .payloads
    case .updateActivity: .restoration
    case .requestActivation, .requestNewWindow, .requestDestruction, .requestRefresh,
      .serveRefresh:
      .requests
    case .registerAccessory, .connectDisplay, .disconnectDisplay, .connectCar, .disconnectCar,
      .hideCar, .showCar:
      .roles
    default: .process
    }
  }

  /// One plain sentence about what the world does.
  public var summary: String {
    switch self {
    case .launch: "The user taps the icon or a card of an app that is not running."
    case .open: "The user opens a window: a new one, a card, or one in the background."
    case .returnToApp: "The windows that left the screen together come back."
    case .home: "The user goes to the home screen."
    case .kill: "The user swipes the whole app away in the switcher."
    case .close: "The user closes one window while the app runs."
    case .closeCard: "The user closes a card while the app is not running."
    case .hide: "Another window takes this one's place on the screen."
    case .reclaim: "The system takes a background scene's memory back."
    case .makeKey: "A window becomes the key window."
    case .rotate: "The scene's geometry changes."
    case .changeTraits: "The scene's traits change."
    case .touch: "The user touches the scene."
    case .pressKey: "The user presses a key on a keyboard."
    case .controlCenter: "The user pulls Control Center down."
    case .notificationCenter: "The user pulls Notification Center down."
    case .alert: "A system alert or a biometric prompt appears."
    case .siri: "Siri appears over the app."
    case .call: "A call comes in."
    case .answerCall: "The user answers the call in full screen."
    case .endInterruption: "What covered the app is dismissed."
    case .appSwitcher: "The user enters the app switcher."
    case .switcherBack: "The user picks this app in the switcher."
    case .otherApp: "The user picks another app in the switcher."
    case .lock: "The device is locked."
    case .unlock: "The device is unlocked."
    case .focusAway: "The scene alone loses the focus."
    case .focusBack: "The scene gets the focus back."
    case .openURL: "A URL is opened in the scene."
    case .universalLink: "A link, a widget or a search result brings a user activity."
    case .handoff: "An activity is handed off from another device."
    case .shortcutItem: "The user picks a quick action of the icon."
    case .notificationTap: "The user taps a notification."
    case .cloudKitShare: "The user accepts a CloudKit share."
    case .updateActivity: "The scene's user activity is updated."
    case .requestActivation: "The app asks for an existing session to be activated."
    case .requestNewWindow: "The app asks for a window without naming a session."
    case .requestDestruction: "The app asks for a session to be destroyed."
    case .requestRefresh: "The app asks for a session to be refreshed."
    case .serveRefresh: "The system serves a refresh that was asked for."
    case .registerAccessory: "The app registers an accessory for external displays."
    case .connectDisplay: "An external display is plugged in."
    case .disconnectDisplay: "The external display is unplugged."
    case .connectCar: "The device is connected to a car."
    case .disconnectCar: "The device is disconnected from the car."
    case .hideCar: "The car shows another app."
    case .showCar: "The car shows this app again."
    case .prewarm: "The system starts the process ahead of time."
    case .suspend: "The system suspends the process."
    case .crash: "The process crashes."
    case .systemKill: "The system ends the process without a word."
    case .systemTerminate: "The system needs a running background process gone."
    case .overrun: "A callback overruns its time and the watchdog ends the process."
    case .silentPush: "A remote notification with background content arrives."
    case .registerForPush: "The app registers for remote notifications."
    case .backgroundFetch: "The system lets the app fetch in the background."
    case .backgroundTask: "The system runs a background task of the app."
    case .urlSession: "A background URL session has news."
    case .locationUpdate: "A location or Bluetooth event arrives."
    case .backgroundTaskExpiry: "The app's background time runs out."
    case .memoryWarning: "The system is short of memory."
    case .timeChange: "Midnight passes or the clock is set."
    case .screenshot: "The user takes a screenshot."
    case .reportDiscards: "The system gets round to reporting windows closed earlier."
    case .action: "The app does something of its own."
    case .tick: "Some seconds pass on the app's clock."
    case .work: "A task of the app goes on, to its end or its next wait."
    }
  }
}
