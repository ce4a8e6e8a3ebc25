public import Foundation

/// How a view comes and goes; nothing moves here.
///
/// Source: Apple, swiftui/anytransition.
public struct AnyTransition: Sendable {
  init() {}
  /// Creates a transition from any other.
  public init<T: Transition>(_ transition: T) {}

  /// At once.
  public static let identity = AnyTransition()
  /// It becomes opaque.
  public static let opacity = AnyTransition()
  /// It grows.
  public static var scale: AnyTransition { AnyTransition() }
  /// It comes from the first side.
  public static var slide: AnyTransition { AnyTransition() }
  /// It grows.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// It comes from a side.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// It pushes the others.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// It comes from a position.
  public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
  /// It comes from a position.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
  /// It comes and goes in two manners.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  /// It changes by a modifier of the app's own.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// Returns the transition as it is.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition as it is.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How far a view has come.
///
/// Source: Apple, swiftui/transitionphase.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// How far it is away.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// How a view comes and goes, as the app's own type says; it is never asked here.
///
/// Source: Apple, swiftui/transition.
@MainActor @preconcurrency
public protocol Transition {
  /// The view that it makes.
  associatedtype Body: View
  /// The view that it is for.
  typealias Content = PlaceholderContentView<Self>
  /// Makes the view.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A transition of SwiftUI's own; nothing moves here.
///
/// One type has the names of all: `OpacityTransition`, `ScaleTransition` and others.
public struct PlainTransition: Transition {
  init() {}
  /// The view as it is.
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
  ///
  /// Source: Apple, swiftui/transition/scale(_:anchor:).
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> PlainTransition {
    PlainTransition()
  }
  /// It comes from a side.
  public static func move(_ edge: Edge) -> PlainTransition { PlainTransition() }
  /// It becomes sharp.
  public static var blurReplace: PlainTransition { PlainTransition() }
}

extension AnyTransition {
  /// It grows.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
}

extension Transition {
  /// Returns the transition as it is.
  public func combined<T: Transition>(with other: T) -> Self { self }
  /// Returns the transition as it is.
  public func combined(with other: AnyTransition) -> Self { self }
  /// Returns the transition as it is.
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
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// It becomes opaque.
  public static let opacity = ContentTransition(name: "opacity")
  /// Letters move.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits move.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }
  /// Digits move.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
  /// Symbols move.
  public static var symbolEffect: ContentTransition { .interpolate }
  /// Symbols move.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { .interpolate }
}

/// How a symbol moves; nothing moves here.
///
/// Source: Apple, symbols/symboleffect.
public struct SymbolEffect: Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  /// It bounces.
  public static let bounce = SymbolEffect(name: "bounce")
  /// It pulses.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Its parts change colour.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// It grows.
  public static let scale = SymbolEffect(name: "scale")
  /// It appears.
  public static let appear = SymbolEffect(name: "appear")
  /// It disappears.
  public static let disappear = SymbolEffect(name: "disappear")
  /// It turns into another one.
  public static let replace = SymbolEffect(name: "replace")
  /// It turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// It wiggles.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// It breathes.
  public static let breathe = SymbolEffect(name: "breathe")
  /// The same, upwards.
  public var up: SymbolEffect { self }
  /// The same, downwards.
  public var down: SymbolEffect { self }
  /// The same, layer by layer.
  public var byLayer: SymbolEffect { self }
  /// The same, as a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// The same, one after another.
  public var iterative: SymbolEffect { self }
  /// The same, back again.
  public var reversing: SymbolEffect { self }
  /// The same, downwards and up.
  public var downUp: SymbolEffect { self }
  /// The same, upwards and up.
  public var upUp: SymbolEffect { self }
  /// The same, off and up.
  public var offUp: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
///
/// Source: Apple, symbols/symboleffectoptions.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Several times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  /// In a manner.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// The same, several times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// The same, at a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// How it is repeated.
  ///
  /// Source: Apple, symbols/symboleffectoptions/repeatbehavior.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses.
    public static let periodic = RepeatBehavior()
  }
}

/// Which side a view is matched by.
///
/// Source: Apple, swiftui/matchedgeometryproperties.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit a property.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

// How views move: nothing moves here.
extension View {
  /// Sets how changes of a value move.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Sets how changes move, as before iOS 15.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Sets how the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View { self }
  /// Sets how the view comes and goes.
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// Changes what was asked for with a change; never called here.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Sets how the inside of the view changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Moves the view with another one.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Moves the view when a screen opens from it.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Sets how a screen opens.
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  /// Moves symbols while a value says so.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Moves symbols when a value changes.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Shows the view in the first of several phases.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  /// Shows the view in the first of several phases.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  /// Sets what the view moves with as one.
  public func geometryGroup() -> some View { self }
}

/// How a screen opens.
///
/// Source: Apple, swiftui/navigationtransition.
public struct NavigationTransition: Hashable, Sendable {
  /// The usual.
  public static let automatic = NavigationTransition()
  /// From a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> NavigationTransition
  { .automatic }
}
