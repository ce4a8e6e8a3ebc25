public import UIKit

/// A picture of a sprite; it has no pixels here.
///
/// Source: Apple, spritekit/sktexture.
open class SKTexture: NSObject {
  private let pixels: CGSize
  /// How it is made larger; a plain value here.
  open var filteringMode = SKTextureFilteringMode.linear

  /// Creates the picture with a name, which is taken to be there.
  public init(imageNamed name: String) { pixels = CGSize(width: 1, height: 1) }
  /// Creates one of a picture.
  public init(image: UIImage) { pixels = image.size }
  /// Creates a part of another one.
  public convenience init(rect: CGRect, in texture: SKTexture) { self.init(imageNamed: "") }

  /// How large it is.
  open func size() -> CGSize { pixels }
  /// Loads it, which is done at once.
  open func preload(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  /// Loads several, which is done at once.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { completionHandler() }
}

/// How a picture is made larger.
///
/// Source: Apple, spritekit/sktexturefilteringmode.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
