public import Foundation

/// A length of time for a scheduler.
///
/// Source: Apple, combine/schedulertimeintervalconvertible.
public protocol SchedulerTimeIntervalConvertible {
  /// Some seconds.
  static func seconds(_ s: Int) -> Self
  /// Some seconds.
  static func seconds(_ s: Double) -> Self
  /// Some thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// Some millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// Some billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of a scheduler; those of all schedulers are of one type here.
///
/// Source: Apple, combine/scheduler/schedulertimetype.
public struct SchedulerTime: Hashable, Sendable {
  /// The seconds since the device was on.
  public let uptime: TimeInterval

  /// Returns the time some while later.
  public func advanced(by stride: Stride) -> SchedulerTime {
    SchedulerTime(uptime: uptime + stride.timeInterval)
  }

  /// Returns how long it is to another time.
  public func distance(to other: SchedulerTime) -> Stride {
    .seconds(other.uptime - uptime)
  }

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, Hashable, Comparable, Sendable,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
  {
    /// The seconds.
    public let timeInterval: TimeInterval

    /// Creates a length of some seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// Creates a length of some seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    /// Creates a length of some seconds.
    public init(integerLiteral value: Int) { timeInterval = Double(value) }

    /// Some seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Some seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Some thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// Some millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// Some billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    /// Whether one is shorter.
    public static func < (one: Stride, other: Stride) -> Bool {
      one.timeInterval < other.timeInterval
    }
  }
}

extension DispatchQueue {
  /// A time of a queue.
  public typealias SchedulerTimeType = SchedulerTime
}

extension RunLoop {
  /// A time of a loop.
  public typealias SchedulerTimeType = SchedulerTime
}

extension OperationQueue {
  /// A time of a queue.
  public typealias SchedulerTimeType = SchedulerTime
}
