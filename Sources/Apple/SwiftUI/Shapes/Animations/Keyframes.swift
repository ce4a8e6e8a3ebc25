public import Foundation

/// The values at several times; nothing moves here.
///
/// Source: Apple, swiftui/keyframes.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The values of a part at several times.
///
/// Source: Apple, swiftui/keyframetrackcontent.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

/// Several values of a part.
public struct TupleKeyframes<Value: Animatable>: KeyframeTrackContent {}

/// Several parts of a value.
public struct TupleTracks<Value>: Keyframes {}

/// Puts values of a part together.
///
/// Source: Apple, swiftui/keyframetrackcontentbuilder.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> TupleKeyframes<
    Value
  >
  where K.Value == Value { TupleKeyframes() }
  public static func buildBlock(_ parts: TupleKeyframes<Value>...) -> TupleKeyframes<Value> {
    TupleKeyframes()
  }
  public static func buildEither(first: TupleKeyframes<Value>) -> TupleKeyframes<Value> { first }
  public static func buildEither(second: TupleKeyframes<Value>) -> TupleKeyframes<Value> { second }
}

/// Puts parts of a value together.
///
/// Source: Apple, swiftui/keyframesbuilder.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> TupleTracks<Value>
  where K.Value == Value { TupleTracks() }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> TupleTracks<Value>
  where K.Value == Value { TupleTracks() }
  public static func buildBlock(_ parts: TupleTracks<Value>...) -> TupleTracks<Value> {
    TupleTracks()
  }
}

/// The values of a part over time.
///
/// Source: Apple, swiftui/keyframetrack.
public struct KeyframeTrack<Root, Part: Animatable>: Keyframes {
  public typealias Value = Root
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> TupleKeyframes<Part>
  ) {}
  public init(@KeyframeTrackContentBuilder<Root> content: () -> TupleKeyframes<Root>)
  where Root == Part {}
}

/// A value on a curve.
///
/// Source: Apple, swiftui/cubickeyframe.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value on a line.
///
/// Source: Apple, swiftui/linearkeyframe.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value at the end of a spring.
///
/// Source: Apple, swiftui/springkeyframe.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value at once.
///
/// Source: Apple, swiftui/movekeyframe.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// How fast something moves over time.
///
/// Source: Apple, swiftui/unitcurve.
public struct UnitCurve: Hashable, Sendable {
  public static let linear = UnitCurve()
  public static let easeIn = UnitCurve()
  public static let easeOut = UnitCurve()
  public static let easeInOut = UnitCurve()
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    .linear
  }
}

extension Double: Animatable {
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}
extension Float: Animatable {
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}
extension CGFloat: Animatable {
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension View {
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }
}
