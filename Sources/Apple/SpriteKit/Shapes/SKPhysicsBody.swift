public import UIKit

/// A direction with a length.
///
/// Source: Apple, corefoundation/cgvector.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public init() { self.init(dx: 0, dy: 0) }
  public static let zero = CGVector()
}

/// A body that moves and collides; plain values, for nothing moves here.
///
/// Source: Apple, spritekit/skphysicsbody.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  open internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var usesPreciseCollisionDetection = false
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0

  public convenience init(circleOfRadius r: CGFloat, center: CGPoint = .zero) { self.init() }
  public convenience init(rectangleOf s: CGSize, center: CGPoint = .zero) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }

  open func applyForce(_ force: CGVector) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// The physics of a scene, in which bodies move and collide; plain values here.
///
/// Source: Apple, spritekit/skphysicsworld.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// Two bodies that touch each other; none do here.
///
/// Source: Apple, spritekit/skphysicscontact.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  public let contactPoint = CGPoint.zero

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}

/// An object that hears of contacts: there is none here.
///
/// Source: Apple, spritekit/skphysicscontactdelegate.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
