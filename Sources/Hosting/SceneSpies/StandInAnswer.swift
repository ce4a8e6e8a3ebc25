public import Foundation

/// A type of which a stand-in knows the plainest value.
public protocol StandInAnswer {
  /// The plainest value.
  static var plainValue: Self { get }
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
