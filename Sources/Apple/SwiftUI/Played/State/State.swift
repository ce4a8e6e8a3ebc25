/// A value that a view owns: it is kept as long as the view's identity is.
///
/// The first value is made with each value of the view, and only the first of all is kept. What is set before
/// the view is part of a tree is dropped, as on a device.
/// Source: Apple, swiftui/state.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let first: Value
  private var location: StateLocation<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { first = wrappedValue }
  /// Creates a state with its first value.
  public init(initialValue: Value) { first = initialValue }

  /// The value.
  public var wrappedValue: Value {
    get {
      location?.read() ?? first
    }
    nonmutating set {
      location?.set(newValue)
    }
  }

  /// The binding that reads and writes the value elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(first) }
    return Binding(location)
  }

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {
    let state = field.assumingMemoryBound(to: Self.self)
    state.pointee.location = node.kept(&slot) {
      StateLocation(state.pointee.first, "\(node.type).\(name.drop { $0 == "_" })")
    }
  }

  @MainActor public static var _comparison: _FieldComparison { _FieldComparison(.ignored) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that has no value at first.
  public init() { self.init(wrappedValue: nil) }
}

/// The value of a state, in the node that owns it.
final class StateLocation<Value>: Location<Value> {
  private var value: Value
  private let written: String

  init(_ value: Value, _ name: String) {
    self.value = value
    written = name
  }

  override var current: Value { value }
  override var name: String { written }

  override func set(_ value: Value) {
    let isSame = isEqual(self.value, value)
    self.value = value
    if !isSame { changes(to: value) }
  }
}
