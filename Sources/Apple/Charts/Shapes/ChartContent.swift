public import SwiftUI

/// The content of a chart: nothing is drawn, and the views of annotations are there.
///
/// Source: Apple, charts/chartcontent.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  func _adds(to annotations: inout _ChartAnnotations)
}

extension ChartContent {
  public func _adds(to annotations: inout _ChartAnnotations) { body._adds(to: &annotations) }
}

extension Never: ChartContent {}

/// Content of a chart that Charts itself knows.
@MainActor @preconcurrency
public protocol _DrawnChartContent: ChartContent where Body == Never {}

extension _DrawnChartContent {
  public var body: Never { preconditionFailure("a mark has no body") }
  public func _adds(to annotations: inout _ChartAnnotations) {}
}

/// The views that stand at the marks of a chart, each with where its mark is in the content.
@MainActor
public struct _ChartAnnotations {
  struct Item: Identifiable {
    let id: [AnyHashable]
    let view: AnyView
  }

  private(set) var items: [Item] = []
  private var path: [AnyHashable] = []

  mutating func add(_ part: some ChartContent, at step: AnyHashable) {
    path.append(step)
    part._adds(to: &self)
    path.removeLast()
  }

  mutating func add(_ view: some View) {
    items.append(Item(id: path + [AnyHashable("view")], view: AnyView(view)))
  }
}

/// Puts together what a chart shows.
///
/// Source: Apple, charts/chartcontentbuilder.
@resultBuilder
@MainActor @preconcurrency
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> some ChartContent { ChartParts(adds: { _ in }) }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    ChartParts(adds: { annotations in
      var index = 0
      for part in repeat each content {
        annotations.add(part, at: index)
        index += 1
      }
    })
  }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Several parts of what a chart shows.
struct ChartParts: _DrawnChartContent {
  let adds: @MainActor (inout _ChartAnnotations) -> Void

  func _adds(to annotations: inout _ChartAnnotations) { adds(&annotations) }
}

/// One of two parts.
///
/// Source: Apple, charts/builderconditional.
public struct BuilderConditional<First, Second> {
  let first: First?
  let second: Second?
}

extension BuilderConditional: ChartContent, _DrawnChartContent
where First: ChartContent, Second: ChartContent {
  public func _adds(to annotations: inout _ChartAnnotations) {
    if let first { annotations.add(first, at: 0) }
    if let second { annotations.add(second, at: 1) }
  }
}

extension Optional: ChartContent, _DrawnChartContent where Wrapped: ChartContent {
  public func _adds(to annotations: inout _ChartAnnotations) { self?._adds(to: &annotations) }
}

/// Content of a chart, of any type.
///
/// Source: Apple, charts/anychartcontent.
public struct AnyChartContent: _DrawnChartContent {
  let content: any ChartContent

  public init(_ content: any ChartContent) { self.content = content }
  public init(erasing content: some ChartContent) { self.content = content }

  public func _adds(to annotations: inout _ChartAnnotations) { content._adds(to: &annotations) }
}

/// Several marks as one.
///
/// Source: Apple, charts/plot.
public struct Plot<Content: ChartContent>: _DrawnChartContent {
  let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public func _adds(to annotations: inout _ChartAnnotations) { content._adds(to: &annotations) }
}

extension ForEach: ChartContent, _DrawnChartContent where Content: ChartContent {
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id })
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identity: { $0[keyPath: id] }) }

  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: { $0 })
  }

  public func _adds(to annotations: inout _ChartAnnotations) {
    for element in data { annotations.add(content(element), at: AnyHashable(identity(element))) }
  }
}
