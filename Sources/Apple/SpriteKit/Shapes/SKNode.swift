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
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var speed: CGFloat = 1
  open var isUserInteractionEnabled = false
  open var name: String?
  open var userData: NSMutableDictionary?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  private var actions: [String?: SKAction] = [:]

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }
  public convenience init?(fileNamed filename: String) { self.init() }

  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { all, child in
      all.union(child.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y))
    }
  }
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: The tree

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  open func insertChild(_ node: SKNode, at index: Int) {
    node.removeFromParent()
    children.insert(node, at: index)
    node.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  open func removeChildren(in nodes: [SKNode]) { for node in nodes { node.removeFromParent() } }
  open func move(toParent parent: SKNode) { parent.addChild(self) }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent === parent || self.parent?.inParentHierarchy(parent) == true
  }
  open func childNode(withName name: String) -> SKNode? { self[name].first }
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for node in self[name] where !stops.boolValue { block(node, &stops) }
  }
  open subscript(name: String) -> [SKNode] {
    let isDeep = name.hasPrefix("//")
    let wanted = isDeep ? String(name.dropFirst(2)) : name
    return (isDeep ? descendants : children).filter { wanted == "*" || $0.name == wanted }
  }
  private var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  // MARK: Positions

  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  open func nodes(at p: CGPoint) -> [SKNode] {
    children.reversed().flatMap { child -> [SKNode] in
      let inner = CGPoint(x: p.x - child.position.x, y: p.y - child.position.y)
      return child.nodes(at: inner) + (child.frame.contains(p) ? [child] : [])
    }
  }
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    CGPoint(x: point.x + node.origin.x - origin.x, y: point.y + node.origin.y - origin.y)
  }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }
  private var origin: CGPoint {
    guard let parent, !(self is SKScene) else { return .zero }
    return CGPoint(x: parent.origin.x + position.x, y: parent.origin.y + position.y)
  }

  // MARK: Actions

  open func run(_ action: SKAction) { actions[nil] = action }
  open func run(_ action: SKAction, withKey key: String) { actions[key] = action }
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { run(action) }
  open func hasActions() -> Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SKAction? { actions[key] }
  open func removeAction(forKey key: String) { actions[key] = nil }
  open func removeAllActions() { actions = [:] }
}

extension UITouch {
  public func location(in node: SKNode) -> CGPoint { .zero }
  public func previousLocation(in node: SKNode) -> CGPoint { .zero }
}
