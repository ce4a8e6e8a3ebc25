public import UIKit

/// A picture or a rectangle of a colour.
///
/// Source: Apple, spritekit/skspritenode.
open class SKSpriteNode: SKNode {
  /// The picture.
  open var texture: SKTexture?
  /// How large it is.
  open var size: CGSize
  /// Its colour.
  open var color: SKColor
  /// How much of the colour lies over the picture.
  open var colorBlendFactor: CGFloat = 0
  /// Which point of it stands at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Creates a sprite of its parts.
  public init(texture: SKTexture?, color: SKColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  /// Creates a sprite of a picture as large as it is.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  /// Creates a sprite of a picture in a size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  /// Creates a sprite of a picture with a name.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  /// Creates a sprite of a colour.
  public convenience init(color: SKColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  /// Creates a sprite without a size.
  public override convenience init() { self.init(color: .white, size: .zero) }
  /// Creates a sprite from an archive, which has no contents here.
  public required init?(coder aDecoder: NSCoder) {
    (size, color) = (.zero, .white)
    super.init(coder: aDecoder)
  }

  open override var frame: CGRect { position.frame(size, anchorPoint, xScale, yScale) }
}

extension CGPoint {
  /// The rectangle of a size around a point of it.
  func frame(_ size: CGSize, _ anchor: CGPoint, _ xScale: CGFloat, _ yScale: CGFloat) -> CGRect {
    let (width, height) = (size.width * xScale, size.height * yScale)
    return CGRect(x: x - width * anchor.x, y: y - height * anchor.y, width: width, height: height)
  }
}

/// A text.
///
/// Source: Apple, spritekit/sklabelnode.
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String?
  /// The text with its looks.
  open var attributedText: NSAttributedString?
  /// The name of the font.
  open var fontName: String?
  /// How large the font is.
  open var fontSize: CGFloat = 32
  /// The colour.
  open var fontColor: UIColor? = .white
  /// Where the text stands from side to side.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// Where the text stands upwards.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// How many lines there are at most.
  open var numberOfLines = 1
  /// How wide it is at most.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Creates a text in a font.
  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
  /// Creates a text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  /// Creates a text with its looks.
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
  /// The shape.
  open var path: CGPath?
  /// What it is filled with.
  open var fillColor = SKColor.clear
  /// What its line is drawn with.
  open var strokeColor = SKColor.white
  /// How wide its line is.
  open var lineWidth: CGFloat = 1
  /// How far its line shines.
  open var glowWidth: CGFloat = 0

  /// Creates a shape.
  public convenience init(path: CGPath, centered: Bool = false) {
    self.init()
    self.path = path
  }
  /// Creates a rectangle.
  public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
    self.init(path: UIBezierPath(rect: rect).cgPath)
  }
  /// Creates a rectangle around its position.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
    self.init(rect: CGPoint.zero.frame(size, CGPoint(x: 0.5, y: 0.5), 1, 1))
  }
  /// Creates a circle around its position.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(rectOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  /// Creates an ellipse around its position.
  public convenience init(ellipseOf size: CGSize) { self.init(rectOf: size) }

  open override var frame: CGRect {
    (path?.boundingBox ?? .zero).offsetBy(dx: position.x, dy: position.y)
  }
}

/// Nodes that are drawn as one.
///
/// Source: Apple, spritekit/skeffectnode.
open class SKEffectNode: SKNode {
  /// Whether the effect is there.
  open var shouldEnableEffects = true
  /// Whether what was drawn is kept.
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
  /// What particles look like.
  open var particleTexture: SKTexture?
  /// How many come a second.
  open var particleBirthRate: CGFloat = 0
  /// How many come in all; 0 for no end.
  open var numParticlesToEmit = 0
  /// In which node they fly.
  open weak var targetNode: SKNode?

  /// Begins once more.
  open func resetSimulation() {}
  /// Lets time pass.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}
