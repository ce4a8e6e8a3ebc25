/// A view that is there: what SwiftUI keeps while the values that describe it come and go.
///
/// Its identity is its position below the node around it, its type, and its key.
public final class ViewNode {
  /// The key that tells a child from another one of the same type at the same position.
  struct ChildKey: Equatable {
    /// Which branch of an `if` or a `switch`; 0 elsewhere.
    var branch = 0
    /// The identity that the app has given.
    var id: AnyHashable?
  }

  /// The tree in which it is.
  let graph: ViewGraph
  /// The node around it; nil for the root and for one that is gone.
  private(set) weak var parent: ViewNode?
  /// How many nodes are around it.
  let depth: Int
  /// Its number among the nodes of its tree: older ones have lower numbers.
  let number: Int
  /// The type of the view that it stands for.
  let type: Any.Type
  /// Whether the same type, and not another one, is at its position.
  private let typeID: ObjectIdentifier
  private(set) var key: ChildKey
  /// The nodes in it, in the order in which they are shown.
  private(set) var children: [ViewNode] = []
  /// The view's environment.
  let environment: EnvironmentScope
  /// The objects that its properties keep, in their order.
  var storage: [AnyObject?] = []
  /// The state of its modifier or container.
  var role: (any ViewRole)?
  /// Evaluates it once more; nil before the first time, and where a change outside cannot reach it.
  var evaluator: (any NodeEvaluator)?
  /// Whether it has to be evaluated once more.
  var isDirty = false
  /// How often it was evaluated: what was read for an earlier time no longer counts.
  var evaluation = 0
  /// Whether it was taken out of the tree.
  private(set) var isGone = false
  /// Whether it is part of what its tree shows: not in a tab that is not selected, or below another screen.
  private(set) var isShown: Bool

  init(
    _ type: Any.Type, _ key: ChildKey, in graph: ViewGraph, below parent: ViewNode?,
    environment: EnvironmentScope, isShown: Bool
  ) {
    self.type = type
    typeID = ObjectIdentifier(type)
    self.key = key
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.isShown = isShown
    depth = (parent?.depth ?? -1) + 1
    number = graph.nextNumber()
  }

  /// Asks for another evaluation in the turn that comes.
  func invalidate() {
    if isDirty || isGone { return }
    isDirty = true
    ViewTurn.current.add(self)
  }

  // MARK: Children

  /// Brings a child up to date with a view, or puts one in the stead of what was there.
  ///
  /// - Parameters:
  ///   - index: The child's position, at most the number of children.
  ///   - view: What it stands for.
  ///   - key: What tells it from others of the same type.
  ///   - environment: What surrounds it; by default what surrounds this node.
  ///   - isShown: Whether it is shown where this node is.
  @MainActor
  func updateChild<Content: View>(
    _ index: Int, _ view: Content, key: ChildKey = ChildKey(),
    environment: EnvironmentScope? = nil, isShown: Bool = true
  ) {
    let child = child(
      index, Content.self, key, environment ?? self.environment, self.isShown && isShown)
    Content._update(child, with: view)
    child.shows(self.isShown && isShown)
  }

  /// The child at a position: the one that is there, if it has the same identity, else a new one.
  func child(
    _ index: Int, _ type: Any.Type, _ key: ChildKey, _ scope: EnvironmentScope, _ isShown: Bool
  ) -> ViewNode {
    if index < children.count {
      let old = children[index]
      if old.typeID == ObjectIdentifier(type), old.key == key, old.environment === scope {
        return old
      }
      old.leaves()
    }
    let new = ViewNode(type, key, in: graph, below: self, environment: scope, isShown: isShown)
    if index < children.count { children[index] = new } else { children.append(new) }
    return new
  }

  /// Takes the children from a position on out of the tree.
  func removeChildren(from index: Int) {
    while children.count > index { children.removeLast().leaves() }
  }

  /// Puts the children that have identities of the app's own into a new order; those that are left over go.
  ///
  /// - Complexity: O(children).
  func arrangeChildren(_ ids: [AnyHashable]) {
    if children.count == ids.count, zip(children, ids).allSatisfy({ $0.key.id == $1 }) { return }
    var known: [AnyHashable: [ViewNode]] = [:]
    for child in children.reversed() { child.key.id.map { known[$0, default: []].append(child) } }
    let kept = ids.map { known[$0]?.popLast() }
    let stays = Set(kept.lazy.compactMap { $0.map(ObjectIdentifier.init) })
    for child in children where !stays.contains(ObjectIdentifier(child)) { child.leaves() }
    // What is new has no node yet: a node of no type stands there until its view comes.
    children = zip(ids, kept).map { id, child in
      child
        ?? ViewNode(
          Never.self, ChildKey(id: id), in: graph, below: self, environment: environment,
          isShown: isShown)
    }
  }

  // MARK: Coming and going

  /// Takes it out of the tree, with all that is in it.
  func leaves() {
    if isGone { return }
    for child in children { child.leaves() }
    role?.leaves(self)
    isGone = true
    isShown = false
    evaluator = nil
    storage = []
    children = []
    parent = nil
  }

  /// Whether a container decides alone whether it is shown, such as that of tabs; nil for no container.
  private var choice: Bool?

  /// Lets a container decide whether it is shown, whatever is around it.
  func chooses(_ isShown: Bool) {
    choice = isShown
    shows(isShown)
  }

  /// Shows it, or hides it, with all that is in it.
  func shows(_ isShownAround: Bool) {
    let isShown = choice ?? isShownAround
    if self.isShown == isShown { return }
    self.isShown = isShown
    for (index, child) in children.enumerated() {
      child.shows(isShown && (role?.showsChild(index) ?? true))
    }
    role?.changes(self, isShown: isShown)
  }
}

/// The state that a modifier or a container keeps with its node.
protocol ViewRole: AnyObject {
  /// The node goes, and what is in it has gone.
  func leaves(_ node: ViewNode)
  /// The node is shown from now on, or is no longer.
  func changes(_ node: ViewNode, isShown: Bool)
  /// Whether a child is shown where the node is.
  func showsChild(_ index: Int) -> Bool
}

extension ViewRole {
  func leaves(_ node: ViewNode) {}
  func changes(_ node: ViewNode, isShown: Bool) {}
  func showsChild(_ index: Int) -> Bool { true }
}

/// Evaluates a node once more with the value that it has.
@MainActor
protocol NodeEvaluator: AnyObject {
  func evaluate(_ node: ViewNode)
  /// Whether what it evaluates is a view of the app's own.
  nonisolated var isOfTheApp: Bool { get }
}

extension NodeEvaluator {
  nonisolated var isOfTheApp: Bool { false }
}

extension ViewNode {
  /// Looks at the node and all in it, each before those in it.
  func visit(_ body: (ViewNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The roles of a kind in the node and in all in it, outermost first.
  func roles<Role>(_: Role.Type) -> [(node: ViewNode, role: Role)] {
    var found: [(node: ViewNode, role: Role)] = []
    visit { node in (node.role as? Role).map { found.append((node, $0)) } }
    return found
  }

  /// Whether another node is around it.
  func isInside(_ other: ViewNode) -> Bool {
    var node = parent
    while let next = node, next.depth >= other.depth {
      if next === other { return true }
      node = next.parent
    }
    return false
  }

  /// The innermost role of a kind around the node.
  func around<Role>(_: Role.Type) -> Role? {
    var node = parent
    while let next = node {
      if let role = next.role as? Role { return role }
      node = next.parent
    }
    return nil
  }
}
