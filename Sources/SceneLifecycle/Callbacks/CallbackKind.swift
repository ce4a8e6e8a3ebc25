/// Every callback that UIKit has, in the usual order within its scope.
///
/// A scene's callbacks come first, then those of the process, the names that a scene's have in an app
/// without scenes, and last what only an app under test does. A new kind stands in its part, where it
/// usually comes.
@frozen
public enum CallbackKind: UInt8, Hashable, Sendable, CaseIterable {
  // Connecting
  case configuration
  case windowSet
  case geometryBeforeConnect
  case connect
  case connectNotice
  case viewDidLoad
  case viewWillAppear
  case willContinue
  case restore
  // Entering the foreground
  case foreground
  case foregroundNotice
  case appForegroundNotice
  case phaseInactive
  case appPhaseInactive
  // Payloads
  case openURL
  case continueActivity
  case failActivity
  case performShortcut
  case notificationResponse
  case pushAgain
  case acceptShare
  // Becoming active
  case active
  case activeNotice
  case appActiveNotice
  case phaseActive
  case appPhaseActive
  case viewDidAppear
  case keyWindow
  case touch
  case keyPress
  case geometry
  case updateActivity
  // Resigning
  case resign
  case resignNotice
  case appResignNotice
  case phaseResigned
  case appPhaseResigned
  // Entering the background
  case background
  case backgroundNotice
  case appBackgroundNotice
  case phaseBackground
  case appPhaseBackground
  case saveState
  case saveStateAgain
  // Disconnecting
  case disconnect
  case disconnectNotice
  case viewWillDisappear
  case viewDidDisappear

  // The process
  case main
  case delegateInit
  case willFinishLaunching
  case shouldRestoreState
  case didFinishLaunching
  case launchNotice
  case requestActivation
  case requestDestruction
  case requestRefresh
  case requestError
  case discard
  case protectedDataAvailable
  case protectedDataAvailableNotice
  case protectedDataUnavailable
  case protectedDataUnavailableNotice
  case timeChangeNotice
  case timeChange
  case memoryWarning
  case memoryNotice
  case viewMemoryWarning
  case push
  case registered
  case registrationFailed
  case fetch
  case backgroundTask
  case urlSession
  case locationUpdate
  case backgroundTaskExpired
  case screenshotNotice
  case shouldSaveState
  case terminate
  case terminateNotice
  case processEnded
  case launchRefused

  // The scene's callbacks by their names in an app without scenes
  case appForeground
  case appActive
  case appResign
  case appBackground
  case appOpenURL
  case appWillContinue
  case appContinue
  case appFailActivity
  case appShortcut
  case appAcceptShare
  case appUpdateActivity

  // What UIKit has no part in: an app under test acts, its clock moves, its tasks go on
  case action
  case tick
  case work

  /// The kind's number among all kinds in the order above: what tables are indexed by.
  @inlinable
  @inline(__always)
  public var place: Int { Int(truncatingIfNeeded: rawValue) }

  /// How many places there are.
  @inlinable
  public static var placeCount: Int { CallbackKind.work.place &+ 1 }

  /// What UIKit has a part in: every kind but those that only an app under test has.
  public static let allCases: [CallbackKind] = (0..<CallbackKind.action.rawValue).compactMap {
    CallbackKind(rawValue: $0)
  }

  /// Whether only an app under test has it.
  @inlinable
  public var isOfApp: Bool { rawValue >= CallbackKind.action.rawValue }

  /// Whether it is about a scene; otherwise it is about the process.
  @inlinable
  public var isOfScene: Bool { rawValue < CallbackKind.main.rawValue }

  /// Whether it is the name of a scene's callback in an app without scenes.
  @inlinable
  package var isOfScenelessApp: Bool {
    rawValue >= CallbackKind.appForeground.rawValue && !isOfApp
  }
}
