/// Looks at a value's changes.
struct ChangeModifier<Value: Equatable>: NodeModifier {
  let value: Value
  /// Whether it is called when the view appears first, too.
  let initial: Bool
  /// Whether the closure from before the change is called, as before iOS 17.
  let callsOld: Bool
  let action: @MainActor (Value, Value) -> Void

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.updateChild(0, content)
    follows(node)
  }

  /// Compares the value with the last one, and calls the action where it differs.
  func follows(_ node: ViewNode) {
    let isFirst = node.role == nil
    let role = node.keptRole { ChangeRole(self) }
    if isFirst {
      role.begins(node)
    } else {
      role.takes(self, node)
    }
  }
}

/// The value that was there last.
private final class ChangeRole<Value: Equatable>: ViewRole {
  private var last: ChangeModifier<Value>
  private var waitsForFirst: Bool

  init(_ modifier: ChangeModifier<Value>) {
    last = modifier
    waitsForFirst = modifier.initial
  }

  func begins(_ node: ViewNode) { changes(node, isShown: node.isShown) }

  func changes(_ node: ViewNode, isShown: Bool) {
    guard isShown, waitsForFirst else { return }
    waitsForFirst = false
    call(last.action, last.value, last.value, .appears, node)
  }

  func takes(_ next: ChangeModifier<Value>, _ node: ViewNode) {
    let before = last
    last = next
    if before.value == next.value { return }
    call(
      next.callsOld ? before.action : next.action, before.value, next.value, .changes, node)
  }

  private func call(
    _ action: @escaping @MainActor (Value, Value) -> Void, _ old: Value, _ new: Value,
    _ kind: ViewAction.Kind, _ node: ViewNode
  ) {
    let graph = node.graph
    let name = node.ownerName
    ViewTurn.current.calls(
      ViewAction(kind, of: node) {
        graph.notes("onChange", "\(name): \(new)")
        action(old, new)
      })
  }
}

extension View {
  /// Looks at a value's changes, with the old and the new value.
  ///
  /// Source: Apple, swiftui/view/onchange(of:initial:_:)-4psgg.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    played(ChangeModifier(value: value, initial: initial, callsOld: false, action: action))
  }

  /// Looks at a value's changes.
  ///
  /// Source: Apple, swiftui/view/onchange(of:initial:_:)-8wgw9.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    played(
      ChangeModifier(value: value, initial: initial, callsOld: false) { _, _ in action() })
  }

  /// Looks at a value's changes, as before iOS 17: the closure has what it captured before the change.
  ///
  /// Source: Apple, swiftui/view/onchange(of:perform:).
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    played(ChangeModifier(value: value, initial: false, callsOld: true) { action($1) })
  }
}

/// Follows a publisher while the view is part of the tree.
struct ReceiveModifier<Source: Publisher>: NodeModifier where Source.Failure == Never {
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let role = node.keptRole { ReceiveRole<Source>() }
    role.action = action
    node.updateChild(0, content)
    role.follows(publisher)
  }
}

/// The subscription of a view to a publisher.
private final class ReceiveRole<Source: Publisher>: ViewRole where Source.Failure == Never {
  var action: (@MainActor (Source.Output) -> Void)?
  private var subscription: AnyCancellable?

  func follows(_ publisher: Source) {
    if subscription != nil { return }
    subscription = publisher.sink { [weak self] value in
      ViewTurn.here { self?.action?(value) }
    }
  }

  func leaves(_ node: ViewNode) { subscription = nil }
}

extension View {
  /// Follows a publisher while the view is part of the tree.
  ///
  /// Source: Apple, swiftui/view/onreceive(_:perform:).
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    played(ReceiveModifier(publisher: publisher, action: action))
  }
}
