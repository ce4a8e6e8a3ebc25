/// A value of the view's surroundings, as it was when the body was read last.
///
/// Source: Apple, swiftui/environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates a property that reads one of the surroundings' values.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Creates a property of an observable object that a view above hands down.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: objectType] else {
        ViewFault.raise(
          "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for "
            + "\(Value.self) may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Creates a property of an observable object that a view above may hand down.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[object: objectType] }
  }

  /// The value; outside of a tree that of surroundings in which nothing is set.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {
    let property = field.assumingMemoryBound(to: Self.self)
    property.pointee.value = property.pointee.read(node.environment.values)
  }

  @MainActor public static var _comparison: _FieldComparison { _FieldComparison(.ignored) }
}
