import Foundation

/// A kind of thing that the user can do with a view.
package enum ControlKind: String {
  case button, link, toggle, field, picker, stepper, slider, row, back, tab, dismissal
}

/// A view that the user can tap, or change.
@MainActor
protocol Control: AnyObject {
  var kind: ControlKind { get }
  /// Taps it, or changes it to the next value.
  func tap()
}

/// A control with an action.
@MainActor
final class ControlRole: @MainActor ViewRole, @MainActor Control {
  let kind: ControlKind
  private let action: @MainActor () -> Void

  init(_ kind: ControlKind, _ action: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.action = action
  }

  func tap() { action() }
}

/// The text of a view, as a reader sees it.
final class TextRole: ViewRole {
  let text: String

  init(_ text: String) { self.text = text }
}

/// How a test names a view.
final class NameRole: ViewRole {
  let name: String

  init(_ name: String) { self.name = name }
}

/// Names a view for tests and for people who do not see it.
struct NameModifier: NodeModifier {
  let name: String

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.role = NameRole(name)
    node.updateChild(0, content)
  }
}

/// Keeps the views in it from being tapped.
struct DisabledModifier: NodeModifier {
  let isDisabled: Bool

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.keptRole { DisabledRole() }.isDisabled = isDisabled
    node.updateChild(0, content)
  }
}

/// Whether the views in a node can be tapped.
final class DisabledRole: ViewRole {
  var isDisabled = false
}

/// Something that is shown and that the user can do.
@MainActor
package struct ShownControl {
  /// The kind of control.
  package let kind: ControlKind
  /// The text on it, or the name that the app gives it.
  package let label: String
  private let node: ViewNode?
  private let action: () -> Void

  init(_ kind: ControlKind, _ label: String, _ node: ViewNode?, _ action: @escaping () -> Void) {
    (self.kind, self.label, self.node, self.action) = (kind, label, node, action)
  }

  /// Does it, as the user would, and brings the views to rest.
  package func tap() {
    node?.graph.notes("tap", label)
    let alert = node?.around(PresentationRole.self)
    action()
    if kind == .button, let alert, alert.closesWithButtons { alert.closes() }
    ViewTurn.settle()
  }
}

extension ViewGraph {
  /// The texts that are shown, in the order of the tree.
  ///
  /// Of what lies below a sheet or a full-screen cover nothing is; alerts and popovers hide nothing.
  package var texts: [String] {
    guard let rootNode else { return [] }
    return (rootNode.presentation(where: \.hidesBelow)?.node.children[1] ?? rootNode).texts
  }

  /// The controls that are shown and can be used now, in the order of the tree.
  @MainActor
  package var controls: [ShownControl] {
    guard isShown, let rootNode else { return [] }
    let above = rootNode.presentation(where: \.isModal)
    var found: [ShownControl] = []
    (above?.node.children[1] ?? rootNode).collects(&found)
    if let above, let dismissal = above.role.dismissal(of: above.node) { found.append(dismissal) }
    return found
  }
}

extension ViewNode {
  /// The innermost thing that is presented of those that are asked for; nil for none.
  fileprivate func presentation(where counts: (PresentationRole) -> Bool) -> (
    node: ViewNode, role: PresentationRole
  )? {
    for (node, role) in roles(PresentationRole.self)
    where role.isOpen && counts(role) && node.isShown && node.children.count > 1 {
      return node.children[1].presentation(where: counts) ?? (node, role)
    }
    return nil
  }

  /// The nodes in it that may be shown: of tabs, those that the selection chooses from.
  private var parts: [ViewNode] {
    role is TabsRole ? TabsRole.tabs(in: self).map(\.node) : children
  }

  /// The texts in the node that are shown.
  var texts: [String] {
    if !isShown { return [] }
    if let text = role as? TextRole { return [text.text] }
    return parts.flatMap(\.texts)
  }

  /// The texts in the node, whether they are shown or not.
  var allTexts: [String] { roles(TextRole.self).map(\.role.text) }

  @MainActor
  fileprivate func collects(_ found: inout [ShownControl], named name: String? = nil) {
    if !isShown || (role as? DisabledRole)?.isDisabled == true { return }
    if let control = role as? any Control {
      let label = name ?? texts.joined(separator: " ")
      found.append(ShownControl(control.kind, label, self) { control.tap() })
    }
    if let rows = role as? RowsRole { collects(rows, &found) }
    if let stack = role as? NavigationRole, children.count > 1 {
      found.append(ShownControl(.back, "Back", self) { _ = stack.goesBack() })
    }
    for child in parts {
      child.collects(&found, named: (role as? NameRole)?.name ?? (children.count == 1 ? name : nil))
    }
    if let tabs = role as? TabsRole { found += tabs.controls(of: self) }
    if let popover = role as? PresentationRole, !popover.isModal,
      let dismissal = popover.dismissal(of: self)
    {
      found.append(dismissal)
    }
  }

  @MainActor
  private func collects(_ rows: RowsRole, _ found: inout [ShownControl]) {
    guard let deletes = rows.deletes else { return }
    for (index, child) in children.enumerated() {
      let label = "Delete " + child.texts.joined(separator: " ")
      found.append(ShownControl(.row, label, self) { deletes(IndexSet(integer: index)) })
    }
  }
}
