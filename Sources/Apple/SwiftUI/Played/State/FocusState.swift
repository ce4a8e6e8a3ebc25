/// Which field has the focus: a plain value here, which the views set themselves.
///
/// Source: Apple, swiftui/focusstate.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Creates a focus that no field has.
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  /// Creates a focus that no field has.
  public init<Field: Hashable>() where Value == Field? { _value = State(wrappedValue: nil) }

  /// The field that has the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// The binding that reads and writes the value elsewhere.
  public var projectedValue: Binding { Binding(binding: $value) }

  /// Reads and writes a focus.
  ///
  /// Source: Apple, swiftui/focusstate/binding.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// A value that a gesture sets while it goes on; no gesture goes on here.
///
/// Source: Apple, swiftui/gesturestate.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}

/// A name for views that belong together while they move; nothing moves here.
///
/// Source: Apple, swiftui/namespace.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identifier that the name is compared by.
  public struct ID: Hashable {}

  /// Creates a name.
  public init() {}
  /// The identifier that the name is compared by.
  public var wrappedValue: ID { ID() }
}
