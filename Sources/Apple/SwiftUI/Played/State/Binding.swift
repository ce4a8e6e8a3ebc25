/// A value that something else owns.
///
/// Source: Apple, swiftui/binding.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// The transaction of the change; nothing moves here.
  public var transaction = Transaction()

  init(_ location: Location<Value>) { self.location = location }

  /// Creates a binding from a closure that reads and one that writes.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get, set)
  }

  /// Creates a binding from a closure that reads and one that writes with what was asked for.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get) { set($0, Transaction()) }
  }

  /// Creates a binding of another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding of a value that may be missing from one that is there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { $0.map { base.wrappedValue = $0 } })
  }

  /// Creates a binding of what is in a value; nil where that is missing.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding of a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(PartLocation(location, keyPath))
  }

  /// A binding of a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// Returns the binding as it is: nothing moves here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// Returns the binding as it is: nothing moves here.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {}

  @MainActor public static var _comparison: _FieldComparison {
    _FieldComparison(
      .equal { first, second in
        let one = first.assumingMemoryBound(to: Self.self).pointee.location
        return one.isSame(second.assumingMemoryBound(to: Self.self).pointee.location)
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding of an element.
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The first position.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position behind the last one.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The position behind another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// A binding of the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  /// The position before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

/// A value behind two closures.
private final class ClosureLocation<Value>: Location<Value> {
  private let reads: () -> Value
  private let writes: (Value) -> Void

  init(_ reads: @escaping () -> Value, _ writes: @escaping (Value) -> Void) {
    self.reads = reads
    self.writes = writes
  }

  override var current: Value { reads() }
  override func set(_ value: Value) { writes(value) }
}

/// A part of a value somewhere else.
private final class PartLocation<Whole, Part>: Location<Part> {
  private let whole: Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Part>

  init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override var current: Part { whole.read()[keyPath: keyPath] }

  override func set(_ value: Part) {
    var changed = whole.current
    changed[keyPath: keyPath] = value
    whole.set(changed)
  }

  override func isSame(_ other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return keyPath == other.keyPath && whole.isSame(other.whole)
  }
}

/// A value that never changes.
private final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override var current: Value { value }

  override func isSame(_ other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return isEqual(value, other.value)
  }
}
