public import Foundation

/// Views below each other; nothing is laid out here.
///
/// Source: Apple, swiftui/vstack.
public struct VStack<Content: View>: DrawnView {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Views beside each other; nothing is laid out here.
///
/// Source: Apple, swiftui/hstack.
public struct HStack<Content: View>: DrawnView {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Views in front of each other; nothing is laid out here.
///
/// Source: Apple, swiftui/zstack.
public struct ZStack<Content: View>: DrawnView {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Views below each other; all of them are there.
///
/// Source: Apple, swiftui/lazyvstack.
public struct LazyVStack<Content: View>: DrawnView {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Views beside each other; all of them are there.
///
/// Source: Apple, swiftui/lazyhstack.
public struct LazyHStack<Content: View>: DrawnView {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Views in columns; all of them are there.
///
/// Source: Apple, swiftui/lazyvgrid.
public struct LazyVGrid<Content: View>: DrawnView {
  let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Views in lines of a grid; all of them are there.
///
/// Source: Apple, swiftui/lazyhgrid.
public struct LazyHGrid<Content: View>: DrawnView {
  let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Views in a grid; nothing is laid out here.
///
/// Source: Apple, swiftui/grid.
public struct Grid<Content: View>: DrawnView {
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Views in a line of a grid.
///
/// Source: Apple, swiftui/gridrow.
public struct GridRow<Content: View>: DrawnView {
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// The first of several views; nothing is measured here.
///
/// Source: Apple, swiftui/viewthatfits.
public struct ViewThatFits<Content: View>: DrawnView {
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func _update(_ node: ViewNode) {
    node.updateChild(0, content, isShown: false)
    node.role = FirstRole()
    FirstRole.shows(node)
  }
}

/// Shows the first of several views.
final class FirstRole: ViewRole {
  func showsChild(_ index: Int) -> Bool { false }
  func changes(_ node: ViewNode, isShown: Bool) { Self.shows(node) }

  static func shows(_ node: ViewNode) {
    node.children.first?.members.first?.chooses(node.isShown)
  }
}

/// Which parts of sections stay in sight.
///
/// Source: Apple, swiftui/pinnedscrollableviews.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// One column of a grid, or one line.
///
/// Source: Apple, swiftui/griditem.
public struct GridItem: Sendable {
  /// How large it is.
  ///
  /// Source: Apple, swiftui/griditem/size-swift.enum.
  public enum Size: Sendable {
    case fixed(_ size: CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Room between views.
///
/// Source: Apple, swiftui/spacer.
public struct Spacer: Sendable {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: DrawnView {}

/// A line between views.
///
/// Source: Apple, swiftui/divider.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: DrawnView {}

// How views stand in a grid: nothing is laid out here.
extension View {
  public func gridCellColumns(_ count: Int) -> some View { self }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
