public import Foundation

/// The size that is offered to a view.
///
/// Source: Apple, swiftui/proposedviewsize.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil for any.
  public var width: CGFloat?
  /// The height; nil for any.
  public var height: CGFloat?
  /// Creates a size.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates a size of both.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// The least.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Any.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The most.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The size, with others where any is allowed.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// Lays views out in the app's own manner; it is never asked here.
///
/// Source: Apple, swiftui/layout.
@preconcurrency
public protocol Layout: Animatable {
  /// The views that it lays out.
  typealias Subviews = LayoutSubviews
  /// What it keeps between calls.
  associatedtype Cache = Void
  /// Returns its size.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts the views where they belong.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Makes what it keeps.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what it keeps up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  /// Puts views in it; nothing is laid out here.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Group(content: content)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// The views that a layout lays out: none here.
///
/// Source: Apple, swiftui/layoutsubviews.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// In which direction text is read.
  public var layoutDirection = LayoutDirection.leftToRight
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view that a layout lays out.
///
/// Source: Apple, swiftui/layoutsubview.
public struct LayoutSubview: Equatable, Sendable {
  /// How important it is.
  public var priority: Double { 0 }
  /// How much room it wants around it.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Its size in the room that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Its size and positions in the room that is offered.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Puts it where it belongs.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
  /// A value that the view has set.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// How much room a view wants around it.
///
/// Source: Apple, swiftui/viewspacing.
public struct ViewSpacing: Sendable {
  /// Creates the usual room.
  public init() {}
  /// The room between two views.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// Has a value that views hand to their layout.
///
/// Source: Apple, swiftui/layoutvaluekey.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value
  /// The value where a view sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Hands a value to the layout around.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}

/// A layout of any type.
///
/// Source: Apple, swiftui/anylayout.
public struct AnyLayout: Layout {
  /// Creates a layout from any other.
  public init<L: Layout>(_ layout: L) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Views below each other, as a layout.
///
/// Source: Apple, swiftui/vstacklayout.
public struct VStackLayout: Layout {
  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Views beside each other, as a layout.
///
/// Source: Apple, swiftui/hstacklayout.
public struct HStackLayout: Layout {
  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
