/// A kind of event: one thing that the world can do to an app.
///
/// The case's name is its word in notation and on the command line. A new kind of the world's stands
/// anywhere before the app's own: draws go by the order of the kinds, never by their numbers.
@frozen
public enum EventKind: UInt8, Hashable, Sendable, CaseIterable {
  // Core
  case launch
  case open
  case returnToApp
  case home
  case kill
  // Windows
  case close
  case closeCard
  case hide
  case reclaim
  case makeKey
  case rotate
  case changeTraits
  case touch
  case pressKey
  case cover
  case uncover
  // Interruptions
  case controlCenter
  case notificationCenter
  case alert
  case siri
  case call
  case answerCall
  case endInterruption
  case appSwitcher
  case switcherBack
  case otherApp
  case lock
  case unlock
  case focusAway
  case focusBack
  // Payloads
  case openURL
  case universalLink
  case handoff
  case shortcutItem
  case notificationTap
  case cloudKitShare
  // Restoration
  case updateActivity
  // Requests
  case requestActivation
  case requestNewWindow
  case requestDestruction
  case requestRefresh
  case serveRefresh
  // Roles
  case registerAccessory
  case connectDisplay
  case disconnectDisplay
  case connectCar
  case disconnectCar
  case hideCar
  case showCar
  // The process
  case prewarm
  case suspend
  case crash
  case systemKill
  case systemTerminate
  case overrun
  case silentPush
  case registerForPush
  case backgroundFetch
  case backgroundTask
  case urlSession
  case locationUpdate
  case appIntent
  case backgroundTaskExpiry
  case beginBackgroundMode
  case endBackgroundMode
  case memoryWarning
  case timeChange
  case screenshot
  case reportDiscards
  // Notifications
  case foregroundPush
  case notificationAction
  // The device
  case reboot
  case update
  case reinstall
  case restoreBackup
  // What the world has no part in: an app under test acts, its clock moves, its tasks go on
  case action
  case tick
  case work

  /// The kinds of the world's events: all but those that only an app under test has.
  public static let allCases: [EventKind] = (0..<worldCount).map { EventKind(number: $0) }

  /// How many kinds the world has: their numbers begin at 0, those of the app's own kinds follow.
  @inlinable
  public static var worldCount: Int { EventKind.action.number }

  /// The kind's number among all kinds in the order above: its bit in a set, its index in a table.
  @inlinable
  @inline(__always)
  public var number: Int { Int(truncatingIfNeeded: rawValue) }

  /// Creates the kind with a number.
  ///
  /// Cases are numbered from 0 without a gap, so a kind is its number in memory, too. A table of kinds
  /// would be waited for at every draw, and a switch is a jump that no processor foretells.
  ///
  /// - Parameter number: 0 ..< `count`.
  @inlinable
  @inline(__always)
  public init(number: Int) {
    precondition(number >= 0 && number < Self.count, "there is no such kind of event")
    self = withUnsafeBytes(of: UInt8(truncatingIfNeeded: number)) { $0.load(as: EventKind.self) }
  }

  /// How many kinds there are, with those that only an app under test has.
  @inlinable
  public static var count: Int { EventKind.work.number &+ 1 }

  /// How many bits the number of a kind of the world's takes in a state.
  @inlinable
  package static var bitWidth: UInt64 { 7 }

  /// Whether only an app under test has it.
  @inlinable
  public var isOfApp: Bool { rawValue >= EventKind.action.rawValue }
}

// MARK: - Declarations

extension EventKind {
  /// The declaration of a kind of event for all who show it; its rule says what it does.
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
  /// Compiled into each caller, which keeps one column of the table.
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
    case .cover: .ofScene(.windows, "The app covers the scene's root view with another view.")
    case .uncover: .ofScene(.windows, "The app shows the scene's root view again.")
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
    case .locationUpdate: .ofApp(.process, "The system reports a change of location.")
    case .appIntent: .ofApp(.process, "Siri or a shortcut runs an intent of the app, unseen.")
    case .backgroundTaskExpiry: .ofApp(.process, "The app's background time runs out.")
    case .beginBackgroundMode:
      .ofApp(.process, "The app begins to play, navigate or call, and is not suspended.")
    case .endBackgroundMode:
      .ofApp(.process, "The app has played, navigated or called, and may be suspended.")
    case .memoryWarning: .ofApp(.process, "The system is short of memory.")
    case .timeChange: .ofApp(.process, "Midnight passes or the clock is set.")
    case .screenshot: .ofApp(.process, "The user takes a screenshot.")
    // Windows
    case .reportDiscards:
      .ofApp(.windows, "The system gets round to reporting windows closed earlier.")
    // Notifications
    case .foregroundPush:
      .ofApp(.notifications, "A notification arrives while the app is in the foreground.")
    case .notificationAction:
      .ofApp(.notifications, "The user picks an action of a notification, not the app.")
    // The device
    case .reboot: .ofApp(.device, "The device restarts and shows its lock screen.")
    case .update: .ofApp(.device, "The app is updated: what it keeps stays.")
    case .reinstall: .ofApp(.device, "The user deletes the app and installs it again.")
    case .restoreBackup: .ofApp(.device, "The device is restored from a backup of its own.")
    // What the world has no part in
    case .action: .ofApp(.process, "The app does something of its own.", word: "do")
    case .tick: .ofApp(.process, "Some seconds pass on the app's clock.")
    case .work: .ofApp(.process, "A task of the app goes on, to its end or its next wait.")
    }
  }
}
