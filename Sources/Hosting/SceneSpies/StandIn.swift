/// A value of a module that is not there: it answers itself to everything, and false where a Bool is
/// asked.
@dynamicMemberLookup @dynamicCallable
open class StandIn {
  /// The name that it stands for, such as `Analytics.shared`.
  private let path: String

  /// Creates a value.
  ///
  /// - Parameter path: What it stands for, such as `Analytics.shared`.
  public init(_ path: String) { self.path = path }

  /// Creates a value of the name of its type.
  public required init() { path = "" }

  /// The name that it stands for.
  public final var standsFor: String { path.isEmpty ? "\(type(of: self))" : path }

  /// A member.
  public subscript(dynamicMember name: String) -> StandIn {
    get { StandIn("\(standsFor).\(name)") }
    set { Self.keep("\(standsFor).\(name)", [newValue]) }
  }

  /// A member, where its type is known from what is around it.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { StandInValue.plain("\(standsFor).\(name)") }
    set { Self.keep("\(standsFor).\(name)", [newValue]) }
  }

  /// An element.
  public subscript(_ key: Any?) -> StandIn {
    get { StandIn("\(standsFor)[]") }
    set { Self.keep("\(standsFor)[]", [key, newValue]) }
  }

  /// A call.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>)
    -> StandIn
  {
    note(arguments)
    return StandIn("\(standsFor)()")
  }

  /// A call, where its type is known from what is around it.
  @_disfavoredOverload
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    note(arguments)
    return StandInValue.plain(standsFor)
  }

  private func note(_ arguments: KeyValuePairs<String, Any?>) {
    guard Spies.isWatched else { return }
    Self.keep(standsFor, arguments.map(\.value))
  }

  private static func keep(_ name: String, _ arguments: [Any?]) {
    guard Spies.isWatched else { return }
    Spies.keep(name, arguments)
  }
}

extension StandIn: Hashable {
  /// Whether two are the same object.
  public static func == (one: StandIn, other: StandIn) -> Bool { one === other }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension StandIn: Sequence {
  /// Goes through nothing.
  public func makeIterator() -> EmptyCollection<StandIn>.Iterator {
    EmptyCollection<StandIn>().makeIterator()
  }
}

/// The value of a stand-in where another type is asked.
enum StandInValue {
  /// Returns the test's answer, else the plainest value; stops where none is known.
  static func plain<Value>(_ name: String) -> Value {
    if let answer = Spies.answer(to: name, as: Value.self) { return answer }
    if let type = Value.self as? StandIn.Type, let value = type.init() as? Value { return value }
    if let type = Value.self as? any StandInAnswer.Type, let value = type.plainValue as? Value {
      return Spies.give(name) { value }
    }
    let plain = number(Value.self) ?? empty(Value.self) ?? first(Value.self) ?? zero(Value.self)
    let known = plain ?? (Value.self as? any StandInObject.Type)?.plainObject
    if let value = (known ?? Spies.object(of: Value.self) ?? named(Value.self, name)) as? Value {
      return Spies.give(name) { value }
    }
    Spies.stop(name, Value.self)
  }

  /// A number is 0, whatever its size: C has more of them than Swift writes.
  private static func number(_ type: Any.Type) -> Any? {
    (type as? any AdditiveArithmetic.Type).map { $0.zero as Any }
  }

  /// Options and sets that are not here are empty, and so is what only has elements.
  private static func empty(_ type: Any.Type) -> Any? {
    (type as? any SetAlgebra.Type).map { $0.init() as Any }
      ?? (type as? any RangeReplaceableCollection.Type).map { $0.init() as Any }
  }

  /// A case that is not here is the first one.
  private static func first(_ type: Any.Type) -> Any? {
    func first<Cases: CaseIterable>(_ type: Cases.Type) -> Any? { type.allCases.first }
    return (type as? any CaseIterable.Type).flatMap { first($0) }
  }

  /// The value of the stand-in's own name, which tells it from others: that of a name of notifications.
  private static func named(_ type: Any.Type, _ name: String) -> Any? {
    func named<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
      (name as? Raw.RawValue).flatMap { type.init(rawValue: $0) }
    }
    return (type as? any RawRepresentable.Type).flatMap { named($0) }
  }

  /// The value of the number 0, which is the usual one of Apple's types.
  private static func zero(_ type: Any.Type) -> Any? {
    func zero<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
      (0 as? Raw.RawValue).flatMap { type.init(rawValue: $0) }
    }
    return (type as? any RawRepresentable.Type).flatMap { zero($0) }
  }
}
