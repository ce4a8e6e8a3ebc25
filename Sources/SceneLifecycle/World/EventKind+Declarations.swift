extension EventKind {
  /// What is said of a kind of event wherever it is shown; its rule says what it does.
  @frozen
  @usableFromInline
  struct Declaration: Sendable {
    /// The group that it belongs to.
    @usableFromInline var group: EventGroup
    /// Whether it is about one scene.
    @usableFromInline var takesScene: Bool
    /// One plain sentence about what the world does.
    @usableFromInline var summary: String
    /// Its word in notation; nil for the name of its case.
    @usableFromInline var word: String?

    @inlinable
    @inline(__always)
    init(group: EventGroup, takesScene: Bool, summary: String, word: String?) {
      self.group = group
      self.takesScene = takesScene
      self.summary = summary
      self.word = word
    }

    @inlinable
    @inline(__always)
    static func ofScene(_ group: EventGroup, _ summary: String) -> Declaration {
      Declaration(group: group, takesScene: true, summary: summary, word: nil)
    }

    @inlinable
    @inline(__always)
    static func ofApp(_ group: EventGroup, _ summary: String, word: String? = nil) -> Declaration {
      Declaration(group: group, takesScene: false, summary: summary, word: word)
    }
  }

  /// The declaration of each kind: the compiler says when one is missing.
  ///
  /// Compiled into whoever asks, who keeps one column of the table.
  @inlinable
  @inline(__always)
  var declaration: Declaration {
    switch self {
    // Core
    case .launch: .ofScene(.core, "The user taps the icon or a card of an app that is not running.")
    case .open:
      .ofScene(.core, "The user opens a window: a new one, a card, or one in the background.")
    case .returnToApp:
      .ofApp(.core, "The windows that left the screen together come back.", word: "return")
    case .home: .ofApp(.core, "The user goes to the home screen.")
    case .kill: .ofApp(.core, "The user swipes the whole app away in the switcher.")
    // Windows
    case .close: .ofScene(.windows, "The user closes one window while the app runs.")
    case .closeCard: .ofScene(.windows, "The user closes a card while the app is not running.")
    case .hide: .ofScene(.windows, "Another window takes this one's place on the screen.")
    case .reclaim: .ofScene(.windows, "The system takes a background scene's memory back.")
    case .makeKey: .ofScene(.windows, "A window becomes the key window.")
    case .rotate: .ofScene(.windows, "The scene's geometry changes.")
    case .changeTraits: .ofScene(.windows, "The scene's traits change.")
    case .touch: .ofScene(.windows, "The user touches the scene.")
    case .pressKey: .ofScene(.windows, "The user presses a key on a keyboard.")
    // Interruptions
    case .controlCenter: .ofApp(.interruptions, "The user pulls Control Center down.")
    case .notificationCenter: .ofApp(.interruptions, "The user pulls Notification Center down.")
    case .alert: .ofApp(.interruptions, "A system alert or a biometric prompt appears.")
    case .siri: .ofApp(.interruptions, "Siri appears over the app.")
    case .call: .ofApp(.interruptions, "A call comes in.")
    case .answerCall: .ofApp(.interruptions, "The user answers the call in full screen.")
    case .endInterruption: .ofApp(.interruptions, "What covered the app is dismissed.")
    case .appSwitcher: .ofApp(.interruptions, "The user enters the app switcher.")
    case .switcherBack: .ofApp(.interruptions, "The user picks this app in the switcher.")
    case .otherApp: .ofApp(.interruptions, "The user picks another app in the switcher.")
    case .lock: .ofApp(.interruptions, "The device is locked.")
    case .unlock: .ofApp(.interruptions, "The device is unlocked.")
    case .focusAway: .ofScene(.interruptions, "The scene alone loses the focus.")
    case .focusBack: .ofScene(.interruptions, "The scene gets the focus back.")
    // Payloads
    case .openURL: .ofScene(.payloads, "A URL is opened in the scene.")
    case .universalLink:
      .ofScene(.payloads, "A link, a widget or a search result brings a user activity.")
    case .handoff: .ofScene(.payloads, "An activity is handed off from another device.")
    case .shortcutItem: .ofScene(.payloads, "The user picks a quick action of the icon.")
    case .notificationTap: .ofScene(.payloads, "The user taps a notification.")
    case .cloudKitShare: .ofScene(.payloads, "The user accepts a CloudKit share.")
    // Restoration
    case .updateActivity: .ofScene(.restoration, "The scene's user activity is updated.")
    // Requests
    case .requestActivation:
      .ofScene(.requests, "The app asks for an existing session to be activated.")
    case .requestNewWindow:
      .ofScene(.requests, "The app asks for a window without naming a session.")
    case .requestDestruction: .ofScene(.requests, "The app asks for a session to be destroyed.")
    case .requestRefresh: .ofScene(.requests, "The app asks for a session to be refreshed.")
    case .serveRefresh: .ofScene(.requests, "The system serves a refresh that was asked for.")
    // Roles
    case .registerAccessory: .ofApp(.roles, "The app registers an accessory for external displays.")
    case .connectDisplay: .ofScene(.roles, "An external display is plugged in.")
    case .disconnectDisplay: .ofScene(.roles, "The external display is unplugged.")
    case .connectCar: .ofScene(.roles, "The device is connected to a car.")
    case .disconnectCar: .ofScene(.roles, "The device is disconnected from the car.")
    case .hideCar: .ofScene(.roles, "The car shows another app.")
    case .showCar: .ofScene(.roles, "The car shows this app again.")
    // The process
    case .prewarm: .ofApp(.process, "The system starts the process ahead of time.")
    case .suspend: .ofApp(.process, "The system suspends the process.")
    case .crash: .ofApp(.process, "The process crashes.")
    case .systemKill: .ofApp(.process, "The system ends the process without a word.")
    case .systemTerminate: .ofApp(.process, "The system needs a running background process gone.")
    case .overrun:
      .ofApp(.process, "A callback overruns its time and the watchdog ends the process.")
    case .silentPush: .ofApp(.process, "A remote notification with background content arrives.")
    case .registerForPush: .ofApp(.process, "The app registers for remote notifications.")
    case .backgroundFetch: .ofApp(.process, "The system lets the app fetch in the background.")
    case .backgroundTask: .ofApp(.process, "The system runs a background task of the app.")
    case .urlSession: .ofApp(.process, "A background URL session has news.")
    case .locationUpdate: .ofApp(.process, "A location or Bluetooth event arrives.")
    case .backgroundTaskExpiry: .ofApp(.process, "The app's background time runs out.")
    case .memoryWarning: .ofApp(.process, "The system is short of memory.")
    case .timeChange: .ofApp(.process, "Midnight passes or the clock is set.")
    case .screenshot: .ofApp(.process, "The user takes a screenshot.")
    // Windows
    case .reportDiscards:
      .ofApp(.windows, "The system gets round to reporting windows closed earlier.")
    // What the world has no part in
    case .action: .ofApp(.process, "The app does something of its own.", word: "do")
    case .tick: .ofApp(.process, "Some seconds pass on the app's clock.")
    case .work: .ofApp(.process, "A task of the app goes on, to its end or its next wait.")
    }
  }
}
