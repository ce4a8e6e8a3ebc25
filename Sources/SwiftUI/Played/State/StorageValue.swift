import Foundation

/// How a value is kept in a property list; nil where there is none.
struct StorageForm<Value> {
  let value: (Any) -> Value?
  let plain: (Value) -> Any?

  static func plainValue() -> StorageForm { StorageForm(value: { $0 as? Value }, plain: { $0 }) }
}

extension StorageForm where Value: RawRepresentable {
  static func raw() -> StorageForm {
    StorageForm(
      value: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, plain: { $0.rawValue })
  }
}

extension StorageForm where Value == URL {
  static func url() -> StorageForm {
    StorageForm(
      value: { ($0 as? URL) ?? ($0 as? String).flatMap { URL(string: $0) } },
      plain: { $0.absoluteString })
  }
}

extension StorageForm {
  /// The form of a value that may be missing.
  static func optional<Wrapped>(_ form: StorageForm<Wrapped>) -> StorageForm<Wrapped?> {
    StorageForm<Wrapped?>(value: { .some(form.value($0)) }, plain: { $0.flatMap(form.plain) })
  }
}
