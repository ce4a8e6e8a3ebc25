/// A control that shows a view on top of the stack around.
///
/// Source: Apple, swiftui/navigationlink.
public struct NavigationLink<Label: View, Destination: View>: DrawnView {
  private enum Target {
    case value(AnyHashable?)
    case view(Destination)
    case active(Binding<Bool>, Destination)
  }

  private let target: Target
  private let label: Label

  public static var _reads: Bool { true }

  public func _update(_ node: ViewNode) {
    let role = node.keptRole { LinkRole(node) }
    role.action = { [weak node, weak role] in
      if let node, let role { tap(node, role) }
    }
    node.updateChild(0, label)
    if case .active(let isActive, let destination) = target {
      role.screen.shows(isActive.wrappedValue ? AnyView(destination) : nil) {
        isActive.wrappedValue = false
      }
    } else if role.isOpen, case .view(let destination) = target {
      role.screen.shows(AnyView(destination)) { [weak role] in role?.closes() }
    }
  }

  private func tap(_ node: ViewNode, _ role: LinkRole) {
    switch target {
    case .value(let value):
      if let value { node.environment.navigation?.push(value) }
    case .view:
      role.isOpen = true
      node.invalidate()
    case .active(let isActive, _): isActive.wrappedValue = true
    }
  }
}

/// A link of a stack.
@MainActor
final class LinkRole: @MainActor ViewRole, @MainActor Control {
  let screen: ScreenRole
  var action: @MainActor () -> Void = {}
  var isOpen = false

  init(_ node: ViewNode) { screen = ScreenRole(node) }

  let kind = ControlKind.link
  func tap() { action() }

  func closes() {
    isOpen = false
    screen.shows(nil) {}
  }

  func leaves(_ node: ViewNode) {
    action = {}
    screen.leaves(node)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that shows a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

// What is shown is made with the link: with each body that has one, whether it is followed or not.
extension NavigationLink {
  /// Creates a link that shows a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }

  /// Creates a link that shows a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link that shows a view while a value is true, as before iOS 16.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    target = .active(isActive, destination)
    self.label = label()
  }

  /// Creates a link that shows a view while a value has a tag, as before iOS 16.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(destination: destination, isActive: isActive, label: label)
  }
}

/// Views on top of each other, as before iOS 16.
///
/// Source: Apple, swiftui/navigationview.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Creates a stack with its lowest view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack that keeps its path itself.
  public var body: some View { NavigationStack { content } }
}
