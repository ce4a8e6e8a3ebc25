/// Keeps the user from closing with a finger what shows the view.
struct DismissalModifier: NodeModifier {
  let isDisabled: Bool

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.keptRole { DismissalRole() }.isDisabled = isDisabled
    node.updateChild(0, content)
  }
}

/// Whether the user is kept from closing what shows a view.
final class DismissalRole: ViewRole {
  var isDisabled = false
}

extension PresentationRole {
  /// The user's way to close it, beside its buttons; nil where a view in it forbids that.
  ///
  /// Source: Apple, swiftui/view/interactivedismissdisabled(_:).
  @MainActor
  func dismissal(of node: ViewNode) -> ShownControl? {
    guard let gesture, isOpen, node.isShown, node.children.count > 1 else { return nil }
    let content = node.children[1]
    if content.roles(DismissalRole.self).contains(where: { $0.role.isDisabled }) { return nil }
    return ShownControl(.dismissal, gesture, content) { [weak self] in self?.closes() }
  }
}
