public import UIKit

/// What a view of SpriteKit's shows; no frame is drawn, so `update(_:)` is never called.
///
/// Source: Apple, spritekit/skscene.
open class SKScene: SKEffectNode {
  /// How large it is.
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  /// How it fills its view.
  open var scaleMode = SKSceneScaleMode.fill
  /// Which point of its view its origin is.
  open var anchorPoint = CGPoint.zero
  /// What lies behind.
  open var backgroundColor = SKColor(white: 0.15, alpha: 1)
  /// From where it is seen.
  open weak var camera: SKCameraNode?
  /// What moves and collides.
  public let physicsWorld = SKPhysicsWorld()
  /// The view that shows it.
  open fileprivate(set) weak var view: SKView?

  /// Creates a scene of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  /// Creates a scene of the least size.
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
  /// Creates a scene from an archive, which has no contents here.
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    sceneDidLoad()
  }

  open override var frame: CGRect { anchorPoint.frame(size, anchorPoint, 1, 1) }

  /// It has been made.
  open func sceneDidLoad() {}
  /// A view shows it.
  open func didMove(to view: SKView) {}
  /// A view shows it no longer.
  open func willMove(from view: SKView) {}
  /// It has another size.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// A frame begins; never called here.
  open func update(_ currentTime: TimeInterval) {}
  /// The actions of a frame have run; never called here.
  open func didEvaluateActions() {}
  /// The bodies of a frame have moved; never called here.
  open func didSimulatePhysics() {}
  /// A frame is about to be drawn; never called here.
  open func didFinishUpdate() {}
  /// Returns a point of the scene as one of its view: the same here.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point }
  /// Returns a point of its view as one of the scene: the same here.
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point }
}

/// How a scene fills its view.
///
/// Source: Apple, spritekit/skscenescalemode.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// A view that shows a scene; nothing is drawn.
///
/// Source: Apple, spritekit/skview.
open class SKView: UIView {
  /// The scene.
  open private(set) var scene: SKScene?
  /// Whether the scene stands still; a plain value here.
  open var isPaused = false
  /// How many frames a second are wanted; a plain value here.
  open var preferredFramesPerSecond = 60
  /// Whether what lies behind is seen; a plain value here.
  open var allowsTransparency = false
  /// Whether siblings are drawn in any order; a plain value here.
  open var ignoresSiblingOrder = false
  /// Whether nodes out of sight are left out; a plain value here.
  open var shouldCullNonVisibleNodes = true
  /// Whether frames are drawn apart from views; a plain value here.
  open var isAsynchronous = true
  /// Whether the rate of frames is shown; a plain value here.
  open var showsFPS = false
  /// Whether the number of nodes is shown; a plain value here.
  open var showsNodeCount = false
  /// Whether the number of drawings is shown; a plain value here.
  open var showsDrawCount = false
  /// Whether bodies are shown; a plain value here.
  open var showsPhysics = false

  /// Shows a scene in the stead of the one before, both of which hear of it.
  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    guard let scene else { return }
    scene.view = self
    if scene.scaleMode == .resizeFill { scene.size = bounds.size }
    scene.didMove(to: self)
  }
  /// Shows a scene at once.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  /// Returns no picture: nothing is drawn here.
  open func texture(from node: SKNode) -> SKTexture? { nil }
  /// Returns a point of the scene as one of the view: the same here.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point }
  /// Returns a point of the view as one of the scene: the same here.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { point }
}

/// How one scene follows another one; nothing is drawn here.
///
/// Source: Apple, spritekit/sktransition.
open class SKTransition: NSObject {
  /// Whether the new scene stands still meanwhile; a plain value here.
  open var pausesIncomingScene = true
  /// Whether the old scene stands still meanwhile; a plain value here.
  open var pausesOutgoingScene = true

  /// One scene into the other.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Through black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Through a colour.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// The new scene pushes the old one.
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// The old scene opens like a door.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// From where a scene comes.
///
/// Source: Apple, spritekit/sktransitiondirection.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
