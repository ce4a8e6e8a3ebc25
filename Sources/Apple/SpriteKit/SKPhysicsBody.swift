public import UIKit

/// A direction with a length.
///
/// Source: Apple, corefoundation/cgvector.
public struct CGVector: Hashable, Codable, Sendable {
  /// From side to side.
  public var dx: CGFloat
  /// Upwards.
  public var dy: CGFloat
  /// Creates one of its parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Creates one without a length.
  public init() { self.init(dx: 0, dy: 0) }
  /// One without a length.
  public static let zero = CGVector()
}

/// What moves and collides; plain values, for nothing moves here.
///
/// Source: Apple, spritekit/skphysicsbody.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  /// Its node.
  open internal(set) weak var node: SKNode?
  /// Whether it moves.
  open var isDynamic = true
  /// Whether it falls.
  open var affectedByGravity = true
  /// Whether it turns.
  open var allowsRotation = true
  /// Whether it is held.
  open var pinned = false
  /// Whether fast ones collide, too.
  open var usesPreciseCollisionDetection = false
  /// What it is.
  open var categoryBitMask: UInt32 = .max
  /// With what it collides.
  open var collisionBitMask: UInt32 = .max
  /// Of whose contacts the delegate hears.
  open var contactTestBitMask: UInt32 = 0
  /// How heavy it is.
  open var mass: CGFloat = 1
  /// How heavy it is for its size.
  open var density: CGFloat = 1
  /// How rough it is.
  open var friction: CGFloat = 0.2
  /// How far it bounces.
  open var restitution: CGFloat = 0.2
  /// How it becomes slower.
  open var linearDamping: CGFloat = 0.1
  /// How its turns become slower.
  open var angularDamping: CGFloat = 0.1
  /// Where it moves.
  open var velocity = CGVector.zero
  /// How fast it turns.
  open var angularVelocity: CGFloat = 0

  /// Creates a circle.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint = .zero) { self.init() }
  /// Creates a rectangle.
  public convenience init(rectangleOf s: CGSize, center: CGPoint = .zero) { self.init() }
  /// Creates a shape.
  public convenience init(polygonFrom path: CGPath) { self.init() }
  /// Creates the shape of a picture.
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  /// Creates one of several.
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }
  /// Creates a line.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
  /// Creates the line around a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  /// Creates the line around a shape.
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }

  /// Pushes it for a frame.
  open func applyForce(_ force: CGVector) {}
  /// Pushes it once.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Turns it once.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// The bodies that it touches: none here.
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// What moves and collides in a scene; plain values here.
///
/// Source: Apple, spritekit/skphysicsworld.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  /// In which direction bodies fall.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast time goes.
  open var speed: CGFloat = 1
  /// What hears of contacts: there is none here.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// Two bodies that touch each other; none do here.
///
/// Source: Apple, spritekit/skphysicscontact.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  /// The first body.
  public let bodyA: SKPhysicsBody
  /// The second body.
  public let bodyB: SKPhysicsBody
  /// Where they touch each other.
  public let contactPoint = CGPoint.zero

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}

/// An object that hears of contacts: there is none here.
///
/// Source: Apple, spritekit/skphysicscontactdelegate.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Two bodies touch each other.
  func didBegin(_ contact: SKPhysicsContact)
  /// Two bodies touch each other no longer.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing: the app leaves it out.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing: the app leaves it out.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
