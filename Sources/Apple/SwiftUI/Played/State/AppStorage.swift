public import Foundation

/// A value of the user's defaults: all views of the app share it.
///
/// Source: Apple, swiftui/appstorage.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let first: Value
  private let key: String
  private let store: UserDefaults
  private let form: StorageForm<Value>

  fileprivate init(_ first: Value, _ key: String, _ store: UserDefaults, _ form: StorageForm<Value>)
  {
    self.first = first
    self.key = key
    self.store = store
    self.form = form
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding that reads and writes the value elsewhere.
  public var projectedValue: Binding<Value> { Binding(location) }

  private var location: Location<Value> {
    let (key, store, form, first) = (key, store, form, first)
    return StoredLocation(
      "AppStorage.\(key)", StoredNames.defaults.readers(of: key), identity: key,
      reads: { store.object(forKey: key).flatMap(form.value) ?? first },
      writes: { store.set(form.plain($0), forKey: key) })
  }

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {}

  @MainActor public static var _comparison: _FieldComparison { _FieldComparison(.ignored) }
}

// Apple has these for each type of values; they are called alike.
extension AppStorage {
  /// Creates a property of a name, with the value that it has at first.
  ///
  /// Source: Apple, swiftui/appstorage/init(wrappedvalue:_:store:).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: _StorableValue { self.init(wrappedValue, key, store ?? .standard, .plain()) }

  /// Creates a property of a name, with the value that it has at first: it is kept by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    self.init(wrappedValue, key, store ?? .standard, .raw())
  }

  /// Creates a property of a name, which may have no value.
  ///
  /// Source: Apple, swiftui/appstorage/init(_:store:).
  public init<Stored: _StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Stored? { self.init(nil, key, store ?? .standard, .optional(.plain())) }

  /// Creates a property of a name, which may have no value: it is kept by its raw value.
  public init<Stored: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Stored?, Stored.RawValue: _StorableRawValue {
    self.init(nil, key, store ?? .standard, .optional(.raw()))
  }
}
