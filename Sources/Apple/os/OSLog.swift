public import Foundation

/// A log of a part of a program: plain values.
///
/// Source: Apple, os/oslog.
public final class OSLog: NSObject, Sendable {
  /// The program or the library.
  package let subsystem: String
  /// The part of it.
  package let category: String

  /// Creates a log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a log for a tool that measures.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log of a program that names none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops everything, as all do here.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether it keeps messages of a kind: no log does here.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// A part of a program that a tool knows.
  ///
  /// Source: Apple, os/oslog/category.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The part's name.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The category of events that the user sees happen.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }
}

/// A kind of message.
///
/// Source: Apple, os/oslogtype.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The kind's number.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a kind.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// As usual.
  public static let `default` = OSLogType(0)
  /// The type of messages that may be of help.
  public static let info = OSLogType(1)
  /// The type of messages that only a search for mistakes needs.
  public static let debug = OSLogType(2)
  /// The type of messages on errors.
  public static let error = OSLogType(16)
  /// A mistake of the program.
  public static let fault = OSLogType(17)
}

// What is no argument of C, such as a text, a link or an error, is one here: nothing looks at it.

/// Logs a message of a kind; dropped here.
///
/// Source: Apple, os/os_log(_:dso:log:type:_:).
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any?...
) {}

/// Logs a message of a kind; dropped here.
///
/// Source: Apple, os/os_log(_:dso:log:_:_:).
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any?...
) {}

/// Logs a message of a kind; dropped here.
///
/// Source: Apple, os/os_log(_:log:_:).
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Logs a message; dropped here.
///
/// Source: Apple, os/os_log(_:).
public func os_log(_ message: OSLogMessage) {}
