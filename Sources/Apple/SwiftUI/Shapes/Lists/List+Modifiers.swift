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
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    played(BesideModifier(beside: view))
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Adds controls that a swipe shows; they are there.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { played(BesideModifier(beside: content())) }
  /// Lets the user load anew: a control with the name "Refresh".
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    played(
      BesideModifier(
        beside: NamedControl(kind: .row, name: "Refresh") { Task { await action() } }))
  }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func badge(_ label: Text?) -> some View { self }
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}

/// The room between sections.
///
/// Source: Apple, swiftui/listsectionspacing.
public struct ListSectionSpacing: Hashable, Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
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

  public var isEditing: Bool { self != .inactive }
}
