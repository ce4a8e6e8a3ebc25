// Apple's `ObservableObject` and `Published` are Combine's; SwiftUI hands them on.
@_exported public import Combine
public import Foundation
@_exported public import Observation

/// A value that a view owns; it stays while the view's description does.
@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  /// Creates a state with its first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Creates a state with its first value.
  public init(initialValue: Value) { box = Box(initialValue) }
  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  /// What reads and writes the value elsewhere.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

/// A value that another place owns.
@propertyWrapper
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// Creates a binding from a closure that reads and one that writes.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }
  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
  /// A binding of a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
}

/// A value of the user's defaults.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let store: UserDefaults
  private let first: Value
  /// Creates a property of a name in the defaults, with the value that they have at first.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    self.store = store ?? .standard
    first = wrappedValue
  }
  /// The value.
  public var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? first }
    nonmutating set { store.set(newValue, forKey: key) }
  }
  /// What reads and writes the value elsewhere.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property of a name in the defaults, which may have no value.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

/// An object that a view looks at.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  /// The object.
  public var wrappedValue: Object
  /// Creates a property with its object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

/// An object that a view owns; made when it is first read.
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  private final class Box {
    let make: () -> Object
    lazy var object = make()
    init(_ make: @escaping () -> Object) { self.make = make }
  }

  private let box: Box
  /// Creates a property whose object is made when it is first read.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) { box = Box(make) }
  /// The object.
  public var wrappedValue: Object { box.object }
}

/// An object that a view above hands down; nothing hands one down here.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  /// Creates a property without an object.
  public init() {}
  /// Not to be read: no view is evaluated here.
  public var wrappedValue: Object {
    preconditionFailure("\(Object.self) is handed down by a view, and no view is evaluated here")
  }
}

/// A value of the view's surroundings; here that of surroundings that no one set.
@propertyWrapper
public struct Environment<Value> {
  private let read: () -> Value
  /// Creates a property that reads one of the surroundings' values.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues()[keyPath: keyPath] }
  }
  /// Creates a property of an object that a view above hands down; nothing hands one down here.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      preconditionFailure("\(Value.self) is handed down by a view, and no view is evaluated here")
    }
  }
  /// Creates a property of an object that a view above may hand down: none here.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { nil }
  }
  /// The value; an object is not to be read, as no view is evaluated here.
  public var wrappedValue: Value { read() }
}

/// Has a value in the surroundings of views.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The value that no one set.
  static var defaultValue: Value { get }
}

/// The surroundings of a view; here nothing sets them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates surroundings that no one set.
  public init() {}
  /// The value of a key; the default one unless it was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// How far the scene is in the foreground; background, since no scene shows the view.
  public var scenePhase = ScenePhase.background
  /// Which of light and dark is shown; light here.
  public var colorScheme = ColorScheme.light
}
