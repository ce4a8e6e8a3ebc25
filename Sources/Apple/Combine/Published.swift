import UIKit

/// A property whose changes are published.
///
/// As on a device, those who receive values hear of a new one before the property has it.
///
/// Source: Apple, combine/published.
@propertyWrapper
public struct Published<Value> {
  let value: PublishedValue<Value>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { value = PublishedValue(wrappedValue) }
  /// Creates a property with its first value.
  public init(initialValue: Value) { value = PublishedValue(initialValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value.current }
    nonmutating set { value.set(newValue) }
  }

  /// The publisher of the changes; the present value comes first.
  public var projectedValue: Publisher {
    get { Publisher(value: value) }
    // `assign(to: &$property)` gives back what it has borrowed.
    nonmutating set {}
  }

  /// Reads and sets the property of an object, which tells that it is about to change.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value.current }
    set { object[keyPath: storage].value.set(newValue) }
  }

  /// Publishes a property's changes.
  ///
  /// Source: Apple, combine/published/publisher.
  public struct Publisher: Combine.Publisher {
    /// A value.
    public typealias Output = Value
    /// Why it fails.
    public typealias Failure = Never

    let value: PublishedValue<Value>

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Value) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      value.subject.attach(receivesValue, receivesCompletion)
    }
  }
}

/// The value of a published property, with the receivers of its changes.
final class PublishedValue<Value>: ChangingValue {
  let subject: CurrentValueSubject<Value, Never>
  /// The property's value: while a change is told, still the value from before.
  private(set) var current: Value
  private var kept: [AnyCancellable] = []
  /// Tells that the object is about to change; nil where it was never asked for.
  var objectWillChange: ObservableObjectPublisher?

  init(_ value: Value) {
    current = value
    subject = CurrentValueSubject(value)
  }

  func set(_ value: Value) {
    objectWillChange?.send()
    subject.send(value)
    current = value
    PublishedWrites.happens()
  }

  func keeps(_ cancellable: AnyCancellable) { kept.append(cancellable) }
}

/// A value of a published property, whatever its type.
protocol ChangingValue: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A published property, whatever its type.
private protocol ChangingProperty {
  var changing: any ChangingValue { get }
}

extension Published: ChangingProperty {
  fileprivate var changing: any ChangingValue { value }
}

/// An object that tells when it is about to change.
///
/// Source: Apple, combine/observableobject.
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  /// The type of the publisher that tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that tells that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that tells that a published property of the object is about to change.
  ///
  /// The published properties keep it: an object without any has another one each time.
  public var objectWillChange: ObservableObjectPublisher {
    var values: [any ChangingValue] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror {
      values += part.children.compactMap { ($0.value as? any ChangingProperty)?.changing }
      mirror = part.superclassMirror
    }
    let publisher =
      values.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for value in values { value.objectWillChange = publisher }
    return publisher
  }
}

/// Tells that an object is about to change.
///
/// Source: Apple, combine/observableobjectpublisher.
public final class ObservableObjectPublisher: Publisher {
  /// A value.
  public typealias Output = Void
  /// Why it fails.
  public typealias Failure = Never

  private let receivers = Receivers<Void, Never>()

  /// Creates one.
  public init() {}

  /// Tells it.
  public func send() { receivers.send(()) }

  /// Hands values and the end to two closures.
  public func attach(
    _ receivesValue: @escaping (()) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { receivers.add(receivesValue, receivesCompletion) }
}
