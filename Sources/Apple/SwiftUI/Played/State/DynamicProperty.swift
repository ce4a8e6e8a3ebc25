/// A property of a view that the tree fills before the body is read.
///
/// Source: Apple, swiftui/dynamicproperty.
public protocol DynamicProperty {
  /// Brings what it has up to date, before the body is read.
  mutating func update()
  /// Fills it from what a node keeps; SwiftUI's own properties have their own way.
  @MainActor static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String)
  /// How two values of it are compared.
  @MainActor static var _comparison: _FieldComparison { get }
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {
    FieldTable.bindNested(
      field.assumingMemoryBound(to: Self.self), to: node, at: &slot)
  }

  @MainActor public static var _comparison: _FieldComparison {
    _FieldComparison(.fields(FieldTable.of(Self.self)))
  }
}

/// How two values of a property are compared: SwiftUI's own matter.
public struct _FieldComparison {
  let comparison: FieldComparison

  init(_ comparison: FieldComparison) { self.comparison = comparison }
}
