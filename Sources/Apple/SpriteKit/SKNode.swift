@_exported public import UIKit

/// A colour.
///
/// Source: Apple, spritekit/skcolor.
public typealias SKColor = UIColor

/// A part of a scene: a tree of nodes with plain values; nothing is drawn, and no action runs.
///
/// Source: Apple, spritekit/sknode.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  /// Where it is in the node above.
  open var position = CGPoint.zero
  /// How far in front it is.
  open var zPosition: CGFloat = 0
  /// How it is turned.
  open var zRotation: CGFloat = 0
  /// How wide it is made.
  open var xScale: CGFloat = 1
  /// How high it is made.
  open var yScale: CGFloat = 1
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it is not drawn.
  open var isHidden = false
  /// Whether its actions stand still.
  open var isPaused = false
  /// How fast its actions run.
  open var speed: CGFloat = 1
  /// Whether touches reach it.
  open var isUserInteractionEnabled = false
  /// A name by which the app finds it.
  open var name: String?
  /// What the app keeps with it.
  open var userData: NSMutableDictionary?
  /// What collides.
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  /// The nodes in it.
  open private(set) var children: [SKNode] = []
  /// The node above.
  open private(set) weak var parent: SKNode?
  private var actions: [String?: SKAction] = [:]

  /// Creates a node.
  public override init() { super.init() }
  /// Creates a node from an archive, which has no contents here.
  public required init?(coder aDecoder: NSCoder) { super.init() }
  /// Creates a node from a file, which is not read.
  public convenience init?(fileNamed filename: String) { self.init() }

  /// The scene in which it is.
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  /// Where it reaches in the node above.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  /// Where it and all in it reach in the node above.
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { all, child in
      all.union(child.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y))
    }
  }
  /// Makes it wider and higher.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: The tree

  /// Puts a node in front.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  /// Puts a node at a position.
  open func insertChild(_ node: SKNode, at index: Int) {
    node.removeFromParent()
    children.insert(node, at: index)
    node.parent = self
  }
  /// Takes the node out of the one above.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Takes all nodes out.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  /// Takes nodes out.
  open func removeChildren(in nodes: [SKNode]) { for node in nodes { node.removeFromParent() } }
  /// Moves the node into another one.
  open func move(toParent parent: SKNode) { parent.addChild(self) }
  /// Whether a node is around it.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent === parent || self.parent?.inParentHierarchy(parent) == true
  }
  /// Returns the first node with a name; among all nodes in it where the name begins with `//`.
  open func childNode(withName name: String) -> SKNode? { self[name].first }
  /// Calls a closure for the nodes with a name.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for node in self[name] where !stops.boolValue { block(node, &stops) }
  }
  /// The nodes with a name; among all nodes in it where the name begins with `//`.
  open subscript(name: String) -> [SKNode] {
    let isDeep = name.hasPrefix("//")
    let wanted = isDeep ? String(name.dropFirst(2)) : name
    return (isDeep ? descendants : children).filter { wanted == "*" || $0.name == wanted }
  }
  private var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  // MARK: Positions

  /// Whether it reaches a point of the node above.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  /// Whether it reaches another one.
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  /// The nodes in it at a point, the first in front.
  open func nodes(at p: CGPoint) -> [SKNode] {
    children.reversed().flatMap { child -> [SKNode] in
      let inner = CGPoint(x: p.x - child.position.x, y: p.y - child.position.y)
      return child.nodes(at: inner) + (child.frame.contains(p) ? [child] : [])
    }
  }
  /// The node in front at a point; itself where there is none.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  /// Returns a point of another node as one of this node; scales and turns do not count.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    CGPoint(x: point.x + node.origin.x - origin.x, y: point.y + node.origin.y - origin.y)
  }
  /// Returns a point of this node as one of another node; scales and turns do not count.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }
  private var origin: CGPoint {
    guard let parent, !(self is SKScene) else { return .zero }
    return CGPoint(x: parent.origin.x + position.x, y: parent.origin.y + position.y)
  }

  // MARK: Actions

  /// Keeps an action, which never runs.
  open func run(_ action: SKAction) { actions[nil] = action }
  /// Keeps an action with a key, which never runs.
  open func run(_ action: SKAction, withKey key: String) { actions[key] = action }
  /// Keeps an action, which never ends.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { run(action) }
  /// Whether it has actions.
  open func hasActions() -> Bool { !actions.isEmpty }
  /// Returns the action with a key.
  open func action(forKey key: String) -> SKAction? { actions[key] }
  /// Forgets the action with a key.
  open func removeAction(forKey key: String) { actions[key] = nil }
  /// Forgets all actions.
  open func removeAllActions() { actions = [:] }
}

extension UITouch {
  /// Returns where the touch is in a node: at its origin here.
  public func location(in node: SKNode) -> CGPoint { .zero }
  /// Returns where the touch was in a node: at its origin here.
  public func previousLocation(in node: SKNode) -> CGPoint { .zero }
}
