public import Foundation

/// A view with another one beside it, which is there too.
struct BesideModifier<Beside: View>: NodeModifier {
  let beside: Beside

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.updateChild(0, content)
    node.updateChild(1, beside)
  }
}

/// A control that has no view of the app's, with its name.
struct NamedControl: DrawnView {
  let kind: ControlKind
  let name: String
  let action: @MainActor () -> Void

  func _update(_ node: ViewNode) {
    let control = EmptyView().played(TapModifier(kind: kind, action: action))
    node.updateChild(0, control.played(NameModifier(name: name)))
  }
}

// How the lines of a list look.
extension View {
  /// Sets what lies behind a line, which is there too.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    played(BesideModifier(beside: view))
  }
  /// Sets the distances of a line from the sides.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Sets the distance of a line from some sides.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Sets whether there is a line between two lines.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Sets the colour of the line between two lines.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// Sets whether there is a line between two sections.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Sets the colour of the line between two sections.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Sets the room between lines.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Sets the room between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Sets the room between sections.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Sets the colour of the symbols of a list.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Sets whether the heading is large.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Adds controls that a swipe shows; they are there.
  ///
  /// Source: Apple, swiftui/view/swipeactions(edge:allowsfullswipe:content:).
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { played(BesideModifier(beside: content())) }
  /// Lets the user load anew: a control with the name "Refresh".
  ///
  /// Source: Apple, swiftui/view/refreshable(action:).
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    played(
      BesideModifier(
        beside: NamedControl(kind: .row, name: "Refresh") { Task { await action() } }))
  }
  /// Keeps the user from deleting.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Keeps the user from moving.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Keeps the user from selecting.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Adds a number, or a text.
  public func badge(_ count: Int) -> some View { self }
  /// Adds a text.
  public func badge(_ label: Text?) -> some View { self }
  /// Adds a text.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  /// Adds a text.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}

/// The room between sections.
///
/// Source: Apple, swiftui/listsectionspacing.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The usual.
  public static let `default` = ListSectionSpacing()
  /// Less.
  public static let compact = ListSectionSpacing()
  /// A length.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .default }
}

/// How important something looks.
///
/// Source: Apple, swiftui/prominence.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// Whether a list is edited.
///
/// Source: Apple, swiftui/editmode.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}
