public import UIKit

/// Something that a node does for some time; none ever runs here, because no frame is drawn.
///
/// Source: Apple, spritekit/skaction.
open class SKAction: NSObject {
  open var duration: TimeInterval = 0
  open var timingMode = SKActionTimingMode.linear
  open var speed: CGFloat = 1

  private convenience init(_ duration: TimeInterval) {
    self.init()
    self.duration = duration
  }

  open func reversed() -> SKAction { self }

  open class func move(to location: CGPoint, duration sec: TimeInterval) -> SKAction { .init(sec) }
  open class func move(by delta: CGVector, duration sec: TimeInterval) -> SKAction { .init(sec) }
  open class func moveBy(x: CGFloat, y: CGFloat, duration sec: TimeInterval) -> SKAction {
    .init(sec)
  }
  open class func moveTo(x: CGFloat, duration sec: TimeInterval) -> SKAction { .init(sec) }
  open class func moveTo(y: CGFloat, duration sec: TimeInterval) -> SKAction { .init(sec) }
  open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction { .init(sec) }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction { .init(sec) }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    .init(duration)
  }
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool = false
  ) -> SKAction { .init(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { .init(duration) }
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { .init(duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { .init(duration) }
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { .init(duration) }
  open class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    .init(duration)
  }
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { .init(duration) }
  open class func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction { .init(duration) }
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { .init(sec) }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { .init(sec) }
  open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
    .init(sec)
  }
  open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
    .init(sec)
  }
  open class func hide() -> SKAction { .init(0) }
  open class func unhide() -> SKAction { .init(0) }
  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction { .init(sec) }
  open class func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction { .init(0) }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool = false,
    restore: Bool = true
  ) -> SKAction { .init(sec * Double(textures.count)) }
  open class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction { .init(0) }

  open class func sequence(_ actions: [SKAction]) -> SKAction {
    .init(actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    .init(actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    .init(action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction { .init(.infinity) }
  open class func wait(forDuration sec: TimeInterval, withRange range: TimeInterval = 0)
    -> SKAction
  { .init(sec) }
  open class func removeFromParent() -> SKAction { .init(0) }
  open class func run(_ block: @escaping () -> Void) -> SKAction { .init(0) }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { action }
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { .init(seconds) }
}

/// How an action begins and ends.
///
/// Source: Apple, spritekit/skactiontimingmode.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
