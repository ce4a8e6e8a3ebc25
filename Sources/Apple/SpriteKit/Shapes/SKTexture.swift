public import UIKit

/// A picture of a sprite; it has no pixels here.
///
/// Source: Apple, spritekit/sktexture.
open class SKTexture: NSObject {
  private let pixels: CGSize
  open var filteringMode = SKTextureFilteringMode.linear

  public init(imageNamed name: String) { pixels = CGSize(width: 1, height: 1) }
  public init(image: UIImage) { pixels = image.size }
  public convenience init(rect: CGRect, in texture: SKTexture) { self.init(imageNamed: "") }

  open func size() -> CGSize { pixels }
  open func preload(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }
}

/// How a picture is made larger.
///
/// Source: Apple, spritekit/sktexturefilteringmode.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
