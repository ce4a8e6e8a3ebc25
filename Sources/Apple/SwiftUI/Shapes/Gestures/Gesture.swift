/// A movement of the user's fingers; only a tap is played.
///
/// Source: Apple, swiftui/gesture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  var _tap: (@MainActor () -> Void)? { get }
  var _tapValue: Value? { get }
}

extension Never: Gesture {
  public typealias Value = Never
  public typealias Body = Never
}

extension Gesture {
  public var _tapValue: Value? { nil }
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("a gesture that SwiftUI knows has no body") }
  public var _tap: (@MainActor () -> Void)? { nil }
}

extension Gesture where Body: Gesture {
  @_disfavoredOverload
  public var _tap: (@MainActor () -> Void)? { body._tap }
}

extension Gesture {
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _PlainGesture<Self> {
    _PlainGesture(gesture: self)
  }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _PlainGesture<Self> { _PlainGesture(gesture: self) }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self)
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  let gesture: Content
  let action: @MainActor (Content.Value) -> Void
  public var _tap: (@MainActor () -> Void)? {
    guard let value = gesture._tapValue else { return gesture._tap }
    return { [action, before = gesture._tap] in
      before?()
      action(value)
    }
  }
  public var _tapValue: Content.Value? { gesture._tapValue }
}

/// A gesture with an action that is never called here.
public struct _PlainGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  let gesture: Content
  public var _tap: (@MainActor () -> Void)? { gesture._tap }
  public var _tapValue: Content.Value? { gesture._tapValue }
}

/// A gesture that hands something else on.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let gesture: Content
  public var _tap: (@MainActor () -> Void)? { gesture._tap }
}

/// A gesture of any type.
///
/// Source: Apple, swiftui/anygesture.
public struct AnyGesture<Value>: Gesture {
  public let _tap: (@MainActor () -> Void)?
  public let _tapValue: Value?
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    _tap = gesture._tap
    _tapValue = gesture._tapValue
  }
}

/// Which gestures are taken.
///
/// Source: Apple, swiftui/gesturemask.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Two gestures that go on together.
///
/// Source: Apple, swiftui/simultaneousgesture.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  ///
  /// Source: Apple, swiftui/simultaneousgesture/value.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
}

/// Two gestures of which one follows the other.
///
/// Source: Apple, swiftui/sequencegesture.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the gestures so far.
  ///
  /// Source: Apple, swiftui/sequencegesture/value.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Two gestures of which one goes on.
///
/// Source: Apple, swiftui/exclusivegesture.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of one of the gestures.
  ///
  /// Source: Apple, swiftui/exclusivegesture/value.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
}
