/// The values that a stack shows, of any type.
///
/// Source: Apple, swiftui/navigationpath.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  private var coded: [any Codable] = []

  /// Creates an empty path.
  public init() {}
  /// Creates a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values it has.
  public var count: Int { elements.count }
  /// Whether it has none.
  public var isEmpty: Bool { elements.isEmpty }
  /// Appends a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }
  /// Drops the last values.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }

  public static func == (first: Self, second: Self) -> Bool { first.elements == second.elements }
}

/// The path of a stack, whatever type it has.
@MainActor
private struct PathAccess {
  let elements: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let shorten: (_ count: Int) -> Void
}

/// Views on top of each other, of which the last is shown.
///
/// The views below keep their state and have disappeared.
/// Source: Apple, swiftui/navigationstack.
public struct NavigationStack<Data, Root: View>: DrawnView {
  private let root: Root
  private let path: PathAccess?

  /// Creates a stack with its lowest view; the stack keeps the path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack that follows a path of values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(
      elements: { path.wrappedValue.elements }, append: { path.wrappedValue.append($0) },
      shorten: { path.wrappedValue.removeLast($0) })
  }

  /// Creates a stack that follows a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(
      elements: { path.wrappedValue.map { AnyHashable($0) } },
      append: { ($0.base as? Data.Element).map { path.wrappedValue.append($0) } },
      shorten: { path.wrappedValue = Data(path.wrappedValue.dropLast($0)) })
  }

  public static var _reads: Bool { true }

  public func _update(_ node: ViewNode) {
    let role = node.keptRole { NavigationRole(node) }
    if let path {
      role.append = path.append
      role.shorten = path.shorten
      role.path = path.elements()
    }
    role.update(node, root)
  }
}

/// The state of a stack of views.
@MainActor
final class NavigationRole: @MainActor ViewRole {
  /// A view that a link or a modifier shows on top, and what takes it away.
  struct Screen {
    let owner: ObjectIdentifier
    let view: AnyView
    let close: () -> Void
  }

  private weak var node: ViewNode?
  var path: [AnyHashable] = []
  var append: ((AnyHashable) -> Void)?
  var shorten: ((Int) -> Void)?
  /// How values of a type are shown.
  private var destinations: [(type: Any.Type, view: (Any) -> AnyView)] = []
  private var screens: [Screen] = []
  private var scopes: [EnvironmentScope] = []
  private let rootScope: EnvironmentScope
  private lazy var around = StackAround(self)
  private var isUpdating = false

  init(_ node: ViewNode) {
    self.node = node
    rootScope = EnvironmentScope(below: node.environment)
  }

  private var count: Int { path.count + screens.count }

  func showsChild(_ index: Int) -> Bool { index == count }

  func update<Root: View>(_ node: ViewNode, _ root: Root) {
    isUpdating = true
    defer { isUpdating = false }
    rootScope.set(Self.key, around)
    node.updateChild(0, root, environment: rootScope, isShown: count == 0)
    for (index, value) in path.enumerated() {
      show(node, index, view(of: value), AnyHashable(value)) { [weak self] in
        self?.pops(to: index)
      }
    }
    // A view below may bring the one above it up to date meanwhile.
    for index in screens.indices where index < screens.count {
      let screen = screens[index]
      show(node, path.count + index, screen.view, AnyHashable(screen.owner), screen.close)
    }
    node.removeChildren(from: count + 1)
  }

  private func show(
    _ node: ViewNode, _ index: Int, _ view: AnyView, _ id: AnyHashable,
    _ close: @escaping () -> Void
  ) {
    if scopes.count <= index { scopes.append(EnvironmentScope(below: rootScope)) }
    scopes[index].presents(closing: close)
    node.updateChild(
      index + 1, view, key: ViewNode.ChildKey(id: id), environment: scopes[index],
      isShown: index + 1 == count)
  }

  private func view(of value: AnyHashable) -> AnyView {
    let base = value.base
    let type = type(of: base)
    return destinations.last { $0.type == type }?.view(base) ?? AnyView(EmptyView())
  }

