/// A value of the scene, which is restored with it: all views of the scene share it.
///
/// Source: Apple, swiftui/scenestorage.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let first: Value
  private let key: String
  private let form: StorageForm<Value>
  private var values: SceneValues?

  fileprivate init(_ first: Value, _ key: String, _ form: StorageForm<Value>) {
    self.first = first
    self.key = key
    self.form = form
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.read() ?? first }
    nonmutating set { location?.set(newValue) }
  }

  /// The binding that reads and writes the value elsewhere.
  public var projectedValue: Binding<Value> { location.map { Binding($0) } ?? .constant(first) }

  private var location: Location<Value>? {
    guard let values else { return nil }
    let (key, form, first) = (key, form, first)
    return StoredLocation(
      "SceneStorage.\(key)", values.names.readers(of: key), identity: key,
      reads: { values[key].flatMap(form.value) ?? first },
      writes: { values[key] = form.plain($0) })
  }

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {
    let property = field.assumingMemoryBound(to: Self.self)
    let kept = node.environment.read(SceneValues.key) as? SceneValues
    // Outside of a scene of SwiftUI's it is a state of the view.
    property.pointee.values = kept ?? node.kept(&slot) { SceneValues([:]) }
  }

  @MainActor public static var _comparison: _FieldComparison { _FieldComparison(.ignored) }
}

// Apple has these for each type of values; they are called alike.
extension SceneStorage {
  /// Creates a property of a name, with the value that it has at first.
  ///
  /// Source: Apple, swiftui/scenestorage/init(wrappedvalue:_:).
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(wrappedValue, key, .plain())
  }

  /// Creates a property of a name, with the value that it has at first: it is kept by its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    self.init(wrappedValue, key, .raw())
  }

  /// Creates a property of a name, which may have no value.
  ///
  /// Source: Apple, swiftui/scenestorage/init(_:).
  public init<Stored: _StorableValue>(_ key: String) where Value == Stored? {
    self.init(nil, key, .optional(.plain()))
  }

  /// Creates a property of a name, which may have no value: it is kept by its raw value.
  public init<Stored: RawRepresentable>(_ key: String)
  where Value == Stored?, Stored.RawValue: _StorableRawValue {
    self.init(nil, key, .optional(.raw()))
  }
}
