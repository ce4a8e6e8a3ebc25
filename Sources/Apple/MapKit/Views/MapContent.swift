public import SwiftUI

/// The content of a map: the views in it are there, and so is the state of an app's own types.
///
/// Source: Apple, mapkit/mapcontent.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of the content that it consists of.
  associatedtype Body: MapContent
  /// The content that it consists of.
  @MapContentBuilder var body: Body { get }
  /// The views in it; what MapKit itself knows has its own way.
  static func _views(of content: Self) -> AnyView
}

extension MapContent {
  public static func _views(of content: Self) -> AnyView {
    AnyView(DescribedView(content) { Body._views(of: $0.body) })
  }
}

extension Never: MapContent {}

/// Content of a map that MapKit itself knows.
@MainActor @preconcurrency
public protocol DrawnMapContent: MapContent where Body == Never {
  /// The type of the views in it.
  associatedtype Views: View
  /// The views in it.
  @ViewBuilder var _shown: Views { get }
}

extension DrawnMapContent {
  /// Never read.
  public var body: Never { preconditionFailure("what MapKit draws itself has no body") }
  public static func _views(of content: Self) -> AnyView { AnyView(content._shown) }
}

/// Nothing on a map.
///
/// Source: Apple, mapkit/emptymapcontent.
public struct EmptyMapContent: DrawnMapContent {
  /// Creates nothing.
  public init() {}
  public var _shown: some View { EmptyView() }
}

/// Several things on a map.
public struct TupleMapContent: DrawnMapContent {
  let views: AnyView
  public var _shown: some View { views }
}

/// One of several things on a map, as a view.
private struct MapPart<Content: MapContent>: View {
  let content: Content
  var body: some View { Content._views(of: content) }
}

/// One of two things on a map: another branch is another thing.
public struct BranchMapContent<First: MapContent, Second: MapContent>: DrawnMapContent {
  let first: First?
  let second: Second?

  public var _shown: some View {
    if let first {
      First._views(of: first)
    } else if let second {
      Second._views(of: second)
    }
  }
}

/// Puts together what is on a map.
///
/// Source: Apple, mapkit/mapcontentbuilder.
@resultBuilder
@MainActor @preconcurrency
public enum MapContentBuilder {
  /// A thing as it is.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }
  /// Nothing.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// One thing.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  /// Several things.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent {
    TupleMapContent(
      views: AnyView(ViewBuilder.buildBlock(repeat MapPart(content: each content))))
  }
  /// A thing that may be missing.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> TupleMapContent {
    TupleMapContent(views: AnyView(content.map { Content._views(of: $0) }))
  }
  /// The first of two branches.
  public static func buildEither<First: MapContent, Second: MapContent>(first: First)
    -> BranchMapContent<First, Second>
  { BranchMapContent(first: first, second: nil) }
  /// The second of two branches.
  public static func buildEither<First: MapContent, Second: MapContent>(second: Second)
    -> BranchMapContent<First, Second>
  { BranchMapContent(first: nil, second: second) }
  /// A thing that only newer systems have.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content)
    -> TupleMapContent
  { TupleMapContent(views: Content._views(of: content)) }
}

extension Group: MapContent, DrawnMapContent where Content: MapContent {
  /// Creates a group of things on a map.
  public init(@MapContentBuilder content: () -> Content) { self.init(content: content()) }
  public var _shown: some View { Content._views(of: content) }
}

extension ForEach: MapContent, DrawnMapContent where Content: MapContent {
  /// Creates a thing on a map for each value, whose identity is a part of the value.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }

  /// Creates a thing on a map for each value, which has an identity.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id })
  }

  /// Creates a thing on a map for each number of a range that does not change.
  public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: { $0 })
  }

  public var _shown: some View {
    ForEach<Data, ID, AnyView>(
      data: data, content: { Content._views(of: content($0)) }, identity: identity)
  }
}

// How things on a map look: nothing is drawn here.
extension MapContent {
  /// Sets whether titles are drawn; they are there.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Sets whether second titles are drawn.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// Sets what fills it.
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  /// Sets its colour.
  public func tint<S: ShapeStyle>(_ style: S?) -> some MapContent { self }
  /// Sets its colour.
  public func tint(_ tint: Color?) -> some MapContent { self }
  /// Draws its outline.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Draws its outline.
  public func stroke(_ style: some ShapeStyle, style strokeStyle: StrokeStyle)
    -> some MapContent
  { self }
  /// Draws its outline.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  /// Sets how its outline is drawn.
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  /// Sets what of the map is above it.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  /// Sets by what a selection names it; a selection is never set here.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
}
