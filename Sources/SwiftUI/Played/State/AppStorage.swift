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

  /// What reads and writes the value elsewhere.
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

extension AppStorage where Value == Bool {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store ?? .standard, .plainValue())
  }
}

extension AppStorage where Value == Bool? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store ?? .standard, .optional(StorageForm<Bool>.plainValue()))
  }
}

extension AppStorage where Value == Int {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store ?? .standard, .plainValue())
  }
}

extension AppStorage where Value == Int? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store ?? .standard, .optional(StorageForm<Int>.plainValue()))
  }
}

extension AppStorage where Value == Double {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store ?? .standard, .plainValue())
  }
}

extension AppStorage where Value == Double? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store ?? .standard, .optional(StorageForm<Double>.plainValue()))
  }
}

extension AppStorage where Value == String {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store ?? .standard, .plainValue())
  }
}

extension AppStorage where Value == String? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store ?? .standard, .optional(StorageForm<String>.plainValue()))
  }
}

extension AppStorage where Value == Data {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store ?? .standard, .plainValue())
  }
}

extension AppStorage where Value == Data? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store ?? .standard, .optional(StorageForm<Data>.plainValue()))
  }
}

extension AppStorage where Value == URL {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store ?? .standard, .url())
  }
}

extension AppStorage where Value == URL? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store ?? .standard, .optional(StorageForm<URL>.url()))
  }
}

extension AppStorage where Value == Date {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store ?? .standard, .plainValue())
  }
}

extension AppStorage where Value == Date? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store ?? .standard, .optional(StorageForm<Date>.plainValue()))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store ?? .standard, .raw())
  }
}

extension AppStorage {
  /// Creates a property of a name, which may have no value.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(nil, key, store ?? .standard, .optional(StorageForm<Raw>.raw()))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store ?? .standard, .raw())
  }
}

extension AppStorage {
  /// Creates a property of a name, which may have no value.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(nil, key, store ?? .standard, .optional(StorageForm<Raw>.raw()))
  }
}
