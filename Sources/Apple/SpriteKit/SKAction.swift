public import UIKit

/// Something that a node does for some time; none ever runs here, because no frame is drawn.
///
/// Source: Apple, spritekit/skaction.
open class SKAction: NSObject {
  /// How long it takes.
  open var duration: TimeInterval = 0
  /// How it begins and ends.
  open var timingMode = SKActionTimingMode.linear
  /// How fast it is.
  open var speed: CGFloat = 1

  private convenience init(_ duration: TimeInterval) {
    self.init()
    self.duration = duration
  }

  /// Does the contrary.
  open func reversed() -> SKAction { self }

  /// Moves to a point.
  open class func move(to location: CGPoint, duration sec: TimeInterval) -> SKAction { .init(sec) }
  /// Moves in a direction.
  open class func move(by delta: CGVector, duration sec: TimeInterval) -> SKAction { .init(sec) }
  /// Moves in a direction.
  open class func moveBy(x: CGFloat, y: CGFloat, duration sec: TimeInterval) -> SKAction {
    .init(sec)
  }
  /// Moves from side to side.
  open class func moveTo(x: CGFloat, duration sec: TimeInterval) -> SKAction { .init(sec) }
  /// Moves upwards.
  open class func moveTo(y: CGFloat, duration sec: TimeInterval) -> SKAction { .init(sec) }
  /// Moves along lines.
  open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction { .init(sec) }
  /// Moves along lines.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction { .init(sec) }
  /// Turns by an angle.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    .init(duration)
  }
  /// Turns to an angle.
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool = false
  ) -> SKAction { .init(duration) }
  /// Makes it as large as a number says.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { .init(duration) }
  /// Makes it as large as a size.
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { .init(duration) }
  /// Makes it larger.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { .init(duration) }
  /// Makes it as wide as a number says.
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { .init(duration) }
  /// Makes it as wide and high as numbers say.
  open class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    .init(duration)
  }
  /// Makes it as high as a number says.
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { .init(duration) }
  /// Makes a sprite as large as numbers say.
  open class func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction { .init(duration) }
  /// Lets it come.
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { .init(sec) }
  /// Lets it go.
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { .init(sec) }
  /// Makes it as opaque as a number says.
  open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
    .init(sec)
  }
  /// Makes it more opaque.
  open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
    .init(sec)
  }
  /// Hides it.
  open class func hide() -> SKAction { .init(0) }
  /// Shows it.
  open class func unhide() -> SKAction { .init(0) }
  /// Gives it a colour.
  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction { .init(sec) }
  /// Gives it a picture.
  open class func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction { .init(0) }
  /// Gives it one picture after the other.
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool = false,
    restore: Bool = true
  ) -> SKAction { .init(sec * Double(textures.count)) }
  /// Plays a sound.
  open class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction { .init(0) }

  /// Does one after the other.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    .init(actions.reduce(0) { $0 + $1.duration })
  }
  /// Does all at once.
  open class func group(_ actions: [SKAction]) -> SKAction {
    .init(actions.map(\.duration).max() ?? 0)
  }
  /// Does something several times.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    .init(action.duration * Double(count))
  }
  /// Does something without an end.
  open class func repeatForever(_ action: SKAction) -> SKAction { .init(.infinity) }
  /// Waits.
  open class func wait(forDuration sec: TimeInterval, withRange range: TimeInterval = 0)
    -> SKAction
  { .init(sec) }
  /// Takes the node out of the one above.
  open class func removeFromParent() -> SKAction { .init(0) }
  /// Calls a closure; never called here.
  open class func run(_ block: @escaping () -> Void) -> SKAction { .init(0) }
  /// Does something with the node of a name.
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { action }
  /// Calls a closure in each frame; never called here.
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { .init(seconds) }
}

/// How an action begins and ends.
///
/// Source: Apple, spritekit/skactiontimingmode.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
