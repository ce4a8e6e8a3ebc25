@_spi(Reflection) import Swift

/// How two values of a stored property are compared.
///
/// SwiftUI reads no body where the view's value has not changed. What cannot be compared counts as changed.
@MainActor
enum FieldComparison {
  /// The app's own `==`.
  case equal((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  /// One object or another.
  case identical
  /// One function with what it holds, or another.
  case function
  /// Field by field.
  case fields(FieldTable)
  /// A property that the tree fills itself: it is compared where it is read.
  case ignored
  /// Nothing tells.
  case changed

  init(of type: Any.Type, _ kind: _MetadataKind) {
    if let property = type as? any DynamicProperty.Type {
      self = property._comparison.comparison
    } else if let equatable = type as? any Equatable.Type {
      self = Self.equating(equatable)
    } else {
      switch kind {
      case .class: self = .identical
      case .function: self = .function
      case .struct: self = .fields(FieldTable.of(type))
      default: self = .changed
      }
    }
  }

  private static func equating<Value: Equatable>(_: Value.Type) -> FieldComparison {
    .equal { first, second in
      first.assumingMemoryBound(to: Value.self).pointee
        == second.assumingMemoryBound(to: Value.self).pointee
    }
  }

  func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    switch self {
    case .equal(let isEqual): isEqual(first, second)
    case .identical: first.load(as: UInt.self) == second.load(as: UInt.self)
    case .function:
      first.load(as: UInt.self) == second.load(as: UInt.self)
        && first.load(fromByteOffset: 8, as: UInt.self)
          == second.load(fromByteOffset: 8, as: UInt.self)
    case .fields(let table): FieldTable.isSame(table, first, second)
    case .ignored: true
    case .changed: false
    }
  }
}
