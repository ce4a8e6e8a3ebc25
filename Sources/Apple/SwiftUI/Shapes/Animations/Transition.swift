public import Foundation

/// How a view comes and goes; nothing moves here.
///
/// Source: Apple, swiftui/anytransition.
public struct AnyTransition: Sendable {
  init() {}
  public init<T: Transition>(_ transition: T) {}

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static var scale: AnyTransition { AnyTransition() }
  public static var slide: AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public static func move(edge: Edge) -> AnyTransition { .slide }
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How far a view has come.
///
/// Source: Apple, swiftui/transitionphase.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// How a view comes and goes, as the app's own type says; it is never asked here.
///
/// Source: Apple, swiftui/transition.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A transition of SwiftUI's own; nothing moves here.
///
/// One type has the names of all: `OpacityTransition`, `ScaleTransition` and others.
public struct PlainTransition: Transition {
  init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// A transition by opacity.
public typealias OpacityTransition = PlainTransition
/// A transition by size.
public typealias ScaleTransition = PlainTransition
/// A transition from the first side.
public typealias SlideTransition = PlainTransition
/// A transition from a side.
public typealias MoveTransition = PlainTransition
/// A transition from a position.
public typealias OffsetTransition = PlainTransition
/// A transition that pushes the others.
public typealias PushTransition = PlainTransition
/// A transition at once.
public typealias IdentityTransition = PlainTransition
/// A transition by blur.
public typealias BlurReplaceTransition = PlainTransition

// Names of transitions that have no older one of the same form.
extension Transition where Self == PlainTransition {
  /// It grows.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> PlainTransition {
    PlainTransition()
  }
  public static func move(_ edge: Edge) -> PlainTransition { PlainTransition() }
  public static var blurReplace: PlainTransition { PlainTransition() }
}

extension AnyTransition {
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
}

extension Transition {
  public func combined<T: Transition>(with other: T) -> Self { self }
  public func combined(with other: AnyTransition) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
}

/// The view that a transition is for.
///
/// Source: Apple, swiftui/placeholdercontentview.
public struct PlaceholderContentView<Value>: DrawnView {}

/// How the inside of a view changes; nothing moves here.
///
/// Source: Apple, swiftui/contenttransition.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
  public static var symbolEffect: ContentTransition { .interpolate }
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .interpolate }
}

/// How a symbol moves; nothing moves here.
///
/// Source: Apple, symbols/symboleffect.
public struct SymbolEffect: Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  public static let bounce = SymbolEffect(name: "bounce")
  public static let pulse = SymbolEffect(name: "pulse")
  public static let variableColor = SymbolEffect(name: "variableColor")
  public static let scale = SymbolEffect(name: "scale")
  public static let appear = SymbolEffect(name: "appear")
  public static let disappear = SymbolEffect(name: "disappear")
  public static let replace = SymbolEffect(name: "replace")
  public static let rotate = SymbolEffect(name: "rotate")
  public static let wiggle = SymbolEffect(name: "wiggle")
  public static let breathe = SymbolEffect(name: "breathe")
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
///
/// Source: Apple, symbols/symboleffectoptions.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// How it is repeated.
  ///
  /// Source: Apple, symbols/symboleffectoptions/repeatbehavior.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
  }
}

/// Which side a view is matched by.
///
/// Source: Apple, swiftui/matchedgeometryproperties.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

// How views move: nothing moves here.
extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func animation(_ animation: Animation?) -> some View { self }
  public func transition(_ t: AnyTransition) -> some View { self }
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  public func geometryGroup() -> some View { self }
}

/// How a screen opens.
///
/// Source: Apple, swiftui/navigationtransition.
public struct NavigationTransition: Hashable, Sendable {
  public static let automatic = NavigationTransition()
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  { .automatic }
}
