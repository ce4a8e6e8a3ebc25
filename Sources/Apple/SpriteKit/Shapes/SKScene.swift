public import UIKit

/// The scene in a view of SpriteKit's; no frame is drawn, so `update(_:)` is never called.
///
/// Source: Apple, spritekit/skscene.
open class SKScene: SKEffectNode {
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = SKColor(white: 0.15, alpha: 1)
  open weak var camera: SKCameraNode?
  public let physicsWorld = SKPhysicsWorld()
  open fileprivate(set) weak var view: SKView?

  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    sceneDidLoad()
  }

  open override var frame: CGRect { anchorPoint.frame(size, anchorPoint, 1, 1) }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}
  open func convertPoint(toView point: CGPoint) -> CGPoint { point }
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
  open private(set) var scene: SKScene?
  open var isPaused = false
  open var preferredFramesPerSecond = 60
  open var allowsTransparency = false
  open var ignoresSiblingOrder = false
  open var shouldCullNonVisibleNodes = true
  open var isAsynchronous = true
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsDrawCount = false
  open var showsPhysics = false

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
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  open func texture(from node: SKNode) -> SKTexture? { nil }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { point }
}

/// How one scene follows another one; nothing is drawn here.
///
/// Source: Apple, spritekit/sktransition.
open class SKTransition: NSObject {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true

  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// From where a scene comes.
///
/// Source: Apple, spritekit/sktransitiondirection.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
