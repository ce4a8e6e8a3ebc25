/// Views that can be scrolled; nothing scrolls here.
///
/// Source: Apple, swiftui/scrollview.
public struct ScrollView<Content: View>: DrawnView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

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
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Views that the app can scroll to; nothing scrolls here.
///
/// Source: Apple, swiftui/scrollviewreader.
public struct ScrollViewReader<Content: View>: DrawnView {
  public var content: (ScrollViewProxy) -> Content
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
  public static var automatic: ScrollIndicatorVisibility { .init(name: "automatic") }
  public static var visible: ScrollIndicatorVisibility { .init(name: "visible") }
  public static var hidden: ScrollIndicatorVisibility { .init(name: "hidden") }
  public static var never: ScrollIndicatorVisibility { .init(name: "never") }
}

/// How scrolling hides the keyboard.
///
/// Source: Apple, swiftui/scrolldismisseskeyboardmode.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

/// Whether scrolling goes on at the end.
///
/// Source: Apple, swiftui/scrollbouncebehavior.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  public static var automatic: ScrollBounceBehavior { .init(name: "automatic") }
  public static var always: ScrollBounceBehavior { .init(name: "always") }
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
    public static var automatic: LimitBehavior { .init() }
    public static var always: LimitBehavior { .init() }
    public static var never: LimitBehavior { .init() }
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

/// At pages.
///
/// Source: Apple, swiftui/pagingscrolltargetbehavior.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  { .init() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}

/// Where a scroll view is.
///
/// Source: Apple, swiftui/scrollposition.
public struct ScrollPosition: Equatable, Sendable {
  public init(idType: (some Hashable).Type = Never.self) {}
  public init(edge: Edge) {}
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(edge: Edge) {}
}

// How views scroll: nothing scrolls here.
extension View {
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  { self }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { self }
}

/// How the edge of what scrolls looks.
///
/// Source: Apple, swiftui/scrolledgeeffectstyle.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: ScrollEdgeEffectStyle { .init() }
  public static var hard: ScrollEdgeEffectStyle { .init() }
  public static var soft: ScrollEdgeEffectStyle { .init() }
}

/// How a view changes while it scrolls.
///
/// Source: Apple, swiftui/scrolltransitionconfiguration.
public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// When it begins.
  ///
  /// Source: Apple, swiftui/scrolltransitionconfiguration/threshold.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { .visible }
  }
}

/// How far a view has come into sight.
///
/// Source: Apple, swiftui/scrolltransitionphase.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
