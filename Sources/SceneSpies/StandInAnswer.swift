public import Foundation

/// A type of which a stand-in knows the plainest value.
public protocol StandInAnswer {
  /// The plainest value.
  static var plainValue: Self { get }
}

/// The value of a stand-in where another type is asked.
enum StandInValue {
  /// What the test says, else the plainest value; stops where none is known.
  static func plain<Value>(_ name: String) -> Value {
    if Spies.isWatched, let answer = Spies.answer(to: name) as? Value { return answer }
    if let type = Value.self as? StandIn.Type, let value = type.init() as? Value { return value }
    if let type = Value.self as? any StandInAnswer.Type, let value = type.plainValue as? Value {
      Spies.answersPlainly()
      return value
    }
    Spies.stop(name, Value.self)
  }
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
