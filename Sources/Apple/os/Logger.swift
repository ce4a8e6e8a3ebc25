/// Writes what a program logs; here what is logged is put together and dropped.
///
/// Source: Apple, os/logger.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of the program.
  public init() { log = .default }
  /// Creates a logger of a part of the program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Logs a message of a kind; dropped here.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Logs a message; dropped here.
  public func log(_ message: OSLogMessage) {}
  /// Logs what only a search for mistakes needs; dropped here.
  public func trace(_ message: OSLogMessage) {}
  /// Logs what only a search for mistakes needs; dropped here.
  public func debug(_ message: OSLogMessage) {}
  /// Logs what may be of help; dropped here.
  public func info(_ message: OSLogMessage) {}
  /// Logs what is worth to know; dropped here.
  public func notice(_ message: OSLogMessage) {}
  /// Logs what may go wrong; dropped here.
  public func warning(_ message: OSLogMessage) {}
  /// Logs what went wrong; dropped here.
  public func error(_ message: OSLogMessage) {}
  /// Logs what went badly wrong; dropped here.
  public func critical(_ message: OSLogMessage) {}
  /// Logs a mistake of the program; dropped here.
  public func fault(_ message: OSLogMessage) {}
}
