/// Marks when work begins and ends; nothing measures here.
///
/// Source: Apple, os/ossignposter.
public struct OSSignposter: Sendable {
  /// Creates what marks for the program.
  public init() {}
  /// Creates what marks for a part of the program.
  public init(subsystem: String, category: String) {}
  /// Creates what marks for a log.
  public init(logHandle: OSLog) {}
  /// Creates what marks for a logger.
  public init(logger: Logger) {}

  /// Whether the marks are kept: not here.
  public var isEnabled: Bool { false }

  /// Returns what tells one piece of work from others.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Marks that work begins.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Marks that work begins, with a message that is dropped.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Marks that work ends.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Marks that work ends, with a message that is dropped.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment, with a message that is dropped.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Does work between two marks.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// What tells one piece of work from others.
///
/// Source: Apple, os/ossignpostid.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates one for a log.
  public init(log: OSLog) { rawValue = 1 }

  /// That of work which is never done twice at a time.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
}

/// Work that has begun.
///
/// Source: Apple, os/ossignpostintervalstate.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
