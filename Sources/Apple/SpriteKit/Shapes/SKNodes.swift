public import UIKit

/// A picture or a rectangle of a colour.
///
/// Source: Apple, spritekit/skspritenode.
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var size: CGSize
  open var color: SKColor
  open var colorBlendFactor: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  public init(texture: SKTexture?, color: SKColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  public convenience init(color: SKColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  public override convenience init() { self.init(color: .white, size: .zero) }
  public required init?(coder aDecoder: NSCoder) {
    (size, color) = (.zero, .white)
    super.init(coder: aDecoder)
  }

  open override var frame: CGRect { position.frame(size, anchorPoint, xScale, yScale) }
}

extension CGPoint {
  func frame(_ size: CGSize, _ anchor: CGPoint, _ xScale: CGFloat, _ yScale: CGFloat) -> CGRect {
    let (width, height) = (size.width * xScale, size.height * yScale)
    return CGRect(x: x - width * anchor.x, y: y - height * anchor.y, width: width, height: height)
  }
}

/// A text.
///
/// Source: Apple, spritekit/sklabelnode.
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0

  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }
}

/// Where a text stands from side to side.
///
/// Source: Apple, spritekit/sklabelhorizontalalignmentmode.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }

/// Where a text stands upwards.
///
/// Source: Apple, spritekit/sklabelverticalalignmentmode.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A shape.
///
/// Source: Apple, spritekit/skshapenode.
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = SKColor.clear
  open var strokeColor = SKColor.white
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0

  public convenience init(path: CGPath, centered: Bool = false) {
    self.init()
    self.path = path
  }
  public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
    self.init(path: UIBezierPath(rect: rect).cgPath)
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
    self.init(rect: CGPoint.zero.frame(size, CGPoint(x: 0.5, y: 0.5), 1, 1))
  }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(rectOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  public convenience init(ellipseOf size: CGSize) { self.init(rectOf: size) }

  open override var frame: CGRect {
    (path?.boundingBox ?? .zero).offsetBy(dx: position.x, dy: position.y)
  }
}

/// Nodes that are drawn as one.
///
/// Source: Apple, spritekit/skeffectnode.
open class SKEffectNode: SKNode {
  open var shouldEnableEffects = true
  open var shouldRasterize = false
}

/// From where a scene is seen.
///
/// Source: Apple, spritekit/skcameranode.
open class SKCameraNode: SKNode {}

/// Particles; none flies here.
///
/// Source: Apple, spritekit/skemitternode.
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open weak var targetNode: SKNode?

  open func resetSimulation() {}
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}
