/// What the world can do to an app.
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
  case backgroundTaskExpiry
  case memoryWarning
  case timeChange
  case screenshot
  case reportDiscards
  // What the world has no part in: an app under test acts, its clock moves, its tasks go on
  case action
  case tick
  case work

  /// What the world can do: every kind but those that only an app under test has.
  public static let allCases: [EventKind] = (0..<worldCount).map { EventKind(number: $0) }

  /// How many kinds the world has: their numbers begin at 0, those of the app's own kinds follow.
  @inlinable
  public static var worldCount: Int { EventKind.action.number }

  /// The kind's number among all kinds in the order above: its bit in a set, its place in a table.
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
