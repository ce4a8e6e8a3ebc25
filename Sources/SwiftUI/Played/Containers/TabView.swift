/// Views of which one is shown at a time; the others keep their state.
///
/// All of them are read; a device may read one when it is selected first.
/// Source: Apple, swiftui/tabview.
public struct TabView<SelectionValue: Hashable, Content: View>: DrawnView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates tabs whose selection is the app's.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
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
    let chosen = tabs.first { $0.tag == selected } ?? tabs.first
    for tab in tabs where tab.node !== chosen?.node { tab.node.chooses(false) }
    chosen?.node.chooses(node.isShown)
  }

  /// The views of the tabs with their tags: by default their positions.
  static func tabs(in node: ViewNode) -> [(node: ViewNode, tag: AnyHashable)] {
    let views = node.children.first.map { $0.members } ?? []
    return views.enumerated().map { index, view in
      (view, view.roles(TagRole.self).first?.role.tag ?? AnyHashable(index))
    }
  }
}

/// What a selection calls a view.
final class TagRole: ViewRole {
  let tag: AnyHashable

  init(_ tag: AnyHashable) { self.tag = tag }
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

/// What only puts views together.
protocol ListOfViews {}
extension TupleView: ListOfViews {}
extension Group: ListOfViews {}
extension ForEach: ListOfViews {}
extension Optional: ListOfViews where Wrapped: View {}
extension _ConditionalContent: ListOfViews {}

extension View {
  /// Gives the view a tag, by which a selection finds it.
  ///
  /// Source: Apple, swiftui/view/tag(_:).
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    played(TagModifier(tag: AnyHashable(tag)))
  }
}

/// One of several tabs.
///
/// Source: Apple, swiftui/tab.
public struct Tab<Value: Hashable, Content: View>: View {
  private let value: Value?
  private let content: Content

  /// Creates a tab with a text and an image.
  public init(
    _ title: String, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
  }

  /// Its view.
  public var body: some View {
    content.played(OptionalTagModifier(tag: value.map { AnyHashable($0) }))
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a text and an image, which no selection names.
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
  }
}

/// Gives a view a tag where there is one.
private struct OptionalTagModifier: NodeModifier {
  let tag: AnyHashable?

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.role = tag.map { TagRole($0) }
    node.updateChild(0, content)
  }
}
