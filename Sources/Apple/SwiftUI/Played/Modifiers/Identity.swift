/// A view whose identity the app gives: with another value it is another view.
struct IdentityModifier: NodeModifier {
  let id: AnyHashable

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.updateChild(0, content, key: ViewNode.ChildKey(id: id))
  }
}

extension View {
  /// Gives the view an identity: with another value all that it has kept is gone.
  ///
  /// Source: Apple, swiftui/view/id(_:).
  public func id<ID: Hashable>(_ id: ID) -> some View {
    played(IdentityModifier(id: AnyHashable(id)))
  }
}
