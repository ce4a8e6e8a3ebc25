@_spi(Reflection) import Swift

/// The stored properties of a type of views, found once.
///
/// Swift's own reflection gives their offsets, so that the properties which the tree fills are filled in a
/// copy of the view itself.
@MainActor
final class FieldTable {
  /// One stored property.
  struct Field {
    let name: String
    let offset: Int
    /// The type of the property that fills it; nil for a plain value.
    let property: (any DynamicProperty.Type)?
    let comparison: FieldComparison
  }

  private static var tables: [ObjectIdentifier: FieldTable] = [:]

  let fields: [Field]
  /// Whether the tree fills any of them.
  let hasProperties: Bool

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, type, kind in
      let property = type as? any DynamicProperty.Type
      fields.append(
        Field(
          name: String(cString: name), offset: offset, property: property,
          comparison: FieldComparison(of: type, kind)))
      return true
    }
    self.fields = fields
    hasProperties = fields.contains { $0.property != nil }
  }

  /// The fields of a type.
  static func of(_ type: Any.Type) -> FieldTable {
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = FieldTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  /// Fills the properties of a value that the tree fills, from what a node keeps.
  static func bind<Value>(_ value: inout Value, to node: ViewNode) {
    let table = of(Value.self)
    if !table.hasProperties { return }
    var slot = 0
    withUnsafeMutablePointer(to: &value) { pointer in
      table.bind(UnsafeMutableRawPointer(pointer), node, &slot)
    }
  }

  private func bind(_ value: UnsafeMutableRawPointer, _ node: ViewNode, _ slot: inout Int) {
    for field in fields {
      guard let property = field.property else { continue }
      property._bind(value + field.offset, to: node, at: &slot, named: field.name)
    }
  }

  /// Fills a property of the app's own type: first what it consists of, then the app is asked.
  static func bindNested<Property: DynamicProperty>(
    _ pointer: UnsafeMutablePointer<Property>, to node: ViewNode, at slot: inout Int
  ) {
    of(Property.self).bind(UnsafeMutableRawPointer(pointer), node, &slot)
    pointer.pointee.update()
  }

  /// Whether two values of a type of views describe the same: no field that can be compared differs.
  static func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        isSame(of(Value.self), UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  static func isSame(
    _ table: FieldTable, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    table.fields.allSatisfy { field in
      field.comparison.isSame(first + field.offset, second + field.offset)
    }
  }
}

extension ViewNode {
  /// The object at a property's position, made where none is there; the next position follows.
  func kept<Kept: AnyObject>(_ slot: inout Int, _ make: () -> Kept) -> Kept {
    defer { slot += 1 }
    if slot < storage.count, let kept = storage[slot] as? Kept { return kept }
    let new = make()
    while storage.count <= slot { storage.append(nil) }
    storage[slot] = new
    return new
  }
}
