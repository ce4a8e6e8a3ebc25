/// Every callback and every silent move of the engine, in the usual order within its scope.
///
/// Raw values 0 ..< 64 belong to a scene and 64 ..< 128 to the process: one bit each in an agenda,
/// the lowest bit first where nothing else decides. From 128 on stand the names that a scene's
/// callbacks have in an app without scenes, from 160 on what only an app under test does. A *move*
/// changes what the app can read and is not announced; its name is a noun.
@frozen
public enum CallbackKind: UInt8, Hashable, Sendable, CaseIterable {
  // Connecting
  case configuration = 0
  case attachment = 1
  case windowSet = 2
  case geometryBeforeConnect = 3
  case connect = 4
  case connectNotice = 5
  case settling = 6
  case viewDidLoad = 7
  case viewWillAppear = 8
  case willContinue = 9
  case restore = 10
  // Entering the foreground
  case foregrounding = 11
  case earlyEntering = 12
  case foreground = 13
  case foregroundNotice = 14
  case appForegroundNotice = 15
  case phaseInactive = 16
  case appPhaseInactive = 17
  case lateSettling = 18
  case entering = 19
  // Payloads
  case openURL = 20
  case continueActivity = 21
  case failActivity = 22
  case performShortcut = 23
  case notificationResponse = 24
  case pushAgain = 25
  case acceptShare = 26
  // Becoming active
  case activation = 27
  case active = 28
  case activeNotice = 29
  case appActiveNotice = 30
  case phaseActive = 31
  case appPhaseActive = 32
  case viewDidAppear = 33
  case keyWindow = 34
  case touch = 35
  case keyPress = 36
  case geometry = 37
  case updateActivity = 38
  // Resigning
  case resignation = 39
  case resign = 40
  case resignNotice = 41
  case appResignNotice = 42
  case phaseResigned = 43
  case appPhaseResigned = 44
  case deactivation = 45
  case reactivation = 46
  // Entering the background
  case backgrounding = 47
  case background = 48
  case backgroundNotice = 49
  case appBackgroundNotice = 50
  case phaseBackground = 51
  case appPhaseBackground = 52
  case saveState = 53
  case saveStateAgain = 54
  // Disconnecting
  case detachment = 55
  case disconnect = 56
  case disconnectNotice = 57
  case viewWillDisappear = 58
  case viewDidDisappear = 59
  case ghost = 60
  case rebound = 61

  // The process
  case main = 64
  case delegateInit = 65
  case willFinishLaunching = 66
  case shouldRestoreState = 67
  case didFinishLaunching = 68
  case launchNotice = 69
  case requestActivation = 70
  case requestDestruction = 71
  case requestRefresh = 72
  case requestError = 73
  case discard = 74
  case protectedDataAvailable = 75
  case protectedDataAvailableNotice = 76
  case protectedDataUnavailable = 77
  case protectedDataUnavailableNotice = 78
  case timeChangeNotice = 79
  case timeChange = 80
  case memoryWarning = 81
  case memoryNotice = 82
  case viewMemoryWarning = 83
  case push = 84
  case registered = 85
  case registrationFailed = 86
  case fetch = 87
  case backgroundTask = 88
  case urlSession = 89
  case locationUpdate = 90
  case backgroundTaskExpired = 91
  case screenshotNotice = 92
  case shouldSaveState = 93
  case terminate = 94
  case terminateNotice = 95
  case exit = 96
  case processEnded = 97
  case launchRefused = 98

  // The scene's callbacks by their names in an app without scenes
  case appForeground = 128
  case appActive = 129
  case appResign = 130
  case appBackground = 131
  case appOpenURL = 132
  case appWillContinue = 133
  case appContinue = 134
  case appFailActivity = 135
  case appShortcut = 136
  case appAcceptShare = 137
  case appUpdateActivity = 138

  // What UIKit has no part in: an app under test acts, its clock moves, its tasks go on
  case action = 160
  case tick = 161
  case work = 162

  /// The kind's number among all kinds in the order above: what tables are indexed by.
  ///
  /// Raw values have gaps and are looked up first; in memory, a kind is this number.
  @inlinable
  @inline(__always)
  public var place: Int { withUnsafeBytes(of: self) { Int($0[0]) } }

  /// How many places there are.
  @inlinable
  public static var placeCount: Int { CallbackKind.work.place + 1 }

  /// What UIKit has a part in: every kind but those that only an app under test has.
  public static let allCases: [CallbackKind] = (0..<160).compactMap { CallbackKind(rawValue: $0) }

  /// Whether only an app under test has it.
  @inlinable
  public var isOfApp: Bool { rawValue >= 160 }

  /// Whether the kind is owed by a scene; otherwise the process owes it.
  @inlinable
  public var isOfScene: Bool { rawValue < 64 }

  /// The kind's bit in the agenda of its scope.
  @inlinable
  public var bit: UInt64 { 1 &<< UInt64(truncatingIfNeeded: rawValue & 63) }
}
