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

/// An identifier that tells one piece of work from others.
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

/// The kind of point that is marked.
///
/// Source: Apple, os/ossignposttype.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind's number.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// That work begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// That work ends.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment, or that work begins or ends; dropped here.
///
/// Source: Apple, os/os_signpost(_:dso:log:name:signpostid:_:_:).
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: Any?...
) {}
