public import Foundation

/// A type of which a stand-in knows the plainest value.
public protocol StandInAnswer {
  /// The plainest value.
  static var plainValue: Self { get }
}

/// A class of which a stand-in knows a plain object.
///
/// Unlike with ``StandInAnswer``, the object need not be of the class on which it is asked for.
public protocol StandInObject {
  /// A plain object.
  static var plainObject: Any { get }
}

extension Bool: StandInAnswer {
  /// It is false.
  public static var plainValue: Bool { false }
}
extension Int: StandInAnswer {
  /// It is 0.
  public static var plainValue: Int { 0 }
}
extension Double: StandInAnswer {
  /// It is 0.
  public static var plainValue: Double { 0 }
}
extension Float: StandInAnswer {
  /// It is 0.
  public static var plainValue: Float { 0 }
}
extension String: StandInAnswer {
  /// It is empty.
  public static var plainValue: String { "" }
}
extension Data: StandInAnswer {
  /// It is empty.
  public static var plainValue: Data { Data() }
}
extension Optional: StandInAnswer {
  /// It is nil.
  public static var plainValue: Wrapped? { nil }
}
extension Array: StandInAnswer {
  /// It is empty.
  public static var plainValue: [Element] { [] }
}
extension Dictionary: StandInAnswer {
  /// It is empty.
  public static var plainValue: [Key: Value] { [:] }
}
extension URL: StandInAnswer {
  /// It is the root.
  public static var plainValue: URL { URL(fileURLWithPath: "/") }
}
extension Date: StandInAnswer {
  /// It is the beginning of 2001.
  public static var plainValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: StandInAnswer {
  /// It is all zeros.
  public static var plainValue: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
