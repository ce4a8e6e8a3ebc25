/// The content of bars; all of it is there.
///
/// Source: Apple, swiftui/toolbarcontent.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  static func _updateToolbar(_ node: ViewNode, with content: Self)
}

/// The content of bars that the user can change.
///
/// Source: Apple, swiftui/customizabletoolbarcontent.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension ToolbarContent {
  public static func _updateToolbar(_ node: ViewNode, with content: Self) {
    guard let evaluator = node.evaluator as? ToolbarEvaluator<Self> else {
      let evaluator = ToolbarEvaluator(content)
      node.evaluator = evaluator
      return evaluator.evaluate(node)
    }
    evaluator.content = content
    evaluator.evaluate(node)
  }
}

/// Keeps the last value of what stands in bars as the app's own type says.
@MainActor @preconcurrency
private final class ToolbarEvaluator<Content: ToolbarContent>: NodeEvaluator {
  var content: Content

  init(_ content: Content) { self.content = content }

  func evaluate(_ node: ViewNode) {
    var bound = content
    let body = node.reads {
      FieldTable.bind(&bound, to: node)
      return bound.body
    }
    node.updateChild(0, ToolbarView(content: body))
  }
}

/// The content of bars, as a view.
struct ToolbarView<Content: ToolbarContent>: DrawnView {
  let content: Content
  func _update(_ node: ViewNode) { Content._updateToolbar(node, with: content) }
}

/// Content of bars that SwiftUI itself knows.
@MainActor @preconcurrency
public protocol DrawnToolbarContent: CustomizableToolbarContent where Body == Never {
  func _update(_ node: ViewNode)
}

extension DrawnToolbarContent {
  public var body: Never { preconditionFailure("what stands in bars has no body") }
  public static func _updateToolbar(_ node: ViewNode, with content: Self) { content._update(node) }
}

/// One view in a bar.
///
/// Source: Apple, swiftui/toolbaritem.
public struct ToolbarItem<ID, Content: View>: DrawnToolbarContent {
  let content: Content
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(content: content()) }
}

extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content()) }
}

/// Several views in a bar.
///
/// Source: Apple, swiftui/toolbaritemgroup.
public struct ToolbarItemGroup<Content: View>: DrawnToolbarContent {
  let content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Room in a bar.
///
/// Source: Apple, swiftui/toolbarspacer.
public struct ToolbarSpacer: DrawnToolbarContent {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  public func _update(_ node: ViewNode) {}
}

/// How large room is.
///
/// Source: Apple, swiftui/spacersizing.
public struct SpacerSizing: Hashable, Sendable {
  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

/// Puts together what stands in bars.
///
/// Source: Apple, swiftui/toolbarcontentbuilder.
@resultBuilder
@MainActor @preconcurrency
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent {
    TupleToolbarContent { node in
      var index = 0
      for part in repeat each content {
        node.updateChild(index, ToolbarView(content: part))
        index += 1
      }
    }
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> TupleToolbarContent {
    TupleToolbarContent { $0.updateChild(0, content.map { ToolbarView(content: $0) }) }
  }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> BranchToolbarContent<First, Second>
  { BranchToolbarContent(first: first, second: nil) }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> BranchToolbarContent<First, Second>
  { BranchToolbarContent(first: nil, second: second) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> TupleToolbarContent
  { TupleToolbarContent { $0.updateChild(0, ToolbarView(content: content)) } }
}

/// Several parts of bars.
public struct TupleToolbarContent: DrawnToolbarContent {
  let updates: @MainActor (ViewNode) -> Void
  public func _update(_ node: ViewNode) { updates(node) }
}

/// One of two parts of bars.
public struct BranchToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  DrawnToolbarContent
{
  let first: First?
  let second: Second?
  public func _update(_ node: ViewNode) {
    if let first { node.updateChild(0, ToolbarView(content: first)) }
    if let second {
      node.updateChild(0, ToolbarView(content: second), key: ViewNode.ChildKey(branch: 1))
    }
  }
}
