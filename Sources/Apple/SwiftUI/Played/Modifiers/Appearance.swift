/// Work when a view comes and goes.
struct AppearanceModifier: NodeModifier {
  var appears: (@MainActor () -> Void)?
  var disappears: (@MainActor () -> Void)?

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let role = node.keptRole { AppearanceRole() }
    role.modifier = self
    node.updateChild(0, content)
    role.changes(node, isShown: node.isShown)
  }
}

/// Whether a view has appeared: once each time that it is shown.
private final class AppearanceRole: ViewRole {
  var modifier = AppearanceModifier()
  private var hasAppeared = false

  func changes(_ node: ViewNode, isShown: Bool) {
    if hasAppeared == isShown { return }
    hasAppeared = isShown
    let name = node.ownerName
    let graph = node.graph
    if isShown, modifier.appears != nil {
      ViewTurn.current.calls(
        ViewAction(.appears, of: node) { [self] in
          graph.notes("onAppear", name)
          modifier.appears?()
        })
    } else if !isShown, let disappears = modifier.disappears {
      ViewTurn.current.calls(
        ViewAction(.disappears, of: node) {
          graph.notes("onDisappear", name)
          disappears()
        })
    }
  }

  func leaves(_ node: ViewNode) { changes(node, isShown: false) }
}

extension View {
  /// Works when the view appears, behind the update that shows it.
  ///
  /// Source: Apple, swiftui/view/onappear(perform:).
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    played(AppearanceModifier(appears: action))
  }

  /// Works when the view disappears, behind the update that hides it.
  ///
  /// Source: Apple, swiftui/view/ondisappear(perform:).
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    played(AppearanceModifier(disappears: action))
  }
}

extension ViewNode {
  /// The app's own view around the node, as notes name it; without one what it stands behind.
  var ownerName: String {
    var node: ViewNode? = self
    while let next = node {
      if next.evaluator?.isOfTheApp == true { return "\(next.type)" }
      node = next.parent
    }
    var inner = self
    while inner.evaluator?.isOfTheApp != true, let child = inner.children.first { inner = child }
    return "\(inner.type)"
  }
}
