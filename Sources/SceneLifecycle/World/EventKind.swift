/// What the world can do to an app.
///
/// The case's name is its word in notation and on the command line.
@frozen
public enum EventKind: UInt8, Hashable, Sendable, CaseIterable {
  // Core
  case launch = 0
  case open = 1
  case returnToApp = 2
  case home = 3
  case kill = 4
  // Windows
  case close = 5
  case closeCard = 6
  case hide = 7
  case reclaim = 8
  case makeKey = 9
  case rotate = 10
  case changeTraits = 11
  case touch = 12
  case pressKey = 13
  // Interruptions
  case controlCenter = 14
  case notificationCenter = 15
  case alert = 16
  case siri = 17
  case call = 18
  case answerCall = 19
  case endInterruption = 20
  case appSwitcher = 21
  case switcherBack = 22
  case otherApp = 23
  case lock = 24
  case unlock = 25
  case focusAway = 26
  case focusBack = 27
  // Payloads
  case openURL = 28
  case universalLink = 29
  case handoff = 30
  case shortcutItem = 31
  case notificationTap = 32
  case cloudKitShare = 33
  // Restoration
  case updateActivity = 34
  // Requests
  case requestActivation = 35
  case requestNewWindow = 36
  case requestDestruction = 37
  case requestRefresh = 38
  case serveRefresh = 39
  // Roles
  case registerAccessory = 40
  case connectDisplay = 41
  case disconnectDisplay = 42
  case connectCar = 43
  case disconnectCar = 44
  case hideCar = 45
  case showCar = 46
  // The process
  case prewarm = 47
  case suspend = 48
  case crash = 49
  case systemKill = 50
  case systemTerminate = 51
  case overrun = 52
  case silentPush = 53
  case registerForPush = 54
  case backgroundFetch = 55
  case backgroundTask = 56
  case urlSession = 57
  case locationUpdate = 58
  case backgroundTaskExpiry = 59
  case memoryWarning = 60
  case timeChange = 61
  case screenshot = 62
  case reportDiscards = 63
  // What the world has no part in: an app under test acts, its clock moves, its tasks go on
  case action = 64
  case tick = 65
  case work = 66

  /// What the world can do: every kind but those that only an app under test has.
  public static let allCases: [EventKind] = (0..<worldCount).map { EventKind(atBit: $0) }

  /// How many kinds the world has: one bit each in a mask.
  @inlinable
  public static var worldCount: Int { 64 }

  /// Creates the kind whose bit stands at a place in a mask of the world's kinds.
  ///
  /// Cases are numbered from 0 without a gap, so a kind is its number in memory, too. A table of kinds
  /// would be waited for at every draw, and a switch is a jump that nobody foretells.
  ///
  /// - Parameter place: 0 … 63.
  @inlinable
  @inline(__always)
  public init(atBit place: Int) {
    precondition(place >= 0 && place < Self.worldCount, "the world has no such kind of event")
    self = withUnsafeBytes(of: UInt8(truncatingIfNeeded: place)) { $0.load(as: EventKind.self) }
  }

  /// The event's bit in a mask of the world's kinds; 0 for what is none of them.
  @inlinable
  public var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: rawValue) }

  /// Whether only an app under test has it.
  @inlinable
  public var isOfApp: Bool { rawValue >= 64 }

  /// How many raw values there are.
  package static let rawValueCount = 67
}
