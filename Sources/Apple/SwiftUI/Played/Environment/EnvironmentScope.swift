/// The environment of a part of a tree: a modifier's values, and else those of the part around it.
final class EnvironmentScope {
  /// The key that a value is asked for by.
  enum Key: Hashable {
    /// A key's type.
    case key(ObjectIdentifier)
    /// The type of an object that is handed down by it: another thing than a key of that type.
    case object(ObjectIdentifier)
    /// The name of a property of SwiftUI's own.
    case property(String)

    init(_ type: Any.Type) { self = .key(ObjectIdentifier(type)) }
    init(object type: Any.Type) { self = .object(ObjectIdentifier(type)) }
  }

  let parent: EnvironmentScope?
  private var own: [Key: Any]
  private var readers: [Key: Readers] = [:]

  init(below parent: EnvironmentScope?, _ own: [Key: Any] = [:]) {
    self.parent = parent
    self.own = own
  }

  /// The value of a key, noted as read; nil where nothing around has set it.
  func read(_ key: Key) -> Any? {
    if ViewTurn.current.evaluating != nil { readers[key, default: Readers()].note() }
    if let value = own[key] { return value }
    return parent?.read(key)
  }

  /// Sets values, and asks those who have read one that has changed to read it again.
  func set(_ values: [Key: Any]) {
    // Nothing is drawn from the order: those who read are put in order by the turn.
    for (key, value) in values {
      let isSame = own[key].map { isEqual($0, value) } ?? false
      own[key] = value
      if !isSame { changes(key) }
    }
  }

  func set(_ key: Key, _ value: Any) { set([key: value]) }

  private func changes(_ key: Key) { readers[key]?.invalidate() }

  /// The values that are read here.
  var values: EnvironmentValues { EnvironmentValues(reading: self) }
}

/// Has a value in the surroundings of views.
///
/// Source: Apple, swiftui/environmentkey.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The value where nothing sets one.
  static var defaultValue: Value { get }
}

/// The surroundings of a view.
///
/// Source: Apple, swiftui/environmentvalues.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  /// The values that were set in this copy.
  private(set) var changed: [EnvironmentScope.Key: Any] = [:]

  /// Creates surroundings in which nothing is set.
  public init() { scope = nil }

  init(reading scope: EnvironmentScope) { self.scope = scope }

  /// The value of a key; the default one unless it was set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { read(EnvironmentScope.Key(key)) as? Key.Value ?? Key.defaultValue }
    set { changed[EnvironmentScope.Key(key)] = newValue }
  }

  /// The value of the property that asks; the default one unless it was set.
  subscript<Value>(
    default value: @autoclosure () -> Value, name: String = #function
  ) -> Value {
    get { read(.property(name)) as? Value ?? value() }
    set { changed[.property(name)] = newValue }
  }

  /// An object that a view above hands down by its type.
  subscript<Object>(object type: Object.Type) -> Object? {
    get { read(EnvironmentScope.Key(object: type)) as? Object }
    set {
      // No object is a value, too: it hides the one that is handed down further out.
      let value: Any = newValue.map { $0 as Any } ?? (newValue as Any)
      changed[EnvironmentScope.Key(object: type)] = value
    }
  }

  private func read(_ key: EnvironmentScope.Key) -> Any? { changed[key] ?? scope?.read(key) }
}
