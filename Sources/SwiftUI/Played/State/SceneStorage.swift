public import Foundation

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

  /// What reads and writes the value elsewhere.
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

extension SceneStorage where Value == Bool {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Bool, _ key: String) {
    self.init(wrappedValue, key, .plainValue())
  }
}

extension SceneStorage where Value == Bool? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String) {
    self.init(nil, key, .optional(StorageForm<Bool>.plainValue()))
  }
}

extension SceneStorage where Value == Int {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Int, _ key: String) {
    self.init(wrappedValue, key, .plainValue())
  }
}

extension SceneStorage where Value == Int? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String) {
    self.init(nil, key, .optional(StorageForm<Int>.plainValue()))
  }
}

extension SceneStorage where Value == Double {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Double, _ key: String) {
    self.init(wrappedValue, key, .plainValue())
  }
}

extension SceneStorage where Value == Double? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String) {
    self.init(nil, key, .optional(StorageForm<Double>.plainValue()))
  }
}

extension SceneStorage where Value == String {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: String, _ key: String) {
    self.init(wrappedValue, key, .plainValue())
  }
}

extension SceneStorage where Value == String? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String) {
    self.init(nil, key, .optional(StorageForm<String>.plainValue()))
  }
}

extension SceneStorage where Value == Data {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Data, _ key: String) {
    self.init(wrappedValue, key, .plainValue())
  }
}

extension SceneStorage where Value == Data? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String) {
    self.init(nil, key, .optional(StorageForm<Data>.plainValue()))
  }
}

extension SceneStorage where Value == URL {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: URL, _ key: String) {
    self.init(wrappedValue, key, .url())
  }
}

extension SceneStorage where Value == URL? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String) {
    self.init(nil, key, .optional(StorageForm<URL>.url()))
  }
}

extension SceneStorage where Value == Date {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Date, _ key: String) {
    self.init(wrappedValue, key, .plainValue())
  }
}

extension SceneStorage where Value == Date? {
  /// Creates a property of a name, which may have no value.
  public init(_ key: String) {
    self.init(nil, key, .optional(StorageForm<Date>.plainValue()))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw())
  }
}

extension SceneStorage {
  /// Creates a property of a name, which may have no value.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(nil, key, .optional(StorageForm<Raw>.raw()))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property of a name, with the value that it has at first.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw())
  }
}

extension SceneStorage {
  /// Creates a property of a name, which may have no value.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == String {
    self.init(nil, key, .optional(StorageForm<Raw>.raw()))
  }
}
