public import Foundation

/// A value that the user's defaults and a scene keep: SwiftUI's own types of values.
public protocol _StorableValue {
  /// Returns what a property list has, as a value; nil where it is another type's.
  static func _value(of stored: Any) -> Self?
  /// The value's form in a property list.
  var _stored: Any { get }
}

extension _StorableValue {
  public static func _value(of stored: Any) -> Self? { stored as? Self }
  public var _stored: Any { self }
}

/// A value that stands for one of an enumeration.
public protocol _StorableRawValue: _StorableValue {}

extension Int: _StorableRawValue {}
extension String: _StorableRawValue {}
extension Bool: _StorableValue {}
extension Double: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}
extension URL: _StorableValue {
  public static func _value(of stored: Any) -> URL? {
    (stored as? URL) ?? (stored as? String).flatMap { URL(string: $0) }
  }
  public var _stored: Any { absoluteString }
}

/// How a value is kept in a property list; nil where there is none.
struct StorageForm<Value> {
  let value: (Any) -> Value?
  let plain: (Value) -> Any?
}

extension StorageForm where Value: _StorableValue {
  static func plain() -> StorageForm { StorageForm(value: Value._value, plain: \._stored) }
}

extension StorageForm where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
  static func raw() -> StorageForm {
    StorageForm(
      value: { Value.RawValue._value(of: $0).flatMap(Value.init(rawValue:)) },
      plain: { $0.rawValue._stored })
  }
}

extension StorageForm {
  /// The form of a value that may be missing.
  static func optional<Stored>(_ form: StorageForm<Stored>) -> StorageForm<Stored?>
  where Value == Stored? {
    StorageForm(value: { .some(form.value($0)) }, plain: { $0.flatMap(form.plain) })
  }
}
