/// Views that can be scrolled; nothing scrolls here.
///
/// Source: Apple, swiftui/scrollview.
public struct ScrollView<Content: View>: DrawnView {
  /// The views.
  public var content: Content
  /// In which directions they can be scrolled.
  public var axes: Axis.Set
  /// Whether bars show how far it is.
  public var showsIndicators: Bool

  /// Creates a view of the closure's views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Scrolls to views: nothing scrolls here.
///
/// Source: Apple, swiftui/scrollviewproxy.
public struct ScrollViewProxy: Sendable {
  /// Scrolls nowhere.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Views that the app can scroll to; nothing scrolls here.
///
/// Source: Apple, swiftui/scrollviewreader.
public struct ScrollViewReader<Content: View>: DrawnView {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a view by a closure.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  public static var _reads: Bool { true }
  public func _update(_ node: ViewNode) { node.updateChild(0, content(ScrollViewProxy())) }
}

/// Whether bars show how far it is.
///
/// Source: Apple, swiftui/scrollindicatorvisibility.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  /// The usual.
  public static var automatic: ScrollIndicatorVisibility { .init(name: "automatic") }
  /// They do.
  public static var visible: ScrollIndicatorVisibility { .init(name: "visible") }
  /// They do not.
  public static var hidden: ScrollIndicatorVisibility { .init(name: "hidden") }
  /// They never do.
  public static var never: ScrollIndicatorVisibility { .init(name: "never") }
}

/// How scrolling hides the keyboard.
///
/// Source: Apple, swiftui/scrolldismisseskeyboardmode.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  /// The usual.
  public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

/// Whether scrolling goes on at the end.
///
/// Source: Apple, swiftui/scrollbouncebehavior.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  /// The usual.
  public static var automatic: ScrollBounceBehavior { .init(name: "automatic") }
  /// It does.
  public static var always: ScrollBounceBehavior { .init(name: "always") }
  /// It does where there is more than fits.
  public static var basedOnSize: ScrollBounceBehavior { .init(name: "basedOnSize") }
}

/// Where scrolling stops.
///
/// Source: Apple, swiftui/scrolltargetbehavior.
public protocol ScrollTargetBehavior {}

/// At views.
///
/// Source: Apple, swiftui/viewalignedscrolltargetbehavior.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views it goes on.
  ///
  /// Source: Apple, swiftui/viewalignedscrolltargetbehavior/limitbehavior.
  public struct LimitBehavior: Hashable, Sendable {
    /// The usual.
    public static var automatic: LimitBehavior { .init() }
    /// At most one.
    public static var always: LimitBehavior { .init() }
    /// Any.
    public static var never: LimitBehavior { .init() }
  }
  /// Creates it.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// At pages.
///
/// Source: Apple, swiftui/pagingscrolltargetbehavior.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates it.
  public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// At views, with a limit.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  { .init() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

/// Where a scroll view is.
///
/// Source: Apple, swiftui/scrollposition.
public struct ScrollPosition: Equatable, Sendable {
  /// Creates a position.
  public init(idType: (some Hashable).Type = Never.self) {}
  /// Creates a position at a side.
  public init(edge: Edge) {}
  /// Scrolls nowhere.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
  /// Scrolls nowhere.
  public mutating func scrollTo(edge: Edge) {}
}

// How views scroll: nothing scrolls here.
extension View {
  /// Sets whether the view can be scrolled.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Sets whether bars show how far it is.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Sets whether there is something behind what scrolls.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Sets whether what scrolls is cut at the sides.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets how scrolling hides the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Sets whether scrolling goes on at the end.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  /// Sets where scrolling stops.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Lets scrolling stop at the views within.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Follows which view is in sight; never set here.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  /// Follows where the view is; never set here.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  { self }
  /// Sets where scrolling begins.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Changes how a view looks while it scrolls, by a closure that is never called.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Sets how the edge of what scrolls looks.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
  /// Looks at how far it has been scrolled; called once, with nothing.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { self }
}

/// How the edge of what scrolls looks.
///
/// Source: Apple, swiftui/scrolledgeeffectstyle.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The usual.
  public static var automatic: ScrollEdgeEffectStyle { .init() }
  /// A line.
  public static var hard: ScrollEdgeEffectStyle { .init() }
  /// Blurred.
  public static var soft: ScrollEdgeEffectStyle { .init() }
}

/// How a view changes while it scrolls.
///
/// Source: Apple, swiftui/scrolltransitionconfiguration.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// At once.
  public static let identity = ScrollTransitionConfiguration()
  /// With an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  /// Returns it as it is.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// Returns it as it is.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// When it begins.
  ///
  /// Source: Apple, swiftui/scrolltransitionconfiguration/threshold.
  public struct Threshold: Sendable {
    /// When all is in sight.
    public static let visible = Threshold()
    /// In the middle.
    public static let centered = Threshold()
    /// When a part is in sight.
    public static func visible(_ amount: Double) -> Threshold { .visible }
  }
}

/// How far a view has come into sight.
///
/// Source: Apple, swiftui/scrolltransitionphase.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// How far it is away.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
