// Apple's `ObservableObject` and `Published` are Combine's; SwiftUI hands them on.
@_exported public import Combine
@_exported public import Observation

/// An object that a view looks at, and that something else owns.
///
/// Source: Apple, swiftui/observedobject.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property with its object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Creates a property with its object.
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  /// Makes bindings of the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings of an object's properties.
  ///
  /// Source: Apple, swiftui/observedobject/wrapper.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding of a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(MemberLocation(object, keyPath))
    }
  }

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {
    let object = field.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    node.kept(&slot) { ObjectSubscription() }.follows(object, for: node)
  }

  @MainActor public static var _comparison: _FieldComparison { _FieldComparison(.identical) }
}

/// An object that a view owns, made when the view is first part of a tree.
///
/// It is kept as long as the view's identity is.
///
/// Source: Apple, swiftui/stateobject.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property whose object is made once, when the view is first part of a tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  ///
  /// Outside of a tree it is another one each time, as on a device.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Makes bindings of the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {
    let property = field.assumingMemoryBound(to: Self.self)
    let subscription = node.kept(&slot) { ObjectSubscription() }
    let object = subscription.object as? ObjectType ?? property.pointee.make()
    property.pointee.object = object
    subscription.follows(object, for: node)
  }

  @MainActor public static var _comparison: _FieldComparison { _FieldComparison(.ignored) }
}

/// An object that a view above hands down.
///
/// Source: Apple, swiftui/environmentobject.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property without an object.
  public init() {}

  /// The object; the process ends where no view above hands one down, as on a device.
  public var wrappedValue: ObjectType {
    guard let object else {
      ViewFault.raise(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Makes bindings of the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {
    let key = EnvironmentScope.Key(object: ObjectType.self)
    let object = node.environment.read(key) as? ObjectType
    field.assumingMemoryBound(to: Self.self).pointee.object = object
    let subscription = node.kept(&slot) { ObjectSubscription() }
    if let object { subscription.follows(object, for: node) }
  }

  @MainActor public static var _comparison: _FieldComparison { _FieldComparison(.ignored) }
}

/// Makes bindings of the properties of an observable object.
///
/// Source: Apple, swiftui/bindable.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// Makes the bindings.
  public var projectedValue: Bindable<Value> { self }

  private init(_ object: Value, _: Void) { wrappedValue = object }

  /// Not to be used: an object that is bound is observable.
  @available(*, unavailable, message: "an object that is bound is observable")
  public init(wrappedValue: Value) { self.init(wrappedValue, ()) }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a property with its object.
  public init(wrappedValue: Value) { self.init(wrappedValue, ()) }
  /// Creates a property with its object.
  public init(_ wrappedValue: Value) { self.init(wrappedValue, ()) }
  /// Creates a property from another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding of a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(MemberLocation(wrappedValue, keyPath))
  }
}

/// A property of an object.
final class MemberLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override var current: Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(_ other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// The changes of an object, which a node follows.
final class ObjectSubscription {
  /// The object that is followed.
  private(set) var object: AnyObject?
  private var cancellable: AnyCancellable?

  /// Follows an object, and no longer the one before.
  func follows<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
    if self.object === object { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      ViewTurn.here { node?.invalidate() }
    }
  }
}
