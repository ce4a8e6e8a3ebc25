/// Views of which one is shown at a time; the others keep their state.
///
/// All of them are read; a device may read one when it is selected first.
/// Source: Apple, swiftui/tabview.
public struct TabView<SelectionValue: Hashable, Content: View>: DrawnView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates tabs whose selection is the app's.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs whose selection is the app's, and which say their values.
  ///
  /// Source: Apple, swiftui/tabview/init(selection:content:).
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  public static var _reads: Bool { true }

  public func _update(_ node: ViewNode) {
    let role = node.keptRole { TabsRole() }
    if let selection {
      role.selected = AnyHashable(selection.wrappedValue)
      role.select = { tag in
        (tag.base as? SelectionValue).map { selection.wrappedValue = $0 }
      }
    } else {
      role.select = { [weak node, weak role] tag in
        role?.selected = tag
        node?.invalidate()
      }
    }
    node.updateChild(0, content, isShown: false)
    role.shows(node)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs that keep their selection themselves.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// Which tab is selected.
final class TabsRole: ViewRole {
  var selected: AnyHashable?
  var select: (@MainActor (AnyHashable) -> Void)?

  func showsChild(_ index: Int) -> Bool { false }
  func changes(_ node: ViewNode, isShown: Bool) { shows(node) }

  /// Shows the tab that is selected, and hides the others; without a selection the first is shown.
  func shows(_ node: ViewNode) {
    let tabs = Self.tabs(in: node)
    let chosen = chosen(of: tabs)
    for tab in tabs where tab.node !== chosen?.node { tab.node.chooses(false) }
    chosen?.node.chooses(node.isShown)
  }

  private func chosen(
    of tabs: [(node: ViewNode, tag: AnyHashable)]
  ) -> (node: ViewNode, tag: AnyHashable)? {
    tabs.first { $0.tag == selected } ?? tabs.first
  }

  /// The tabs that the user can select: all but the one that is shown, below its views.
  @MainActor
  func controls(of node: ViewNode) -> [ShownControl] {
    let tabs = Self.tabs(in: node)
    let chosen = chosen(of: tabs)
    return tabs.enumerated().filter { $1.node !== chosen?.node }.map { index, tab in
      let label = tab.node.roles(TabLabelRole.self).first.flatMap { $0.role.text(of: $0.node) }
      return ShownControl(.tab, label ?? "Tab \(index + 1)", tab.node) { [weak self] in
        self?.select?(tab.tag)
      }
    }
  }

  /// The views of the tabs with their tags: by default their positions.
  static func tabs(in node: ViewNode) -> [(node: ViewNode, tag: AnyHashable)] {
    let views = node.children.first.map { $0.members } ?? []
    return views.enumerated().map { index, view in
      (view, view.roles(TagRole.self).first?.role.tag ?? AnyHashable(index))
    }
  }
}

/// The tag by which a selection names a view.
final class TagRole: ViewRole {
  let tag: AnyHashable

  init(_ tag: AnyHashable) { self.tag = tag }
}

/// The title of a tab.
final class TabLabelRole: ViewRole {
  var title: String?

  /// The title, or the texts of the view beside the tab; nil for none.
  func text(of node: ViewNode) -> String? {
    let text = title ?? node.children.dropFirst().flatMap(\.allTexts).joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

/// Gives a tab a view that says what it is.
struct TabLabelModifier<Label: View>: NodeModifier {
  let label: Label
  var title: String?

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.keptRole { TabLabelRole() }.title = title
    node.updateChild(0, content)
    node.updateChild(1, label)
  }
}

/// Gives a view a tag.
struct TagModifier: NodeModifier {
  let tag: AnyHashable

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.role = TagRole(tag)
    node.updateChild(0, content)
  }
}

extension ViewNode {
  /// The views that stand in a list of views, without what only puts them together.
  var members: [ViewNode] { isList ? children.flatMap(\.members) : [self] }

  private var isList: Bool { type is any ListOfViews.Type }
}

/// A view that only puts others together.
protocol ListOfViews {}
extension TupleView: ListOfViews {}
extension Group: ListOfViews {}
extension ForEach: ListOfViews {}
extension Optional: ListOfViews where Wrapped: View {}
extension _ConditionalContent: ListOfViews {}

extension View {
  /// Gives the view a tag, by which a selection finds it.
  ///
  /// Source: Apple, swiftui/view/tag(_:includeoptional:).
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether a selection that may be missing finds it, too; here it always does.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    played(TagModifier(tag: AnyHashable(tag)))
  }
}
