/// What the user does with fingers; only a tap is played.
///
/// Source: Apple, swiftui/gesture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What it hands on.
  associatedtype Value
  /// The gesture that it consists of.
  associatedtype Body: Gesture
  /// What it consists of.
  var body: Body { get }
  /// What a tap does; nil where a tap does nothing.
  var _tap: (@MainActor () -> Void)? { get }
  /// What it hands on when it is a tap.
  var _tapValue: Value? { get }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
  /// Never read.
  public typealias Body = Never
}

extension Gesture {
  /// Nothing: only a tap is played.
  public var _tapValue: Value? { nil }
}

extension Gesture where Body == Never {
  /// Never read.
  public var body: Never { preconditionFailure("a gesture that SwiftUI knows has no body") }
  /// Nothing.
  public var _tap: (@MainActor () -> Void)? { nil }
}

extension Gesture where Body: Gesture {
  /// What a tap does in the gesture that it consists of.
  @_disfavoredOverload
  public var _tap: (@MainActor () -> Void)? { body._tap }
}

extension Gesture {
  /// Calls an action at its end.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }
  /// Calls an action when it changes; never called here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _PlainGesture<Self> {
    _PlainGesture(gesture: self)
  }
  /// Sets a value while it goes on; never called here.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _PlainGesture<Self> { _PlainGesture(gesture: self) }
  /// Hands something else on; never called here.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self)
  }
  /// Goes on together with another one.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
  /// Goes on before another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// Goes on instead of another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// What it hands on.
  public typealias Value = Content.Value
  let gesture: Content
  let action: @MainActor (Content.Value) -> Void
  /// What a tap does.
  public var _tap: (@MainActor () -> Void)? {
    guard let value = gesture._tapValue else { return gesture._tap }
    return { [action, before = gesture._tap] in
      before?()
      action(value)
    }
  }
  /// What it hands on when it is a tap.
  public var _tapValue: Content.Value? { gesture._tapValue }
}

/// A gesture with an action that is never called here.
public struct _PlainGesture<Content: Gesture>: Gesture {
  /// What it hands on.
  public typealias Value = Content.Value
  let gesture: Content
  /// What a tap does.
  public var _tap: (@MainActor () -> Void)? { gesture._tap }
  /// What it hands on when it is a tap.
  public var _tapValue: Content.Value? { gesture._tapValue }
}

/// A gesture that hands something else on.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let gesture: Content
  /// What a tap does.
  public var _tap: (@MainActor () -> Void)? { gesture._tap }
}

/// A gesture of any type.
///
/// Source: Apple, swiftui/anygesture.
public struct AnyGesture<Value>: Gesture {
  /// What a tap does.
  public let _tap: (@MainActor () -> Void)?
  /// What it hands on when it is a tap.
  public let _tapValue: Value?
  /// Creates a gesture from any other.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    _tap = gesture._tap
    _tapValue = gesture._tapValue
  }
}

/// Which gestures are taken.
///
/// Source: Apple, swiftui/gesturemask.
public struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Two gestures that go on together.
///
/// Source: Apple, swiftui/simultaneousgesture.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both hand on.
  ///
  /// Source: Apple, swiftui/simultaneousgesture/value.
  public struct Value {
    /// What the first one hands on.
    public var first: First.Value?
    /// What the second one hands on.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// What a tap does.
  public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
}

/// Two gestures of which one follows the other.
///
/// Source: Apple, swiftui/sequencegesture.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What they hand on.
  ///
  /// Source: Apple, swiftui/sequencegesture/value.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Two gestures of which one goes on.
///
/// Source: Apple, swiftui/exclusivegesture.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What one of them hands on.
  ///
  /// Source: Apple, swiftui/exclusivegesture/value.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// What a tap does.
  public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
}