  /// Learns how values of a type are shown.
  func learns(_ type: Any.Type, _ view: @escaping (Any) -> AnyView) {
    let isNew = !destinations.contains { $0.type == type }
    destinations.removeAll { $0.type == type }
    destinations.append((type, view))
    if isNew, path.contains(where: { Swift.type(of: $0.base) == type }) { node?.invalidate() }
  }

  /// Shows a value on top.
  func push(_ value: AnyHashable) {
    if let append { return append(value) }
    path.append(value)
    node?.invalidate()
  }

  /// Shows a view on top, or brings it up to date.
  func shows(_ screen: Screen) {
    if let index = screens.firstIndex(where: { $0.owner == screen.owner }) {
      screens[index] = screen
      // What a link says while the stack is brought up to date is shown in the same update.
      if isUpdating { return }
    } else {
      screens.append(screen)
    }
    node?.invalidate()
  }

  /// Takes a view away.
  func hides(_ owner: ObjectIdentifier) {
    guard screens.contains(where: { $0.owner == owner }) else { return }
    screens.removeAll { $0.owner == owner }
    node?.invalidate()
  }

  private func pops(to count: Int) {
    if let shorten { return shorten(path.count - count) }
    path.removeLast(path.count - count)
    node?.invalidate()
  }

  /// Takes the view on top away, as the user does; false where there is none.
  func goesBack() -> Bool {
    if let last = screens.last {
      last.close()
      return true
    }
    if path.isEmpty { return false }
    pops(to: path.count - 1)
    return true
  }

  nonisolated static let key = EnvironmentScope.Key(NavigationRole.self)
}

/// A stack as its views have it around them: they do not keep it, for it keeps them.
@MainActor
private final class StackAround {
  weak var role: NavigationRole?

  init(_ role: NavigationRole) { self.role = role }
}

extension EnvironmentScope {
  /// The stack around; nil for none.
  @MainActor var navigation: NavigationRole? { (read(NavigationRole.key) as? StackAround)?.role }
}

/// Says how a stack shows values of a type.
struct DestinationModifier<Value: Hashable, Destination: View>: NodeModifier {
  let destination: @MainActor (Value) -> Destination

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.environment.navigation?.learns(Value.self) { value in
      (value as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
    node.updateChild(0, content)
  }
}

/// Shows a view on top of the stack while a value says so.
struct ScreenModifier: NodeModifier {
  let screen: @MainActor () -> AnyView?
  let close: @MainActor () -> Void

  static var reads: Bool { true }

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let role = node.keptRole { ScreenRole(node) }
    node.updateChild(0, content)
    role.shows(screen(), close)
  }
}

/// The view that is shown on top of a stack for a node.
@MainActor
final class ScreenRole: @MainActor ViewRole {
  private let stack: NavigationRole?
  private let owner: ObjectIdentifier

  init(_ node: ViewNode) {
    stack = node.environment.navigation
    owner = ObjectIdentifier(node)
  }

  func shows(_ view: AnyView?, _ close: @escaping @MainActor () -> Void) {
    if let view {
      stack?.shows(NavigationRole.Screen(owner: owner, view: view, close: close))
    } else {
      stack?.hides(owner)
    }
  }

  func leaves(_ node: ViewNode) { stack?.hides(owner) }
}

extension View {
  /// Says how the stack around shows values of a type.
  ///
  /// Source: Apple, swiftui/view/navigationdestination(for:destination:).
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { played(DestinationModifier(destination: destination)) }

  /// Shows a view on top of the stack while a value is true.
  ///
  /// Source: Apple, swiftui/view/navigationdestination(ispresented:destination:).
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let screen = AnyView(destination())
    return played(
      ScreenModifier(
        screen: { isPresented.wrappedValue ? screen : nil },
        close: { isPresented.wrappedValue = false }))
  }

  /// Shows a view on top of the stack while there is an item.
  ///
  /// Source: Apple, swiftui/view/navigationdestination(item:destination:).
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    played(
      ScreenModifier(
        screen: { item.wrappedValue.map { AnyView(destination($0)) } },
        close: { item.wrappedValue = nil }))
  }
}
